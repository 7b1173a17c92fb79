/** What a line of the minutes may become. */
export type ClaseApunte = 'decision' | 'compromiso';

/** A line of the minutes that says what it is: it waits to be noted as a decision or a commitment. */
export interface Apunte {
  readonly clase: ClaseApunte;
  /** What stands behind the word that tells what it is. */
  readonly texto: string;
  /** The whole line, by which it is found again when the text moved meanwhile. */
  readonly linea: string;
  readonly lugar: number;
}

/** The word a line begins with, as it is written in front of one. */
export const PREFIJO_APUNTE: Readonly<Record<ClaseApunte, string>> = {
  decision: 'Decisión:',
  compromiso: 'Compromiso:',
};

/** A dash or a number before the word belongs to a list; «Decisiones:» is a heading and no decision. */
const APUNTE = /^(?:[-*•–]\s?|\d{1,3}[.)]\s?)?(decisi[oó]n|compromiso)\s?:/iu;

function readApunte(linea: string, lugar: number): Apunte | undefined {
  const trimmed = linea.trim();
  const [inicio, palabra] = APUNTE.exec(trimmed) ?? [];
  if (inicio === undefined || palabra === undefined) return undefined;
  const texto = trimmed.slice(inicio.length).trim();
  if (texto === '') return undefined;
  return { clase: palabra.toLowerCase().startsWith('d') ? 'decision' : 'compromiso', texto, linea, lugar };
}

/** The lines of a text that wait to be noted, in their order. */
export function listApuntes(notas: string): readonly Apunte[] {
  return notas.split('\n').flatMap((linea, lugar) => readApunte(linea, lugar) ?? []);
}

/** The line a place of a text stands in. */
function findLugar(notas: string, cursor: number): number {
  return notas.slice(0, cursor).split('\n').length - 1;
}

/** The line that waits to be noted at a place of the text. */
export function findApunteEn(notas: string, cursor: number): Apunte | undefined {
  const lugar = findLugar(notas, cursor);
  return readApunte(notas.split('\n')[lugar] ?? '', lugar);
}

/** The text without a line that was noted; as it is where nobody finds that line any more. */
export function clearApunte(notas: string, { linea, lugar }: Pick<Apunte, 'linea' | 'lugar'>): string {
  const lineas = notas.split('\n');
  const found = lineas[lugar] === linea ? lugar : lineas.indexOf(linea);
  return found < 0 ? notas : lineas.toSpliced(found, 1).join('\n');
}

/** The line at a place of the text, begun with the word that makes it a decision or a commitment. */
export function writePrefijo(
  notas: string,
  cursor: number,
  clase: ClaseApunte,
): { readonly notas: string; readonly cursor: number } {
  const lineas = notas.split('\n');
  const lugar = findLugar(notas, cursor);
  const before = lineas[lugar] ?? '';
  const after = `${PREFIJO_APUNTE[clase]} ${readApunte(before, lugar)?.texto ?? withoutPrefijo(before)}`;
  const start = lineas.slice(0, lugar).join('\n').length + (lugar === 0 ? 0 : 1);
  return { notas: lineas.with(lugar, after).join('\n'), cursor: start + after.length };
}

/** A line that has the word and nothing behind it. */
function withoutPrefijo(linea: string): string {
  return linea.trim().replace(APUNTE, '').trim();
}
