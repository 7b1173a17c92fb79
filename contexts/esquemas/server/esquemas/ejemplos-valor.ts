import { ZONE } from '@marco/country/zone';
import { computeWork, findPatternError, MAXIMUM_WORK } from '@marco/patterns/match-pattern';
import { createSamples } from '@marco/patterns/pattern-samples';
import type { PiezaSimple } from '../../rules/esquemas/clausura.ts';
import { listFacetas, toTipoBase } from '../../rules/esquemas/facetas.ts';
import { formatToken, hasZona } from '../../rules/esquemas/valor-lexico.ts';
import { createRevisor, type ReglaValor } from '../../rules/esquemas/valor-simple.ts';

/** A value every rule of a simple element accepts; undefined when none was found. */
export function createValorValido(pieza: PiezaSimple): string | undefined {
  const revisor = createRevisor(pieza);
  const { patron } = listFacetas(pieza);
  let letras = 0;
  for (const candidate of listCandidatos(pieza)) {
    letras += candidate.length;
    if (isLento(patron, letras)) return undefined;
    if (revisor.listIncumplidas(candidate).length === 0) return candidate;
  }
  return undefined;
}

/** Candidates somebody looks at to find several values. */
const MOST_TRIED = 120;

/** Values every rule of a simple element accepts, at most so many, the best known first. */
export function listValoresValidos(pieza: PiezaSimple, most: number): string[] {
  return keepValidos(pieza, take(listCandidatos(pieza), MOST_TRIED), most);
}

/** Valid values at the bounds of a simple element: shortest, longest, least, greatest; none where it has no bounds. */
export function listValoresLimite(pieza: PiezaSimple): string[] {
  const { tipoDato } = toTipoBase(pieza);
  const { longitudMinima, longitudMaxima, valorMinimo, valorMaximo } = listFacetas(pieza);
  const limites = [valorMinimo, valorMaximo].filter((limite) => limite !== null);
  const largos = [longitudMinima, longitudMaxima].filter((largo) => largo !== null && largo <= LONGEST);
  const textos = largos.flatMap((largo) => [
    writeDeLargo(tipoDato, largo ?? 0),
    ...take(listCandidatos(pieza), MOST_TRIED).filter((texto) => [...texto].length === largo),
  ]);
  return keepValidos(pieza, [...limites, ...textos], MOST_TRIED);
}

function take<Item>(items: Iterable<Item>, most: number): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length === most) break;
    taken.push(item);
  }
  return taken;
}

function keepValidos(pieza: PiezaSimple, textos: readonly string[], most: number): string[] {
  const revisor = createRevisor(pieza);
  const { patron } = listFacetas(pieza);
  const validos = new Set<string>();
  let letras = 0;
  for (const texto of textos) {
    letras += texto.length;
    if (validos.size === most || isLento(patron, letras)) break;
    if (revisor.listIncumplidas(texto).length === 0) validos.add(texto);
  }
  return [...validos];
}

/** Whether a pattern would take too long over so many letters. */
function isLento(patron: string | null, letras: number): boolean {
  return (
    patron !== null && findPatternError(patron) === undefined && computeWork(patron, letras) > MAXIMUM_WORK
  );
}

/** Values that break a simple element, each with the rule it breaks: that one alone, where a text is found that does. */
export function listValoresInvalidos(
  pieza: PiezaSimple,
  valido: string,
): { readonly regla: ReglaValor; readonly texto: string }[] {
  const revisor = createRevisor(pieza);
  return listIntentos(pieza, valido).flatMap(({ regla, textos }) => {
    let texto: string | undefined;
    for (const candidate of textos) {
      const incumplidas = revisor.listIncumplidas(candidate);
      if (!incumplidas.includes(regla)) continue;
      if (incumplidas.length === 1) return [{ regla, texto: candidate }];
      texto ??= candidate;
    }
    return texto === undefined ? [] : [{ regla, texto }];
  });
}

/** Longer texts are not useful as examples. */
const LONGEST = 20_000;

const DE_TIPO: Readonly<Record<PiezaSimple['tipoDato'], readonly string[]>> = {
  cadena: ['Texto', 'A', 'texto de ejemplo'],
  entero: ['1', '0', '10', '100', '-1'],
  decimal: ['1.5', '1', '0', '10.25', '-1'],
  fecha: ['2024-02-29', '2000-01-01', '1990-07-20'],
  'fecha-hora': [
    `2024-02-29T08:30:00${ZONE.offset}`,
    `2000-01-01T00:00:00${ZONE.offset}`,
    '2024-02-29T08:30:00',
  ],
  hora: [`08:30:00${ZONE.offset}`, `00:00:00${ZONE.offset}`, `23:59:59${ZONE.offset}`, '08:30:00'],
  booleano: ['true', 'false', '1', '0'],
  binario: ['SG9sYQ=='],
  uri: ['https://ejemplo.gov.co/recurso', 'urn:lci:ejemplo'],
};

