import { z } from 'zod';

type Issue = Pick<z.core.$ZodRawIssue, 'code' | 'input' | 'path'> & Readonly<Record<string, unknown>>;
type Bound = { readonly origin: string; readonly inclusive?: boolean; readonly exact?: boolean };

const REQUIRED = 'Este campo es requerido';
const NOT_VALID = 'Este valor no es válido.';
const NOT_TAKEN = 'Este campo no se admite.';

/** What a value must be, by the type the contract expects. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'Debe ser un texto.',
  number: 'Debe ser un número.',
  nan: 'Debe ser un número.',
  int: 'Debe ser un número entero.',
  bigint: 'Debe ser un número entero.',
  boolean: 'Debe ser verdadero o falso.',
  array: 'Debe ser una lista.',
  tuple: 'Debe ser una lista.',
  set: 'Debe ser una lista.',
  object: 'Debe ser un objeto.',
  record: 'Debe ser un objeto.',
  map: 'Debe ser un objeto.',
  date: 'Debe ser una fecha.',
  file: 'Debe ser un archivo.',
  null: 'Debe ir vacío.',
  undefined: NOT_TAKEN,
  void: NOT_TAKEN,
  never: NOT_TAKEN,
};

/** What a text must look like, by its format; of those that name a text, which one. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'Escriba un correo electrónico válido.',
  url: 'Escriba una dirección web válida.',
  uuid: 'El identificador no tiene el formato correcto.',
  date: 'Escriba una fecha válida.',
  datetime: 'Escriba una fecha y una hora válidas.',
  time: 'Escriba una hora válida.',
  duration: 'Escriba una duración válida.',
  lowercase: 'Escriba solo minúsculas.',
  uppercase: 'Escriba solo mayúsculas.',
  starts_with: 'Debe comenzar con',
  ends_with: 'Debe terminar en',
  includes: 'Debe contener',
};
const NO_FORMAT = 'No tiene el formato correcto.';

/** Findings that are about a value being there at all when there is none. */
const OF_A_VALUE: ReadonlySet<string | undefined> = new Set([
  'invalid_type',
  'invalid_value',
  'invalid_union',
]);

/** Gives the Spanish message for an invalid value from outside, if its contract has none. */
export function tellIssuesInSpanish(): void {
  z.config({ localeError: (issue) => describeIssue(issue as Issue) });
}

/** A field a body has and its contract does not know. */
export function describeUnknownField(name: string): string {
  return `No se reconoce el campo "${name}".`;
}

/** The Spanish text of a finding; no English sentence of the validation library remains. */
function describeIssue(issue: Issue): string {
  if (OF_A_VALUE.has(issue.code) && (issue.input === undefined || issue.input === null))
    return issue.path?.length ? REQUIRED : 'Faltan los datos de la petición.';
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[String(issue['expected'])] ?? NOT_VALID;
    case 'invalid_value':
      return 'Elija una de las opciones.';
    case 'invalid_format':
      return describeFormat(issue);
    case 'too_small':
      return describeTooSmall(issue as Issue & Bound, Number(issue['minimum']));
    case 'too_big':
      return describeTooBig(issue as Issue & Bound, Number(issue['maximum']));
    case 'not_multiple_of':
      return `Debe ser múltiplo de ${present(Number(issue['divisor']))}.`;
    case 'unrecognized_keys':
      return (issue['keys'] as readonly string[]).map(describeUnknownField).join(' ');
    case 'invalid_union':
      return describeUnion(issue['errors'] as readonly (readonly z.core.$ZodIssue[])[]);
    default:
      return NOT_VALID;
  }
}

function describeFormat(issue: Issue): string {
  const text = FORMATS[String(issue['format'])] ?? NO_FORMAT;
  const part = issue['prefix'] ?? issue['suffix'] ?? issue['includes'];
  return part === undefined ? text : `${text} "${String(part)}".`;
}

function describeTooSmall({ origin, inclusive, exact }: Bound, minimum: number): string {
  switch (origin) {
    case 'string':
      if (minimum === 1) return REQUIRED;
      return `Escriba ${exact ? 'exactamente' : 'mínimo'} ${countOf(minimum, 'carácter', 'caracteres')}.`;
    case 'array':
    case 'set':
      return `La lista debe tener ${exact ? 'exactamente' : 'mínimo'} ${countOf(minimum, 'valor', 'valores')}.`;
    case 'date':
      return `La fecha debe ser ${presentDay(minimum)} o posterior.`;
    case 'file':
      return NOT_VALID;
    default:
      return inclusive ? `Debe ser ${present(minimum)} o más.` : `Debe ser mayor que ${present(minimum)}.`;
  }
}

function describeTooBig({ origin, inclusive, exact }: Bound, maximum: number): string {
  switch (origin) {
    case 'string':
      return `Escriba ${exact ? 'exactamente' : 'máximo'} ${countOf(maximum, 'carácter', 'caracteres')}.`;
    case 'array':
    case 'set':
      return `La lista debe tener ${exact ? 'exactamente' : 'máximo'} ${countOf(maximum, 'valor', 'valores')}.`;
    case 'date':
      return `La fecha debe ser ${presentDay(maximum)} o anterior.`;
    case 'file':
      return NOT_VALID;
    default:
      return inclusive ? `Debe ser ${present(maximum)} o menos.` : `Debe ser menor que ${present(maximum)}.`;
  }
}

/** What tells that a form of a value is not the one that was meant. */
const OF_ANOTHER_FORM: ReadonlySet<string | undefined> = new Set(['invalid_type', 'invalid_value']);

/** The reason for the form of a value that the caller meant; none if that is not clear. */
function describeUnion(forms: readonly (readonly z.core.$ZodIssue[])[]): string {
  const close = forms.filter(([first]) => !OF_ANOTHER_FORM.has(first?.code) && first?.path.length === 0);
  return (close.length === 1 ? close[0]?.[0]?.message : undefined) ?? NOT_VALID;
}

function countOf(count: number, one: string, many: string): string {
  return `${present(count)} ${count === 1 ? one : many}`;
}

function present(number: number): string {
  return number.toLocaleString('es-CO', { useGrouping: 'min2' });
}

/** A limit of dates is a day, which Zod keeps as its beginning in UTC. */
function presentDay(moment: number): string {
  return new Date(moment).toLocaleDateString('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
}
