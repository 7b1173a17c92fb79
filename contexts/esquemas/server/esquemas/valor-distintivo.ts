import { createSamples } from '@marco/patterns/pattern-samples';
import type { PiezaSimple } from '../../rules/esquemas/clausura.ts';
import { listFacetas, toTipoBase } from '../../rules/esquemas/facetas.ts';
import { isValorDeTipo } from '../../rules/esquemas/valor-lexico.ts';
import { listCandidatos, writeDeLargo } from './ejemplos-valor.ts';
import { createJuezValor, type FormaValor, type JuezValor } from './juez-valor.ts';

/** A value one element admits and another refuses: found, proved not to exist, or neither. */
export type Distintivo =
  | { readonly estado: 'hallado'; readonly valor: string }
  | { readonly estado: 'ninguno' }
  | { readonly estado: 'sin-decidir' };

/** An element with the judges of its values. */
export interface PiezaJuzgada {
  readonly pieza: PiezaSimple;
  readonly jueces: Readonly<Record<FormaValor, JuezValor>>;
}

/** Reads the rules of an element in both forms, once for many values. */
export function createPiezaJuzgada(pieza: PiezaSimple): PiezaJuzgada {
  return {
    pieza,
    jueces: { xml: createJuezValor(pieza, 'xml'), json: createJuezValor(pieza, 'json') },
  };
}

/** Longer texts are no example for anybody. */
const LONGEST = 20_000;
/** Digits a number is tried with. */
const LARGEST = 300;

/**
 * A value that the writer admits and the reader refuses, in one form. Bounds differ at their edges, so that where only
 * bounds and lists speak, none found is none there; of two regular expressions nothing is claimed.
 */
export function findDistintivo(escribe: PiezaJuzgada, lee: PiezaJuzgada, forma: FormaValor): Distintivo {
  const seen = new Set<string>();
  for (const texto of listDistintivos(escribe.pieza, lee.pieza)) {
    if (seen.has(texto)) continue;
    seen.add(texto);
    // What is written is right in both forms: an example that one of them refuses proves nothing.
    const escrito =
      isValorDeTipo(toTipoBase(escribe.pieza).tipoDato, texto) &&
      escribe.jueces.xml.admits(texto, escribe.pieza) &&
      escribe.jueces.json.admits(texto, escribe.pieza);
    if (escrito && !lee.jueces[forma].admits(texto, escribe.pieza))
      return { estado: 'hallado', valor: texto };
  }
  const finito = escribe.pieza.valores !== null || escribe.pieza.tipoDato === 'booleano';
  const conPatron = [escribe, lee].some(({ pieza }) => pieza.patron !== null);
  return { estado: finito || !conPatron ? 'ninguno' : 'sin-decidir' };
}

function* listDistintivos(escribe: PiezaSimple, lee: PiezaSimple): Generator<string> {
  if (escribe.valores !== null) {
    for (const { codigo } of escribe.valores) yield codigo;
    return;
  }
  yield* listLargos(escribe, lee);
  const { tipoDato } = escribe;
  // Bounds of another type say nothing of these values.
  const delTipo = escribe.tipoDato === lee.tipoDato ? [escribe, lee] : [escribe];
  if (tipoDato === 'entero' || tipoDato === 'decimal') yield* listNumeros(escribe.tipoDato, delTipo);
  if (tipoDato.startsWith('fecha') || tipoDato === 'hora') yield* listMomentos(escribe.tipoDato, delTipo);
  yield* listCandidatos(escribe);
  if (escribe.patron !== null) yield* createSamples(escribe.patron);
  if (lee.patron !== null) yield* listCasi(lee.patron);
  yield* listCandidatos(lee);
}

/** Texts just within the lengths of the writer and just beyond those of the reader, of several letters. */
function* listLargos(escribe: PiezaSimple, lee: PiezaSimple): Generator<string> {
  const suyas = listFacetas(escribe);
  const ajenas = listFacetas(lee);
  const largos = [suyas.longitudMinima, suyas.longitudMaxima, ajenas.longitudMinima, ajenas.longitudMaxima]
    .flatMap((largo) => (largo === null ? [] : [largo - 3, largo - 1, largo, largo + 1, largo + 3]))
    .concat(0, 1)
    .filter((largo) => largo >= 0 && largo <= LONGEST);
  for (const largo of new Set(largos.sort((a, b) => a - b))) {
    if (escribe.tipoDato === 'cadena') for (const letra of ['a', 'A', '1']) yield letra.repeat(largo);
    else if (escribe.tipoDato === 'binario' || escribe.tipoDato === 'uri')
      yield writeDeLargo(escribe.tipoDato, largo);
  }
}

