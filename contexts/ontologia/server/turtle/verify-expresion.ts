import { RE2JS } from 're2js';
import type { LenguajeRegla } from '../../contract/terms.ts';
import { PREFIJOS, toEncabezadoTurtle } from '../../rules/vocabulario.ts';
import { type Cuadrupla, n3 } from './n3.ts';

/** Reads Turtle with the prefixes of the ontology declared. @throws Error with the line */
export function readTurtle(text: string, espacio: string): Cuadrupla[] {
  return new n3.Parser({ format: 'text/turtle', baseIRI: espacio }).parse(
    `${toEncabezadoTurtle(espacio)} ${text}`,
  );
}

/** Why a text is no Turtle, in words. */
export function presentTurtleError(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  const prefix = /Undefined prefix "?([^"]*?):?"? on line/.exec(message)?.[1];
  const what =
    prefix === undefined ? 'no es Turtle bien escrito' : `el prefijo «${prefix}» no está declarado`;
  return line === undefined ? `El texto ${what}.` : `Línea ${line}: ${what}.`;
}

/** Why a pattern cannot run in linear time, or undefined when it can. Patterns people write run in RE2 alone. */
function findErrorPatron(patron: string): string | undefined {
  try {
    RE2JS.compile(patron);
    return undefined;
  } catch {
    return `La expresión regular «${patron}» no se puede usar: revise su escritura; no se admiten referencias a grupos ni condiciones hacia adelante o atrás.`;
  }
}

const TARGETS = ['targetClass', 'targetNode', 'targetSubjectsOf', 'targetObjectsOf'].map(
  (name) => PREFIJOS.sh + name,
);

/** Why an expression could never run, or undefined when it can. */
export function verifyExpresion(
  lenguaje: LenguajeRegla,
  expresion: string,
  espacio: string,
): string | undefined {
  if (lenguaje === 'texto') return undefined;
  if (lenguaje === 'regex') return findErrorPatron(expresion);
  let quads: Cuadrupla[];
  try {
    quads = readTurtle(expresion, espacio);
  } catch (error) {
    return presentTurtleError(error);
  }
  if (!quads.some(({ predicate }) => TARGETS.includes(predicate.value)))
    return 'La regla no dice sobre qué se aplica: escriba sh:targetClass con una clase.';
  const patrones = quads.filter(({ predicate }) => predicate.value === `${PREFIJOS.sh}pattern`);
  return patrones.map(({ object }) => findErrorPatron(object.value)).find((error) => error !== undefined);
}
