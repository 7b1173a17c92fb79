import {
  type ClaseCambio,
  type EfectoContraejemplo,
  FORMAS_MENSAJE,
  type FormaMensaje,
  type Lectura,
  type QuienUsa,
  VEREDICTOS_CAMBIO,
  type VeredictoCambio,
} from '../../contract/compatibilidad.terms.ts';
import type { PapelMensaje } from '../../contract/versiones.terms.ts';
import { type CambioHallado, type ContextoComparacion, toPareja, toSinDecidir } from './cambio-hallado.ts';
import { findVeredictoDeTabla } from './clases-de-cambio.ts';
import { compareGrupos } from './compare-grupos.ts';
import { explainCambio } from './explain-cambio.ts';
import { isLegible } from './is-legible.ts';
import type { MensajeComparable, OperacionComparable } from './mensaje-comparable.ts';
import { hasEjemplos, type ParteMensaje, writeGrupo } from './parte-de-mensaje.ts';
import type { ValoresDeElementos } from './valores-de-elementos.ts';

/** A message that is valid for its writer, and that the reader refuses or understands otherwise. */
export interface Contraejemplo {
  readonly forma: FormaMensaje;
  /** Whose version writes it. */
  readonly escrito: 'antes' | 'despues';
  /** Null is no message at all. */
  readonly parte: ParteMensaje | null;
  /** `otro-sentido`: the reader takes it, and understands another thing. */
  readonly efecto: EfectoContraejemplo;
}

export interface CambioServicio {
  readonly operacion: string;
  readonly papel: PapelMensaje;
  /** Name of the message where several have its role. */
  readonly mensaje: string;
  readonly clase: ClaseCambio;
  readonly lugar: readonly string[];
  readonly quien: QuienUsa;
  readonly veredicto: VeredictoCambio;
  /** Where it is so. */
  readonly formas: readonly FormaMensaje[];
  /** It may break, and nothing proves or refutes it. */
  readonly sinDecidir: boolean;
  /** What happens and what to do, in one sentence. */
  readonly frase: string;
  readonly contraejemplo: Contraejemplo | null;
}

export interface OpcionesComparacion {
  readonly lectura: Lectura;
  readonly formas?: readonly FormaMensaje[];
  readonly valores: ValoresDeElementos;
}

interface Juzgado extends CambioHallado {
  readonly forma: FormaMensaje;
  readonly contraejemplo: Contraejemplo | null;
}

/** Every change between two versions of a service, each with its verdict by direction and what proves it. */
export function compareServicio(
  antes: readonly OperacionComparable[],
  despues: readonly OperacionComparable[],
  opciones: OpcionesComparacion,
): CambioServicio[] {
  const codigos = new Set([...antes, ...despues].map(({ codigo }) => codigo));
  return [...codigos].flatMap((operacion) => {
    const vieja = antes.find(({ codigo }) => codigo === operacion);
    const nueva = despues.find(({ codigo }) => codigo === operacion);
    if (vieja && nueva) return compareOperacion(operacion, vieja, nueva, opciones);
    const peticion = (vieja ?? nueva)?.mensajes.find(({ papel }) => papel === 'peticion');
    const clase = vieja ? 'operacion-retirada' : 'operacion-nueva';
    return present({ operacion, papel: 'peticion', mensaje: '' }, opciones, (contexto) => [
      toDeMensaje(clase, peticion, undefined, contexto),
    ]);
  });
}

function compareOperacion(
  operacion: string,
  antes: OperacionComparable,
  despues: OperacionComparable,
  opciones: OpcionesComparacion,
): CambioServicio[] {
  const toKey = ({ papel, nombre }: MensajeComparable) => `${papel}/${papel === 'error' ? nombre : ''}`;
  const viejos = new Map(antes.mensajes.map((mensaje) => [toKey(mensaje), mensaje]));
  const nuevos = new Map(despues.mensajes.map((mensaje) => [toKey(mensaje), mensaje]));
  return [...new Set([...viejos.keys(), ...nuevos.keys()])].flatMap((key) => {
    const [viejo, nuevo] = [viejos.get(key), nuevos.get(key)];
    const mensaje = nuevo ?? viejo;
    if (!mensaje) return [];
    const lugar = {
      operacion,
      papel: mensaje.papel,
      mensaje: mensaje.papel === 'error' ? mensaje.nombre : '',
    };
    return present(lugar, opciones, (contexto) => compareMensajes(viejo, nuevo, contexto));
  });
}

