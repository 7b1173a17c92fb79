import {
  ACCIONES_MANUALES,
  type AccionManual,
  ESTADOS_EDITABLES,
  type EstadoSolicitud,
  type Lado,
} from '../../contract/terms.ts';
import { CICLO_DE_VIDA, findSiguiente, type Papel } from './ciclo-de-vida.ts';
import type { ClaseDeSolicitud } from './trabajo.ts';

/** The side each part is of; what the product does by itself is of none. */
const LADO_DE: Readonly<Record<Papel, Lado | null>> = {
  entidad: 'entidad',
  aprobador: 'entidad',
  coordinador: 'ministerio',
  consultor: 'ministerio',
  certificador: 'ministerio',
  operador: 'operador',
  sistema: null,
};

export interface BotonSolicitud {
  readonly paso: AccionManual;
  /** Whether it stands out. */
  readonly esPrincipal: boolean;
}

/**
 * The buttons of a request in a state and level, from the left; nobody sees the steps of another side. Whether each is
 * available now its decision says. The last one stands out, unless it cancels the request: no page asks for that.
 *
 * @param puedeEditar whether the person can continue to write the request: then that button is the primary one
 * instead of any step
 */
export function listBotones(
  solicitud: ClaseDeSolicitud & { readonly estado: EstadoSolicitud },
  { lado, puedeEditar }: { readonly lado: Lado; readonly puedeEditar: boolean },
): readonly BotonSolicitud[] {
  const offered = ACCIONES_MANUALES.flatMap((paso) => {
    const { papel, boton: lugar } = CICLO_DE_VIDA[paso];
    const fits = findSiguiente(paso, solicitud) !== undefined && LADO_DE[papel] === lado;
    return fits && lugar !== null ? [{ paso, lugar }] : [];
  }).sort((a, b) => a.lugar - b.lugar);
  return offered.map(({ paso }, position) => ({
    paso,
    esPrincipal: position === offered.length - 1 && !puedeEditar && paso !== 'cancelar',
  }));
}

export interface BotonDeEscritura {
  readonly boton: 'responder' | 'corregir' | 'continuar';
  /** Whether it stands out. */
  readonly esPrincipal: boolean;
}

/**
 * The buttons of who writes a request, from the left, before those that move it on: to the next mark without an answer,
 * and to the form. The first one stands out.
 *
 * @param hayPorResponder whether a mark of its last return waits for an answer
 */
export function listBotonesDeEscritura(
  estado: EstadoSolicitud,
  { puedeEditar, hayPorResponder }: { readonly puedeEditar: boolean; readonly hayPorResponder: boolean },
): readonly BotonDeEscritura[] {
  if (!ESTADOS_EDITABLES.includes(estado) || !puedeEditar) return [];
  if (estado !== 'devuelta') return [{ boton: 'continuar', esPrincipal: true }];
  if (!hayPorResponder) return [{ boton: 'corregir', esPrincipal: true }];
  return [
    { boton: 'responder', esPrincipal: true },
    { boton: 'corregir', esPrincipal: false },
  ];
}
