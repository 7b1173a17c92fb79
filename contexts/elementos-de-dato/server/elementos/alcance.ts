import { ESTADOS_PUBLICOS, ESTADOS_VERSION, type EstadoVersion } from '../../contract/terms.ts';

/** What a reader may see: what is or was in force, or what is being worked on too. */
export type Alcance = 'publico' | 'todo';

/** States of the versions within an alcance. */
export function listEstados(alcance: Alcance): readonly EstadoVersion[] {
  return alcance === 'publico' ? ESTADOS_PUBLICOS : ESTADOS_VERSION;
}
