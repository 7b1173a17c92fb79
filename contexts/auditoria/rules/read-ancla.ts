/** What an ancla says of a seal, enough to compare it. */
export interface SelloAnclado {
  readonly lote: number;
  readonly huella: string;
}

const HUELLA = /^[0-9a-f]{64}$/;

/**
 * The seals an ancla names: the file of the screen or of `npm run audit:anchor`, a mail that brought one, or lines of
 * the log of the process. What is none of these is left aside; each seal once, in the order of their numbers.
 */
export function readAncla(texto: string): SelloAnclado[] {
  const whole = parseJson(texto);
  const found =
    whole === undefined
      ? texto.split('\n').flatMap((line) => listSellos(parseJson(line)))
      : listSellos(whole);
  const byText = new Map(found.map((sello) => [`${sello.lote} ${sello.huella}`, sello]));
  return [...byText.values()].sort((one, other) => one.lote - other.lote);
}

function listSellos(value: unknown): SelloAnclado[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('sellos' in value && Array.isArray(value.sellos)) return value.sellos.flatMap(toSello);
  return toSello(value);
}

/** A seal as the ancla or as the log writes it. */
function toSello(value: unknown): SelloAnclado[] {
  if (typeof value !== 'object' || value === null) return [];
  const { lote, huella, batch, digest } = value as Record<string, unknown>;
  const number = lote ?? batch;
  const text = huella ?? digest;
  const isSello = typeof number === 'number' && Number.isInteger(number) && typeof text === 'string';
  return isSello && HUELLA.test(text) ? [{ lote: number, huella: text }] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
