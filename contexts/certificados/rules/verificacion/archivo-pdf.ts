import { findPrecinto } from '../precinto.ts';
import { toLetras } from './cambio-pdf.ts';
import type { Cripto } from './cripto.ts';

const ADJUNTO = '/Type /EmbeddedFile';
const FLUJO = 'stream\n';

/** Whether bytes begin as a PDF does, or carry what the PDF of a certificate does: its beginning may have changed. */
export function isPdf(bytes: Uint8Array): boolean {
  return toLetras(bytes.subarray(0, 5)) === '%PDF-' || findPrecinto(toLetras(bytes)) !== undefined;
}

/**
 * The text of the file a certificate carries inside: the first attachment, as this product writes it. It is no reader of
 * any PDF: what another program wrote again has another digest anyway, and is told so. Undefined where there is none.
 */
export async function findAdjunto(pdf: Uint8Array, cripto: Cripto): Promise<string | undefined> {
  const letras = toLetras(pdf);
  const place = letras.indexOf(ADJUNTO);
  if (place < 0) return undefined;
  const opens = letras.lastIndexOf(' obj', place);
  const begins = letras.indexOf(FLUJO, place);
  const largo = Number(/\/Length (\d+)/.exec(letras.slice(opens, begins))?.[1]);
  if (begins < 0 || !Number.isInteger(largo)) return undefined;
  const contenido = pdf.subarray(begins + FLUJO.length, begins + FLUJO.length + largo);
  const packed = letras.slice(opens, begins).includes('/FlateDecode');
  try {
    return cripto.readText(packed ? await cripto.unpack(contenido, 'deflate') : contenido);
  } catch {
    return undefined;
  }
}
