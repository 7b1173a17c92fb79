import { RE2JS } from 're2js';
import { type LenguajeRegla, LIMITES_EJECUCION } from '../../contract/terms.ts';
import { computePesoPatron } from '../../rules/peso-patron.ts';
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

/** Why the patterns of a rule cannot run. Patterns that are too large are not compiled at all. */
function findErrorPatrones(patrones: readonly string[]): string | undefined {
  const peso = patrones.reduce((sum, patron) => sum + computePesoPatron(patron), 0);
  if (peso > LIMITES_EJECUCION.pesoPatrones)
    return 'Las expresiones regulares de la regla repiten demasiado. Use repeticiones más cortas.';
  return patrones.map(findErrorPatron).find((error) => error !== undefined);
}

const TARGETS = ['targetClass', 'targetNode', 'targetSubjectsOf', 'targetObjectsOf'].map(
  (name) => PREFIJOS.sh + name,
);

/**
 * Why an expression could never run, or undefined when it can. The expression decides how long this takes, so it runs
 * in the process of the rules.
 */
export function verifyExpresion(
  lenguaje: LenguajeRegla,
  expresion: string,
  espacio: string,
): string | undefined {
  if (lenguaje === 'texto') return undefined;
  if (lenguaje === 'regex') return findErrorPatrones([expresion]);
  let quads: Cuadrupla[];
  try {
    quads = readTurtle(expresion, espacio);
  } catch (error) {
    return presentTurtleError(error);
  }
  if (!quads.some(({ predicate }) => TARGETS.includes(predicate.value)))
    return 'La regla no dice sobre qué se aplica: escriba sh:targetClass con una clase.';
  const patrones = quads.filter(({ predicate }) => predicate.value === `${PREFIJOS.sh}pattern`);
  return findErrorPatrones(patrones.map(({ object }) => object.value));
}
