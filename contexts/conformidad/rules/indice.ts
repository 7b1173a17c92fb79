import type { PapelMensaje } from '@marco/servicios/terms';
import type { CampoBuscado, Correspondencia } from './comprobaciones/vinculos.ts';
import type { MensajePropio } from './declarado.ts';
import { isRequerido } from './esperado.ts';
import { listReglasDeCampo, toReglaDicha } from './reglas-de-campo.ts';

export interface Parte {
  readonly parte: number;
  readonly total: number;
}

/** How much could be known: what is bound of what is obligatory, and the rules that examples exercise. */
export interface Indice {
  readonly obligatorios: Parte;
  readonly reglas: Parte;
  /** Of 0 to 100, with one decimal and never rounded up. */
  readonly porcentaje: number;
}

/**
 * What of a contract could be known at all (domain niveles §7.3).
 *
 * @param mensajes of the entity: what a valid one exercises counts as what an example of the contract does
 */
export function computeIndice(
  { busquedas }: Correspondencia,
  mensajes: readonly MensajePropio[] = [],
): Indice {
  const ejercidasPor = toEjercidas(mensajes);
  const obligatorios = busquedas.filter(({ esperado }) => isRequerido(esperado));
  const vinculados = obligatorios.filter(({ vinculos }) => vinculos.length > 0);
  const reglas = sum(busquedas.map(({ esperado }) => listReglasDeCampo(esperado).length));
  const ejercidas = sum(busquedas.map((busqueda) => countEjercidas(busqueda, ejercidasPor(busqueda))));
  const share = ({ parte, total }: Parte) => (total === 0 ? 1 : parte / total);
  const partes = {
    obligatorios: { parte: vinculados.length, total: obligatorios.length },
    reglas: { parte: ejercidas, total: reglas },
  };
  return {
    ...partes,
    porcentaje: Math.floor(share(partes.obligatorios) * share(partes.reglas) * 1000 + 1e-9) / 10,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const SIN_EJERCER: ReadonlySet<string> = new Set();

/** Rules the valid messages of the entity exercise, of the operation and role of a field. */
function toEjercidas(mensajes: readonly MensajePropio[]): (busqueda: CampoBuscado) => ReadonlySet<string> {
  const validos = mensajes.filter(({ resultado }) => resultado === 'valido');
  const toClave = (operacion: string, papel: PapelMensaje) => `${papel} ${operacion}`;
  const grupos = Map.groupBy(validos, ({ operacion, papel }) => toClave(operacion, papel));
  const reglas = new Map(
    [...grupos].map(([clave, suyos]) => [clave, new Set(suyos.flatMap((mensaje) => mensaje.reglas))]),
  );
  return ({ operacion: { codigo }, papel }) =>
    (codigo === null ? undefined : reglas.get(toClave(codigo, papel))) ?? SIN_EJERCER;
}

/** An example of a field in the contract exercises all its rules. */
function countEjercidas(busqueda: CampoBuscado, deMensajes: ReadonlySet<string>): number {
  const reglas = listReglasDeCampo(busqueda.esperado);
  if (hasEjemplo(busqueda)) return reglas.length;
  if (deMensajes.size === 0 || busqueda.vinculos.length === 0) return 0;
  return reglas.filter((regla) => deMensajes.has(toReglaDicha(busqueda.camino, regla))).length;
}

/** Whether the contract shows a value of it. */
export function hasEjemplo({ vinculos }: CampoBuscado): boolean {
  return vinculos.some(({ lugares }) =>
    lugares.some(
      ({ ejemplos, hijos }) => ejemplos.length > 0 || hijos.some((hijo) => hijo.ejemplos.length > 0),
    ),
  );
}
