import type { Trozo } from '../../contract/terms.ts';

/** What a character becomes when texts are compared; several characters, or none, are possible ('…' → '...'). */
export type Plegar = (letra: string) => string;

/** Characters of a fragment, about. */
export const LARGO_FRAGMENTO = 180;
/** Characters before the first mark. */
const ANTES = 60;
/** How far a cut goes to find the end of a word. */
const HOLGURA = 24;

const MARCA = /^\p{M}$/u;

interface Texto {
  /** Whole code points, so that no cut divides one. */
  readonly letras: readonly string[];
  /** Whether each is part of what was searched. */
  readonly marcas: readonly boolean[];
}

/** The whole text, what was searched marked. */
export function buildTextoMarcado(texto: string, terminos: readonly string[], plegar: Plegar): Trozo[] {
  return toTrozos(mark(texto, terminos, plegar), 0, Number.POSITIVE_INFINITY);
}

/**
 * The words around what was searched, marked: the first place of the text where most different words stand close
 * together. Cut at words where possible, never inside a character, with '…' where text was left out.
 *
 * @param terminos as the database compares them: already folded
 */
export function buildFragmento(
  texto: string,
  terminos: readonly string[],
  plegar: Plegar,
  largo: number = LARGO_FRAGMENTO,
): Trozo[] {
  const marked = mark(texto, terminos, plegar);
  const { letras } = marked;
  if (letras.length <= largo) return toTrozos(marked, 0, letras.length);
  const inicio = moveStart(
    letras,
    Math.max(0, Math.min(findBest(marked, largo) - ANTES, letras.length - largo)),
  );
  const fin = inicio + largo >= letras.length ? letras.length : moveEnd(letras, inicio + largo, inicio);
  const trozos = toTrozos(marked, inicio, fin);
  return [
    ...(inicio > 0 ? [{ texto: '…', marcado: false }] : []),
    ...trozos,
    ...(fin < letras.length ? [{ texto: '…', marcado: false }] : []),
  ];
}

function mark(texto: string, terminos: readonly string[], plegar: Plegar): Texto {
  const letras = [...texto.trim().replaceAll(/\s+/gu, ' ')];
  const { entero, origen } = fold(letras, plegar);
  const marcas = letras.map(() => false);
  for (const termino of terminos.filter((plegado) => plegado !== '')) {
    for (let at = entero.indexOf(termino); at >= 0; at = entero.indexOf(termino, at + termino.length)) {
      const desde = origen[at] ?? 0;
      const hasta = origen[at + termino.length - 1] ?? desde;
      marcas.fill(true, desde, hasta + 1);
    }
  }
  // An accent that stands by itself belongs to the letter before it.
  for (const [letra, texto] of letras.entries())
    if (marcas[letra - 1] && MARCA.test(texto)) marcas[letra] = true;
  return { letras, marcas };
}

/** The text as it is compared, and the letter that each unit of it comes from. */
function fold(letras: readonly string[], plegar: Plegar): { entero: string; origen: readonly number[] } {
  let entero = '';
  const origen: number[] = [];
  for (const [letra, texto] of letras.entries()) {
    entero += plegar(texto);
    while (origen.length < entero.length) origen.push(letra);
  }
  return { entero, origen };
}

/** The start of a mark after which most of the window is marked; the first one of several. */
function findBest({ marcas }: Texto, largo: number): number {
  const sumas = [0];
  for (const marcada of marcas) sumas.push((sumas.at(-1) ?? 0) + Number(marcada));
  let best = 0;
  let most = 0;
  for (const [letra, marcada] of marcas.entries()) {
    if (!marcada || marcas[letra - 1]) continue;
    const fin = Math.min(marcas.length, letra + largo - ANTES);
    const count = (sumas[fin] ?? 0) - (sumas[letra] ?? 0);
    if (count > most) [best, most] = [letra, count];
  }
  return best;
}

/** The first word that begins at or soon after a place. */
function moveStart(letras: readonly string[], inicio: number): number {
  if (inicio === 0) return 0;
  for (let at = inicio; at < inicio + HOLGURA; at += 1) if (letras[at - 1] === ' ') return at;
  let at = inicio;
  while (at < letras.length && MARCA.test(letras[at] ?? '')) at += 1;
  return at;
}

/** The last word that ends at or soon before a place. */
function moveEnd(letras: readonly string[], fin: number, inicio: number): number {
  for (let at = fin; at > Math.max(inicio, fin - HOLGURA); at -= 1) if (letras[at] === ' ') return at;
  let at = fin;
  while (at < letras.length && MARCA.test(letras[at] ?? '')) at += 1;
  return at;
}

function toTrozos({ letras, marcas }: Texto, inicio: number, fin: number): Trozo[] {
  const trozos: { texto: string; marcado: boolean }[] = [];
  for (const [position, letra] of letras.slice(inicio, fin).entries()) {
    const marcado = marcas[inicio + position] ?? false;
    const last = trozos.at(-1);
    if (last?.marcado === marcado) last.texto += letra;
    else trozos.push({ texto: letra, marcado });
  }
  return trozos;
}
