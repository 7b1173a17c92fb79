import { RE2JS } from 're2js';
import { PatronError } from './parse-pattern.ts';
import { writePatronRe2 } from './to-re2.ts';

/** Compiled patterns kept, the least used forgotten first. */
const MAXIMO_COMPILADOS = 200;
/** States times letters that are looked at in one go: some tenths of a second at worst, in whichever process that is. */
export const MAXIMO_TRABAJO = 4_000_000;

interface Compilado {
  readonly motor: RE2JS;
  readonly peso: number;
}
const compilados = new Map<string, Compilado>();

function compile(patron: string): Compilado {
  const { re2, peso } = writePatronRe2(patron);
  return { motor: RE2JS.compile(re2), peso };
}

function getCompilado(patron: string): Compilado {
  const known = compilados.get(patron);
  if (known) compilados.delete(patron);
  const compilado = known ?? compile(patron);
  compilados.set(patron, compilado);
  const oldest = compilados.keys().next().value;
  if (compilados.size > MAXIMO_COMPILADOS && oldest !== undefined) compilados.delete(oldest);
  return compilado;
}

/** Why a pattern cannot be used, in Spanish; undefined when it can. */
export function findErrorPatron(patron: string): string | undefined {
  try {
    getCompilado(patron);
    return undefined;
  } catch (error) {
    if (error instanceof PatronError) return error.message;
    // The engine has limits of its own.
    return 'El patrón es demasiado grande o no se puede evaluar. Simplifíquelo.';
  }
}

/**
 * Whether a whole value matches a pattern of XML Schema, in time linear to the value whatever the pattern: RE2 does not
 * go back.
 */
export function isConformePatron(patron: string, valor: string): boolean {
  return getCompilado(patron).motor.matches(valor);
}

/** How much looking at this many letters takes with a pattern that can be used, in the unit of `MAXIMO_TRABAJO`. */
export function computeTrabajo(patron: string, letras: number): number {
  return getCompilado(patron).peso * letras;
}

/** Why values are not looked at with a pattern, in Spanish; undefined when they may be. */
export function findExceso(patron: string | null, valores: readonly string[]): string | undefined {
  if (patron === null || findErrorPatron(patron) !== undefined) return undefined;
  const letras = valores.reduce((sum, { length }) => sum + length, 0);
  return computeTrabajo(patron, letras) > MAXIMO_TRABAJO
    ? 'Comprobar estos valores con el patrón exige demasiado trabajo. Escriba un patrón con menos repeticiones, o valores más cortos.'
    : undefined;
}
