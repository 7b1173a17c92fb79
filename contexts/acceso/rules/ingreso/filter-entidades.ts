import { canEnterEntidad, type EstadoMembresia } from './can-enter-entidad.ts';

/** One card of the entity choice. */
export interface EntidadPorElegir extends EstadoMembresia {
  readonly nombre: string;
}

const COMBINING_MARKS = /\p{M}+/gu;

function fold(texto: string): string {
  return texto.normalize('NFD').replace(COMBINING_MARKS, '').toLocaleLowerCase('es').trim();
}

function rank(membresia: EstadoMembresia): number {
  if (canEnterEntidad(membresia, '').allowed) return 0;
  return membresia.usuarioPorAprobar ? 1 : 2;
}

/**
 * The entities whose name contains the text, whatever its case and accents; the records stay as they are, so
 * their state stays right (ENT-04). Those that can be entered come first, then the pending ones, then the rest.
 *
 * @param texto blank for all
 */
export function searchEntidades<E extends EntidadPorElegir>(entidades: readonly E[], texto: string): E[] {
  const wanted = fold(texto);
  return entidades
    .filter(({ nombre }) => fold(nombre).includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other));
}
