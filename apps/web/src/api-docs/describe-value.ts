import type { ValueSchema } from '@marco/contract-kit/api-description';

/** Values of a list that are told one by one. */
const MOST_TOLD = 6;
/** A limit from here on is that of the machine and not of the rule. */
const NO_LIMIT = 2_147_483_647;

const NAMES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'verdadero o falso',
  object: 'objeto',
  null: 'vacío',
};
const FORMATS: Readonly<Record<string, string>> = {
  date: 'fecha, AAAA-MM-DD',
  'date-time': 'fecha y hora, ISO 8601',
  email: 'correo',
  uri: 'dirección web',
  uuid: 'UUID',
};

const either = new Intl.ListFormat('es', { type: 'disjunction' });

/** The values a field takes one of; undefined where they are not a list. */
export function listChoices({ enum: values }: ValueSchema): readonly string[] | undefined {
  return values?.map(String);
}

/** What may be written, in words: 'entero, de 1 a 100'; 'COMUN, LOCAL o PROYECTO'. */
export function describeValue(schema: ValueSchema): string {
  const choices = listChoices(schema);
  if (choices !== undefined)
    return choices.length <= MOST_TOLD ? either.format(choices) : `uno de ${choices.length} valores`;
  if (schema.anyOf !== undefined) {
    const said = schema.anyOf.filter(({ type }) => type !== 'null').map(describeValue);
    return either.format([...new Set(said)]);
  }
  const types = (typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])).filter(
    (type) => type !== 'null',
  );
  return either.format(types.map((type) => describeType(type, schema)));
}

function describeType(type: string, schema: ValueSchema): string {
  if (type === 'array') return schema.items ? `lista de ${describeValue(schema.items)}` : 'lista';
  const name = (type === 'string' && FORMATS[schema.format ?? '']) || (NAMES[type] ?? type);
  const limits =
    type === 'string'
      ? describeLimits(schema.minLength, schema.maxLength, ' caracteres')
      : describeLimits(schema.minimum, schema.maximum, '');
  return limits === '' ? name : `${name}, ${limits}`;
}

function describeLimits(least: number | undefined, most: number | undefined, unit: string): string {
  const from = least !== undefined && least > -NO_LIMIT && !(unit !== '' && least === 0) ? least : undefined;
  const to = most !== undefined && most < NO_LIMIT ? most : undefined;
  if (from !== undefined && to !== undefined)
    return from === to ? `${from}${unit}` : `de ${from} a ${to}${unit}`;
  if (from !== undefined) return `${from} o más${unit}`;
  return to === undefined ? '' : `hasta ${to}${unit}`;
}