function compareMensajes(
  antes: MensajeComparable | undefined,
  despues: MensajeComparable | undefined,
  contexto: ContextoComparacion,
): Juzgado[] {
  if (antes && despues) {
    const { lee } = toPareja(contexto.papel, antes.raiz, despues.raiz);
    return compareGrupos(antes.raiz, despues.raiz, contexto).map((cambio) => {
      if (cambio.prueba && !hasEjemplos(cambio.prueba))
        return toJuzgado(toSinDecidir(cambio), contexto, null);
      const efecto = cambio.prueba && isLegible(cambio.prueba, lee, contexto) ? 'otro-sentido' : 'rechaza';
      const prueba = cambio.prueba && ({ parte: cambio.prueba, efecto } as const);
      return toJuzgado(cambio, contexto, prueba);
    });
  }
  const deError = despues ? 'error-nuevo' : 'error-retirado';
  const deMensaje = despues ? 'mensaje-nuevo' : 'mensaje-retirado';
  return [toDeMensaje(contexto.papel === 'error' ? deError : deMensaje, antes, despues, contexto)];
}

/** A message, or an operation, that only one version has: the proof is what the writer sends there. */
function toDeMensaje(
  clase: ClaseCambio,
  antes: MensajeComparable | undefined,
  despues: MensajeComparable | undefined,
  contexto: ContextoComparacion,
): Juzgado {
  const { escribe } = toPareja(contexto.papel, antes, despues);
  const veredicto = findVeredictoDeTabla(clase, contexto.papel, contexto);
  const cambio = { clase, lugar: [], veredicto, prueba: null, sinEfecto: false, sinDecidir: false };
  const escrita = escribe && writeGrupo(escribe.raiz, contexto.valores);
  const parte = escrita && hasEjemplos(escrita) ? escrita : null;
  return toJuzgado(cambio, contexto, veredicto === 'rompe' ? { parte, efecto: 'rechaza' } : null);
}

function toJuzgado(
  cambio: CambioHallado,
  { papel, forma }: ContextoComparacion,
  prueba: Pick<Contraejemplo, 'parte' | 'efecto'> | null,
): Juzgado {
  const escrito = toPareja<Contraejemplo['escrito']>(papel, 'antes', 'despues').escribe;
  return { ...cambio, forma, contraejemplo: prueba && { forma, escrito, ...prueba } };
}

/** The changes of one message in every form, each once with the worst that it does. */
function present(
  lugar: Pick<CambioServicio, 'operacion' | 'papel' | 'mensaje'>,
  { lectura, valores, formas = FORMAS_MENSAJE }: OpcionesComparacion,
  compare: (contexto: ContextoComparacion) => readonly Juzgado[],
): CambioServicio[] {
  const juzgados = formas.flatMap((forma) => compare({ papel: lugar.papel, forma, lectura, valores }));
  const porCambio = Map.groupBy(juzgados, ({ clase, lugar: campo }) => [clase, ...campo].join('/'));
  return [...porCambio.values()].flatMap((mismos) => {
    const veredicto = findPeor(mismos);
    const peores = mismos.filter((juzgado) => juzgado.veredicto === veredicto);
    const [peor] = peores;
    if (!peor) return [];
    const quien = lugar.papel === 'peticion' ? 'pide' : 'lee';
    const cambio = {
      ...lugar,
      clase: peor.clase,
      lugar: peor.lugar,
      quien,
      veredicto,
      formas: peores.map(({ forma }) => forma),
      sinDecidir: peor.sinDecidir,
      contraejemplo: peor.contraejemplo,
    } as const;
    return [{ ...cambio, frase: explainCambio(cambio, peor.sinEfecto) }];
  });
}

/** The worst verdict of several; compatible of none. */
export function findPeor(cambios: readonly { readonly veredicto: VeredictoCambio }[]): VeredictoCambio {
  const all = cambios.map(({ veredicto }) => veredicto);
  return VEREDICTOS_CAMBIO.findLast((veredicto) => all.includes(veredicto)) ?? 'compatible';
}

/** The worst first; within it as they stand in the messages. */
export function listPeoresPrimero(cambios: readonly CambioServicio[]): CambioServicio[] {
  const weigh = ({ veredicto }: CambioServicio) => VEREDICTOS_CAMBIO.indexOf(veredicto);
  return cambios.toSorted((one, other) => weigh(other) - weigh(one));
}
