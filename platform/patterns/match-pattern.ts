import { RE2JS } from 're2js';
import { PatternError } from './parse-pattern.ts';
import { writePatternRe2 } from './to-re2.ts';

/** Compiled patterns kept, the least used forgotten first. */
const MAXIMUM_COMPILED = 200;
/** States times letters that are looked at in one go: some tenths of a second at worst, in whichever process that is. */
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
 * Whether a whole value matches a pattern of XML Schema, in time linear to the value whatever the pattern: RE2 does not
 * go back.
 */
export function isPatternMatch(pattern: string, value: string): boolean {
  return getCompiled(pattern).engine.matches(value);
}

/** How much looking at this many letters takes with a pattern that can be used, in the unit of `MAXIMUM_WORK`. */
export function computeWork(pattern: string, letters: number): number {
  return getCompiled(pattern).weight * letters;
}

/** Why values are not looked at with a pattern, in Spanish; undefined when they may be. */
export function findExcess(pattern: string | null, values: readonly string[]): string | undefined {
  if (pattern === null || findPatternError(pattern) !== undefined) return undefined;
  const letters = values.reduce((sum, { length }) => sum + length, 0);
  return computeWork(pattern, letters) > MAXIMUM_WORK
    ? 'Comprobar estos valores con el patrón exige demasiado trabajo. Escriba un patrón con menos repeticiones, o valores más cortos.'
    : undefined;
}
