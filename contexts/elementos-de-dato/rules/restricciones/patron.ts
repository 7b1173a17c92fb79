import { RE2JS } from 're2js';
import { PatronError } from '../esquemas/patron-xsd.ts';
import { writePatronRe2 } from './patron-re2.ts';

/** Compiled patterns kept, the least used forgotten first. */
const MAXIMO_COMPILADOS = 200;
const compilados = new Map<string, RE2JS>();

function getCompilado(patron: string): RE2JS {
  const known = compilados.get(patron);
  if (known) compilados.delete(patron);
  const compilado = known ?? RE2JS.compile(writePatronRe2(patron));
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
  return getCompilado(patron).matches(valor);
}
