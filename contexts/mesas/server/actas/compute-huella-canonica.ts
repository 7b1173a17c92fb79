import { createHash } from 'node:crypto';
import { presentCanonico } from '../../rules/actas/contenido-acta.ts';

/** SHA-256 of a text, or of any other value in its canonical form; hexadecimal. */
export function computeHuellaCanonica(value: unknown): string {
  const text = typeof value === 'string' ? value : presentCanonico(value);
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
