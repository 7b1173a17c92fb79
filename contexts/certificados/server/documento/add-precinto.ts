import { createHash } from 'node:crypto';
import {
  BYTES_POR_TRAMO,
  DIGITOS_POR_TRAMO,
  findLugarDelPrecinto,
  formatPrecinto,
  type HuellasPdf,
} from '../../rules/precinto.ts';
import type { Documento } from '../../rules/prueba.ts';

function computeHuellas(pdf: Uint8Array): HuellasPdf {
  const compute = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  let tramos = '';
  for (let start = 0; start < pdf.length; start += BYTES_POR_TRAMO)
    tramos += compute(pdf.subarray(start, start + BYTES_POR_TRAMO)).slice(0, DIGITOS_POR_TRAMO);
  return { bytes: pdf.length, sha256: compute(pdf), tramos };
}

/** A PDF with the signed digests of all its other bytes inside: whoever has the file and the keys can verify it alone. */
export function addPrecinto(pdf: Uint8Array, sign: (huellas: HuellasPdf) => Documento): Uint8Array {
  const bytes = Buffer.from(pdf);
  const place = findLugarDelPrecinto(bytes.toString('latin1'));
  if (place === undefined) throw new Error('The PDF has no startxref.');
  const lines = formatPrecinto(sign(computeHuellas(pdf)));
  return Buffer.concat([bytes.subarray(0, place), Buffer.from(lines, 'latin1'), bytes.subarray(place)]);
}
