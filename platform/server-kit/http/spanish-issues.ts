import { z } from 'zod';

type Issue = Parameters<ReturnType<typeof z.locales.es>['localeError']>[0];

/** What a value must be, by the type the contract expects. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
  date: 'una fecha',
};
/** Findings that are about a value being there at all when there is none. */
const OF_A_VALUE: ReadonlySet<string | undefined> = new Set([
  'invalid_type',
  'invalid_value',
  'invalid_union',
]);

/** What is wrong with a value that comes from outside is told in Spanish, where its contract does not say it itself. */
export function tellIssuesInSpanish(): void {
  const { localeError } = z.locales.es();
  z.config({ localeError: (issue) => describe(issue) ?? localeError(issue) });
}

function describe(issue: Issue): string | undefined {
  if (OF_A_VALUE.has(issue.code) && (issue.input === undefined || issue.input === null))
    return issue.path?.length ? 'Este campo es requerido' : 'Faltan los datos de la petición.';
  const type = issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
  return type && `Debe ser ${type}.`;
}
