import { createMensaje, writeMensajeJson, writeMensajeXml } from '@marco/esquemas/port';
import { createClausuraDe, type MaterialMensajes, type MensajeDelServicio } from './material.ts';

/** A valid message with invented values; null where none could be made. */
export function writeEjemplo(
  material: MaterialMensajes,
  mensaje: MensajeDelServicio,
  formato: 'json' | 'xml',
): string | null {
  const { clausura, raizId } = createClausuraDe(material, mensaje);
  const valido = createMensaje(clausura, raizId);
  if (!valido) return null;
  return formato === 'json' ? writeMensajeJson(clausura, valido) : writeMensajeXml(clausura, raizId, valido);
}
