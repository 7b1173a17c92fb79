import type { ClaseCambio, VeredictoCambio } from '../../contract/compatibilidad.terms.ts';
import type { PapelMensaje } from '../../contract/versiones.terms.ts';
import { findVeredictoDeTabla } from './clases-de-cambio.ts';
import { isLegible, type LectorDeMensajes } from './is-legible.ts';
import type { ContenidoCampo } from './mensaje-comparable.ts';
import type { ParteMensaje } from './parte-de-mensaje.ts';

export interface ContextoComparacion extends LectorDeMensajes {
  readonly papel: PapelMensaje;
}

/** A change at its place, with what proves that it breaks. */
export interface CambioHallado {
  readonly clase: ClaseCambio;
  /** Local names from the message to the field. */
  readonly lugar: readonly string[];
  readonly veredicto: VeredictoCambio;
  /** What the writer may write at this level, and the reader refuses, or reads as another thing. */
  readonly prueba: ParteMensaje | null;
  /** The table says that it breaks, and nothing that can be written shows it. */
  readonly sinEfecto: boolean;
  /** Neither proved nor refuted. */
  readonly sinDecidir: boolean;
}

export interface Pareja<Cosa> {
  readonly escribe: Cosa;
  readonly lee: Cosa;
}

/** The writer and the reader: old requests meet the new version, new answers those who know the old one. */
export function toPareja<Cosa>(papel: PapelMensaje, antes: Cosa, despues: Cosa): Pareja<Cosa> {
  return papel === 'peticion' ? { escribe: antes, lee: despues } : { escribe: despues, lee: antes };
}

/** Judges a change by the table; of what breaks, the first candidate that the reader refuses is the proof. */
export function toCambio(
  clase: ClaseCambio,
  lugar: readonly string[],
  contexto: ContextoComparacion,
  lee: ContenidoCampo,
  candidatos: Iterable<ParteMensaje | undefined>,
): CambioHallado {
  const veredicto = findVeredictoDeTabla(clase, contexto.papel, contexto);
  const cambio = { clase, lugar, veredicto, prueba: null, sinEfecto: false, sinDecidir: false };
  if (veredicto !== 'rompe') return cambio;
  for (const prueba of candidatos) {
    if (prueba && !isLegible(prueba, lee, contexto)) return { ...cambio, prueba };
  }
  return toSinEfecto(cambio);
}

/** What nobody notices is compatible; only in another namespace a tolerant reader loses a field without a word. */
export function toSinEfecto(cambio: CambioHallado): CambioHallado {
  const veredicto = cambio.clase === 'espacio-cambiado' ? 'aviso' : 'compatible';
  return { ...cambio, veredicto, prueba: null, sinEfecto: true };
}

/** What nobody could decide is told as a warning, and counted as what may break. */
export function toSinDecidir(cambio: CambioHallado): CambioHallado {
  return { ...cambio, veredicto: 'aviso', prueba: null, sinEfecto: false, sinDecidir: true };
}
