import type { CambioVersion } from '../../contract/terms.ts';

/** A field in which two versions differ, as people read it. */
export interface DiferenciaVersion {
  readonly campo: string;
  readonly etiqueta: string;
  readonly antes: string;
  readonly despues: string;
  /** Major when a message right before may not be right after. */
  readonly cambio: CambioVersion;
  readonly razon: string;
}

/** What an empty field reads as. */
export const SIN_VALOR = '—';

/** Most rows a cell spells out. */
const FILAS_A_LA_VISTA = 20;

/** Rows of a cell, one a line; the rest by their number. */
export function formatFilas(filas: readonly string[]): string {
  if (filas.length === 0) return SIN_VALOR;
  const visibles = filas.slice(0, FILAS_A_LA_VISTA);
  const resto = filas.length - visibles.length;
  return [...visibles, ...(resto > 0 ? [`y ${resto} más`] : [])].join('\n');
}
