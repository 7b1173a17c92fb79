import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { LIMITES_TABLERO } from '../../contract/tableros.terms.ts';

/** A pieza of a board that is being changed. */
export interface PiezaEnBorrador<Pieza> {
  /** Tells it apart while it moves. */
  readonly clave: number;
  readonly pieza: Pieza;
  /** It goes once the board is saved; until then it comes back with a press. */
  readonly isQuitada: boolean;
}

type PiezasDeBorrador<Pieza> = readonly PiezaEnBorrador<Pieza>[];

/** The piezas of a board as they stand before any change. */
export function toBorrador<Pieza>(piezas: readonly Pieza[]): PiezasDeBorrador<Pieza> {
  return piezas.map((pieza, clave) => ({ clave, pieza, isQuitada: false }));
}

/** The piezas the board has once it is saved, in their order. */
export function listPuestas<Pieza>(borrador: PiezasDeBorrador<Pieza>): readonly Pieza[] {
  return borrador.filter(({ isQuitada }) => !isQuitada).map(({ pieza }) => pieza);
}

/** One more at the end. */
export function addPieza<Pieza>(borrador: PiezasDeBorrador<Pieza>, pieza: Pieza): PiezasDeBorrador<Pieza> {
  const clave = 1 + Math.max(-1, ...borrador.map((una) => una.clave));
  return [...borrador, { clave, pieza, isQuitada: false }];
}

/** Where a pieza stands among those that stay, from 1; 0 of one that goes. */
export function findLugar(borrador: PiezasDeBorrador<unknown>, clave: number): number {
  return borrador.filter(({ isQuitada }) => !isQuitada).findIndex((una) => una.clave === clave) + 1;
}

/** A pieza one place earlier or later among those that stay; at an end nothing changes. */
export function updateLugar<Pieza>(
  borrador: PiezasDeBorrador<Pieza>,
  clave: number,
  paso: -1 | 1,
): PiezasDeBorrador<Pieza> {
  const desde = borrador.findIndex((una) => una.clave === clave);
  const puestas = borrador.flatMap(({ isQuitada }, at) => (isQuitada ? [] : [at]));
  const hasta = puestas[puestas.indexOf(desde) + paso];
  const movida = borrador[desde];
  if (movida === undefined || hasta === undefined) return borrador;
  return borrador.toSpliced(desde, 1).toSpliced(hasta, 0, movida);
}

/** The same board with another version of one of its piezas. */
export function updatePieza<Pieza>(
  borrador: PiezasDeBorrador<Pieza>,
  clave: number,
  cambio: Partial<Omit<PiezaEnBorrador<Pieza>, 'clave'>>,
): PiezasDeBorrador<Pieza> {
  return borrador.map((una) => (una.clave === clave ? { ...una, ...cambio } : una));
}

/** Whether one more pieza has room (domain reportes §5). */
export function canAddPieza(borrador: PiezasDeBorrador<unknown>): Decision {
  return listPuestas(borrador).length < LIMITES_TABLERO.piezas
    ? ALLOWED
    : refuseWith(`Un tablero tiene hasta ${LIMITES_TABLERO.piezas} piezas. Quite una para agregar otra.`);
}

/** Whether a board may be saved by this name. */
export function canSaveTablero(nombre: string): Decision {
  const { length } = nombre.trim();
  if (length === 0) return refuseWith('Escriba el nombre del tablero.');
  return length > LIMITES_TABLERO.nombre
    ? refuseWith(`El nombre tiene hasta ${LIMITES_TABLERO.nombre} letras.`)
    : ALLOWED;
}
