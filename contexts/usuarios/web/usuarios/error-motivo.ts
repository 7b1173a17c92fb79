import { MAXIMO_MOTIVO, MENSAJES_MOTIVO } from '../../contract/terms.ts';

/** Why the reason of a change cannot be sent as it is written. */
export function findErrorMotivo(motivo: string): string | undefined {
  const escrito = motivo.trim();
  if (escrito === '') return MENSAJES_MOTIVO.requerido;
  return escrito.length > MAXIMO_MOTIVO ? MENSAJES_MOTIVO.maximo : undefined;
}
