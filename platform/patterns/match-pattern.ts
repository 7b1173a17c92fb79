import { RE2JS } from 're2js';
import { PatternError } from './parse-pattern.ts';
import { writePatternRe2 } from './to-re2.ts';

/** Number of compiled patterns in the cache; the least used is removed first. */
const MAXIMUM_COMPILED = 200;
/**
 * Limit of states times letters for one check. Such a check takes some tenths of a second at most, and may run in any
 * process.
 */
export const MAXIMUM_WORK = 4_000_000;

interface Compiled {
  readonly engine: RE2JS;
  readonly weight: number;
}
const compiled = new Map<string, Compiled>();

function compile(pattern: string): Compiled {
  const { re2, weight } = writePatternRe2(pattern);
  return { engine: RE2JS.compile(re2), weight };
}

function getCompiled(pattern: string): Compiled {
  const known = compiled.get(pattern);
  if (known) compiled.delete(pattern);
  const entry = known ?? compile(pattern);
  compiled.set(pattern, entry);
  const oldest = compiled.keys().next().value;
  if (compiled.size > MAXIMUM_COMPILED && oldest !== undefined) compiled.delete(oldest);
  return entry;
}

/** Why a pattern cannot be used, in Spanish; undefined when it can. */
export function findPatternError(pattern: string): string | undefined {
  try {
    getCompiled(pattern);
    return undefined;
  } catch (error) {
    if (error instanceof PatternError) return error.message;
    // The engine has limits of its own.
    return 'El patrón es demasiado grande o no se puede evaluar. Simplifíquelo.';
  }
}

/**
 * Whether a whole value matches a pattern of XML Schema, in time linear in the value for every pattern, because RE2
 * does not backtrack.
 */
export function isPatternMatch(pattern: string, value: string): boolean {
  return getCompiled(pattern).engine.matches(value);
}

/** The work of matching so many letters with a valid pattern, in the unit of `MAXIMUM_WORK`. */
export function computeWork(pattern: string, letters: number): number {
  return getCompiled(pattern).weight * letters;
}

/** Why values cannot be checked with a pattern, in Spanish; undefined if they can. */
export function findExcess(pattern: string | null, values: readonly string[]): string | undefined {
  if (pattern === null || findPatternError(pattern) !== undefined) return undefined;
  const letters = values.reduce((sum, { length }) => sum + length, 0);
  return computeWork(pattern, letters) > MAXIMUM_WORK
    ? 'Comprobar estos valores con el patrón exige demasiado trabajo. Escriba un patrón con menos repeticiones, o valores más cortos.'
    : undefined;
}
