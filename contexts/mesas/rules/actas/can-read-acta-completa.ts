import { ALLOWED, type Decision } from '@marco/contract-kit/decision';
import { canSeeHistorial, type QuienLee } from '../historial/can-see-historial.ts';

/** Who asks for the acta of a meeting. */
interface QuienLeeActa extends QuienLee {
  /** Works for an entidad that attended, or is a consultor of the meeting. */
  readonly asistio: boolean;
}

/**
 * Reading who attended and who is responsible: the ministry, the entidades of the mesa and the people who attended.
 * Anybody else has the public edition (ADR 0056).
 *
 * @param participantes ids of the entidades of the mesa, its lead included
 */
export function canReadActaCompleta(
  { asistio, ...quien }: QuienLeeActa,
  participantes: readonly number[],
): Decision {
  return asistio && quien.acciones.has('consultar') ? ALLOWED : canSeeHistorial(quien, participantes);
}
