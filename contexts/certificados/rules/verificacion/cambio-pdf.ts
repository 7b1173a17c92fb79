import { LOCALE } from '@marco/country/zone';
import { BYTES_POR_TRAMO, DIGITOS_POR_TRAMO, type HuellasPdf } from '../precinto.ts';
import { type Cripto, presentHex } from './cripto.ts';

/** Bytes as one letter each: places in the text are places in the bytes. */
export function toLetras(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return text;
}

const numero = (place: number) => place.toLocaleString(LOCALE);

/** A byte as people read it: its letter, or its number where it has none. */
function presentByte(byte: number): string {
  return byte > 32 && byte < 127 ? `«${String.fromCharCode(byte)}»` : byte.toString(16).padStart(2, '0');
}

/** The part of a PDF a place is in. */
function presentParte(letras: string, place: number): string {
  if (place >= letras.lastIndexOf('\nxref\n') && letras.includes('\nxref\n'))
    return 'en el índice del archivo';
  const begins = letras.lastIndexOf(' 0 obj', place);
  if (begins < 0) return 'en el encabezado del archivo';
  const objeto = /(\d+)$/.exec(letras.slice(Math.max(0, begins - 8), begins))?.[1] ?? '';
  const ends = letras.indexOf('stream', begins);
  const isCredencial = letras.slice(begins, Math.max(begins, ends)).includes('/Type /EmbeddedFile');
  return isCredencial ? 'en la credencial que el PDF lleva dentro' : `en el objeto ${objeto} del PDF`;
}

async function listTramosCambiados(pdf: Uint8Array, tramos: string, cripto: Cripto): Promise<number[]> {
  const changed: number[] = [];
  for (let start = 0, at = 0; start < pdf.length; start += BYTES_POR_TRAMO, at += DIGITOS_POR_TRAMO) {
    const huella = presentHex(await cripto.sha256(pdf.subarray(start, start + BYTES_POR_TRAMO)));
    if (huella.slice(0, DIGITOS_POR_TRAMO) !== tramos.slice(at, at + DIGITOS_POR_TRAMO)) changed.push(start);
  }
  return changed;
}

/** How a byte may have changed: one bit first, as worn disks and bad lines do. */
const BITS = [1, 2, 4, 8, 16, 32, 64, 128];
const CAMBIOS = [
  ...BITS,
  ...Array.from({ length: 255 }, (_, place) => place + 1).filter((bits) => !BITS.includes(bits)),
];

/** The one byte of a piece that, put back, gives the digest that was signed; undefined where more changed. */
async function findByte(tramo: Uint8Array, huella: string, cripto: Cripto) {
  const tried = Uint8Array.from(tramo);
  const wanted = (huella.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  for (const bits of CAMBIOS) {
    for (const [place, byte] of tramo.entries()) {
      tried[place] = byte ^ bits;
      const found = await cripto.sha256(tried);
      if (wanted.every((digit, at) => found[at] === digit)) return { place, decia: byte ^ bits, dice: byte };
      tried[place] = byte;
    }
  }
  return undefined;
}

/**
 * What changed in a PDF, in words: the very byte where it is one, or the bytes it is among. Undefined where nothing did.
 *
 * @param pdf without its precinto, whose lines stood at `lugar` and were `largo` bytes: places are those of the file
 */
export async function findCambio(
  pdf: Uint8Array,
  huellas: HuellasPdf,
  { lugar, largo }: { readonly lugar: number; readonly largo: number },
  cripto: Cripto,
): Promise<string | undefined> {
  if (presentHex(await cripto.sha256(pdf)) === huellas.sha256) return undefined;
  const changed = await listTramosCambiados(pdf, huellas.tramos, cripto);
  const first = changed[0] ?? Math.max(0, pdf.length - 1);
  const toArchivo = (place: number) => numero(place < lugar ? place : place + largo);
  const parte = presentParte(toLetras(pdf), first);
  if (pdf.length !== huellas.bytes) {
    const [cuantos, palabra] = [Math.abs(pdf.length - huellas.bytes), pdf.length > huellas.bytes];
    return `Tiene ${numero(cuantos)} bytes de ${palabra ? 'más' : 'menos'}, desde el byte ${toArchivo(first)}, ${parte}.`;
  }
  const last = Math.min(pdf.length, (changed.at(-1) ?? first) + BYTES_POR_TRAMO) - 1;
  const at = (first / BYTES_POR_TRAMO) * DIGITOS_POR_TRAMO;
  const byte =
    changed.length === 1
      ? await findByte(
          pdf.subarray(first, last + 1),
          huellas.tramos.slice(at, at + DIGITOS_POR_TRAMO),
          cripto,
        )
      : undefined;
  return byte
    ? `Cambió el byte ${toArchivo(first + byte.place)}, ${parte}: decía ${presentByte(byte.decia)} y dice ${presentByte(byte.dice)}.`
    : `Cambiaron bytes entre el ${toArchivo(first)} y el ${toArchivo(last)}, ${parte}.`;
}
