import { ESTADOS_PUBLICOS, ESTADOS_VERSION, type EstadoVersion } from '../../contract/terms.ts';

/** What a reader may see: what is or was in force, or what is being worked on too. */
export type Visibilidad = 'publico' | 'todo';

/** States of the versions within an alcance. */
export function listEstados(visibilidad: Visibilidad): readonly EstadoVersion[] {
  return visibilidad === 'publico' ? ESTADOS_PUBLICOS : ESTADOS_VERSION;
}
