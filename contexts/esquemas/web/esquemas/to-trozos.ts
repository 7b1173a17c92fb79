import type { LenguajeEsquema } from '../../contract/terms.ts';

/** What a piece of a text is, for its colour. */
export type Clase = 'marca' | 'nombre' | 'texto' | 'numero' | 'nota';

export interface TrozoResaltado {
  readonly texto: string;
  readonly clase: Clase | null;
}

/** For each language: the pieces that have a colour, in one expression with a named group for each kind. */
const EXPRESIONES: Readonly<Record<Exclude<LenguajeEsquema, 'texto'>, RegExp>> = {
  xml: /(?<nota><[?!][^>]*>)|(?<marca><\/?[\w:.-]+|\/?>)|(?<nombre>[\w:.-]+)(?==")|(?<texto>"[^"]*")/g,
  json: /(?<nombre>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<texto>"(?:[^"\\]|\\.)*")|(?<numero>-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|\b(?:true|false|null)\b)/g,
  turtle:
    /(?<marca>@prefix|\ba\b(?= ))|(?<texto>"(?:[^"\\]|\\.)*"(?:@\w+)?)|(?<nota><[^>\s]*>)|(?<nombre>[A-Za-z][\w-]*:[\w.-]*\w)|(?<numero>\b\d+\b)/g,
};
const CLASES: readonly Clase[] = ['marca', 'nombre', 'texto', 'numero', 'nota'];

/** A line of a text in pieces; every character is in one of them. */
export function toTrozos(linea: string, lenguaje: LenguajeEsquema): TrozoResaltado[] {
  if (lenguaje === 'texto') return [{ texto: linea, clase: null }];
  const trozos: TrozoResaltado[] = [];
  let position = 0;
  for (const match of linea.matchAll(EXPRESIONES[lenguaje])) {
    if (match.index > position) trozos.push({ texto: linea.slice(position, match.index), clase: null });
    const clase = CLASES.find((one) => match.groups?.[one] !== undefined) ?? null;
    trozos.push({ texto: match[0], clase });
    position = match.index + match[0].length;
  }
  if (position < linea.length) trozos.push({ texto: linea.slice(position), clase: null });
  return trozos;
}