/** Texts a simple element may admit: its examples and values, and what its bounds suggest. Whoever uses one checks it. */
export function* listCandidatos(pieza: PiezaSimple): Generator<string> {
  const { tipoDato } = toTipoBase(pieza);
  const { longitudMinima, longitudMaxima, valorMinimo, valorMaximo, patron } = listFacetas(pieza);
  yield* pieza.ejemplos.map(formatToken);
  // A moment without zone would mean another thing in each form: examples of our own tell theirs.
  for (const { codigo } of pieza.valores ?? []) yield codigo;
  if (patron !== null) yield* createSamples(patron);
  yield* DE_TIPO[tipoDato];
  for (const limite of [valorMinimo, valorMaximo]) {
    if (limite === null) continue;
    yield limite;
    if (tipoDato.endsWith('hora') && !hasZona(limite)) yield `${limite}Z`;
  }
  for (const largo of [longitudMinima, longitudMaxima]) {
    if (largo !== null && largo <= LONGEST) yield writeDeLargo(tipoDato, largo);
  }
}

/** A text of a type with a given length, in octets for binary ones. */
export function writeDeLargo(tipoDato: PiezaSimple['tipoDato'], largo: number): string {
  if (largo <= 0) return '';
  if (tipoDato === 'binario') return Buffer.alloc(largo, 'a').toString('base64');
  if (tipoDato === 'uri') return 'https://ejemplo.gov.co/'.padEnd(largo, 'a').slice(0, largo);
  return 'Texto de ejemplo '
    .repeat(Math.ceil(largo / 17))
    .slice(0, largo)
    .replace(/ $/, 'o');
}

interface Intento {
  readonly regla: ReglaValor;
  readonly textos: readonly string[];
}

/** Texts that should break each rule the element has. */
function listIntentos(pieza: PiezaSimple, valido: string): Intento[] {
  const { tipoDato } = toTipoBase(pieza);
  const { patron, totalDigitos, decimales, valorMinimo, valorMaximo } = listFacetas(pieza);
  const intentos: Intento[] = listIntentosDeLongitud(pieza, valido);
  const add = (regla: ReglaValor, ...textos: readonly string[]) => intentos.push({ regla, textos });
  if (tipoDato !== 'cadena' && tipoDato !== 'uri') add('tipo', 'no es un valor');
  // Of the length of a code, so that the list alone is broken.
  if (pieza.valores)
    add(
      'lista',
      'NO-ESTA-EN-LA-LISTA',
      'ZZ-0',
      ...['Z', '9', '0'].map((signo) => signo.repeat(valido.length)),
    );
  if (patron !== null) add('patron', ...listFueraDePatron(tipoDato, valido));
  if (valorMinimo !== null) add('valor-minimo', ...listVecinos(tipoDato, valorMinimo, -1));
  if (valorMaximo !== null) add('valor-maximo', ...listVecinos(tipoDato, valorMaximo, 1));
  if (totalDigitos !== null) add('total-digitos', '1'.repeat(totalDigitos + 1));
  if (decimales !== null) add('decimales', `0.${'1'.repeat(decimales + 1)}`);
  return intentos;
}

function listIntentosDeLongitud(pieza: PiezaSimple, valido: string): Intento[] {
  const { tipoDato } = toTipoBase(pieza);
  const { longitudMinima, longitudMaxima } = listFacetas(pieza);
  const intentos: Intento[] = [];
  if (longitudMinima !== null && longitudMinima > 0) {
    // Base64 goes in groups of three octets: three fewer, or three more, show in its characters too.
    const corto =
      tipoDato === 'binario'
        ? writeDeLargo(tipoDato, Math.max(0, longitudMinima - 3))
        : cut(valido, longitudMinima - 1);
    intentos.push({ regla: 'longitud-minima', textos: [corto] });
  }
  if (longitudMaxima !== null && longitudMaxima <= LONGEST) {
    // The same letters once more may match a pattern that no other text does.
    const textos = [writeDeLargo(tipoDato, longitudMaxima + 3), repeat(valido, longitudMaxima + 1)];
    intentos.push({ regla: 'longitud-maxima', textos });
  }
  return intentos;
}

function repeat(texto: string, largo: number): string {
  const letras = [...texto];
  return letras.length === 0
    ? ''
    : Array.from({ length: largo }, (_, at) => letras[at % letras.length]).join('');
}

function cut(texto: string, largo: number): string {
  return [...texto].slice(0, largo).join('').trimEnd();
}

function listFueraDePatron(tipoDato: PiezaSimple['tipoDato'], valido: string): readonly string[] {
  if (tipoDato !== 'cadena' && tipoDato !== 'uri') return DE_TIPO[tipoDato];
  const turned = [...valido].reverse().join('');
  return tipoDato === 'uri'
    ? [`${valido}/x`, 'urn:otra:cosa']
    : ['¡no cumple!', `${valido}¡`, '!', 'no', '0', turned].map(formatToken);
}

/** Values just beyond a bound, on the other side. */
function listVecinos(tipoDato: PiezaSimple['tipoDato'], limite: string, side: 1 | -1): readonly string[] {
  if (tipoDato === 'entero') return [(BigInt(limite) + BigInt(side)).toString()];
  if (tipoDato === 'decimal') return [(BigInt(limite.split('.')[0] || '0') + BigInt(2 * side)).toString()];
  const zona = /(?:Z|[+-]\d{2}:\d{2})$/.exec(limite)?.[0] ?? '';
  if (tipoDato === 'hora') return [side < 0 ? `00:00:00${zona}` : `23:59:59${zona}`];
  const moment = new Date(`${limite.slice(0, 10)}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + 2 * side);
  const dia = moment.toISOString().slice(0, 10);
  return [tipoDato === 'fecha' ? dia : `${dia}T12:00:00${zona}`];
}