/** Texts of a pattern of the reader, changed a little so that they are none of it. */
function* listCasi(patron: string): Generator<string> {
  let tried = 0;
  for (const muestra of createSamples(patron)) {
    if (tried++ > 20) return;
    yield muestra;
    for (const letra of ['a', 'A', '1', '-']) {
      yield `${muestra}${letra}`;
      yield `${letra}${muestra.slice(1)}`;
    }
    yield muestra.slice(1);
    yield muestra.slice(0, -1);
    yield muestra.toLowerCase();
    yield muestra.toUpperCase();
  }
}

/** Numbers at the bounds of both and beside them, with as many digits and decimals as they count. */
function* listNumeros(tipoDato: PiezaSimple['tipoDato'], piezas: readonly PiezaSimple[]): Generator<string> {
  const facetas = piezas.map(listFacetas);
  const limites = facetas.flatMap(({ valorMinimo, valorMaximo }) =>
    [valorMinimo ?? [], valorMaximo ?? []].flat(),
  );
  const digitos = facetas.flatMap(({ totalDigitos }) => totalDigitos ?? []);
  const decimales =
    tipoDato === 'entero' ? [0] : listDecimales(facetas.flatMap((faceta) => faceta.decimales ?? []));
  yield* limites;
  for (const entera of listEnteras(limites, digitos)) {
    const deDigitos = digitos.flatMap((total) => toDecimalesDe(tipoDato, entera, total));
    for (const cuantos of [...decimales, ...deDigitos]) yield* writeNumeros(entera, cuantos);
  }
}

/** Whole parts at and beside the bounds, and those with as many digits as a bound counts. */
function listEnteras(limites: readonly string[], digitos: readonly number[]): ReadonlySet<bigint> {
  const deLimites = limites.flatMap((limite) => {
    const entera = BigInt(limite.split('.')[0]?.replace(/^[+-]?$/, '0') ?? '0');
    return [-2n, -1n, 0n, 1n, 2n].map((paso) => entera + paso);
  });
  const deDigitos = digitos
    .flatMap((total) => [total - 1, total, total + 1])
    .filter((largo) => largo > 0 && largo <= LARGEST)
    .flatMap((largo) => [10n ** BigInt(largo) - 1n, 10n ** BigInt(largo - 1)]);
  return new Set([0n, 1n, -1n, ...deLimites, ...deDigitos, ...deDigitos.map((entera) => -entera)]);
}

function writeNumeros(entera: bigint, decimales: number): string[] {
  return decimales === 0 ? [`${entera}`] : ['1', '9'].map((cifra) => `${entera}.${cifra.repeat(decimales)}`);
}

function listDecimales(limites: readonly number[]): number[] {
  const decimales = limites.flatMap((limite) => [limite, limite + 1]);
  return [...new Set([0, 1, ...decimales])].filter((cuantos) => cuantos <= LARGEST);
}

/** Decimals with which a whole part has as many digits as a bound counts, and one more. */
function toDecimalesDe(tipoDato: PiezaSimple['tipoDato'], entera: bigint, total: number): number[] {
  if (tipoDato === 'entero') return [];
  const cifras = entera === 0n ? 0 : entera.toString().replace('-', '').length;
  return [total - cifras, total - cifras + 1].filter((cuantos) => cuantos > 0 && cuantos <= LARGEST);
}

/** Moments at the bounds of both and a little beside them. */
function* listMomentos(tipoDato: PiezaSimple['tipoDato'], piezas: readonly PiezaSimple[]): Generator<string> {
  for (const { valorMinimo, valorMaximo } of piezas.map(listFacetas)) {
    for (const limite of [valorMinimo, valorMaximo]) {
      if (limite === null) continue;
      yield limite;
      for (const paso of [-1, 1]) yield shift(tipoDato, limite, paso);
    }
  }
}

/** A day or a second before or after, in the zone the moment tells. */
function shift(tipoDato: PiezaSimple['tipoDato'], momento: string, paso: number): string {
  const zona = /(?:Z|[+-]\d{2}:\d{2})$/.exec(momento)?.[0] ?? '';
  const local = tipoDato === 'fecha' ? momento : momento.slice(0, momento.length - zona.length);
  const whole =
    tipoDato === 'hora' ? `2000-01-15T${local}Z` : tipoDato === 'fecha' ? `${local}T00:00:00Z` : `${local}Z`;
  const instant = new Date(whole);
  if (Number.isNaN(instant.getTime())) return momento;
  if (tipoDato === 'fecha') instant.setUTCDate(instant.getUTCDate() + paso);
  else instant.setUTCSeconds(instant.getUTCSeconds() + paso);
  const iso = instant.toISOString().replace('.000Z', '');
  if (tipoDato === 'fecha') return iso.slice(0, 10);
  return `${tipoDato === 'hora' ? iso.slice(11) : iso}${zona}`;
}
