import { LOCALE } from '@marco/country/zone';
/** Words of a search that are looked for; more would only make it slower. */
export const MAXIMO_TERMINOS = 8;

/** Words that occur in nearly every text, so they do not help beside other words. */
const VACIAS = new Set(
  (
    'a al ante con de del desde e el en entre es la las lo los más mas me mi ni o para pero por que qué se sin ' +
    'sobre su sus u un una unas unos y'
  ).split(' '),
);

/**
 * The words a mesa must hold, each once, whatever its place in the text. Words that occur in nearly every text are
 * left out, unless there are no others.
 */
export function parseTerminos(texto: string): readonly string[] {
  const palabras = new Map<string, string>();
  for (const palabra of texto.split(/\s+/u).filter((part) => part !== '')) {
    const clave = palabra.toLocaleLowerCase(LOCALE);
    if (!palabras.has(clave)) palabras.set(clave, palabra);
  }
  const llenas = [...palabras].filter(([clave]) => !VACIAS.has(clave)).map(([, palabra]) => palabra);
  return (llenas.length > 0 ? llenas : [...palabras.values()]).slice(0, MAXIMO_TERMINOS);
}
