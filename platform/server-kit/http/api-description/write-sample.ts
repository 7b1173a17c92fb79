/** A JSON Schema as OpenAPI 3.1 holds it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
}

export type SchemasByName = Readonly<Record<string, JsonSchema>>;

/** Levels of a value that an example shows: what is deeper is left empty. */
const DEEPEST = 6;

const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-07-21',
  'date-time': '2026-07-21T15:42:00.000Z',
  email: 'persona@ejemplo.org',
  uri: 'https://ejemplo.org/',
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
};

/** What a reference of a description leads to; undefined for one that leads nowhere. */
export function findReferred(reference: string, schemas: SchemasByName): JsonSchema | undefined {
  return schemas[reference.replace('#/components/schemas/', '')];
}

/**
 * A value of the form a schema describes, for an example: the first of the values it allows, and texts that say what they
 * are.
 */
export function writeSample(schema: JsonSchema, schemas: SchemasByName, depth = 0): unknown {
  if (depth > DEEPEST) return null;
  if (schema.$ref !== undefined) {
    const referred = findReferred(schema.$ref, schemas);
    return referred === undefined ? null : writeSample(referred, schemas, depth + 1);
  }
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice !== undefined) return writeSample(choice, schemas, depth);
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((part) => writeSample(part, schemas, depth)));
  return writeOfType(schema, schemas, depth);
}

/** The type of a schema; of several, the first that is a value. */
function typeOf({ type, properties }: JsonSchema): string | undefined {
  if (typeof type === 'string') return type;
  if (type !== undefined) return type.find((one) => one !== 'null');
  return properties === undefined ? undefined : 'object';
}

function writeOfType(schema: JsonSchema, schemas: SchemasByName, depth: number): unknown {
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [
          name,
          writeSample(one, schemas, depth + 1),
        ]),
      );
    case 'array':
      return (schema.prefixItems ?? (schema.items ? [schema.items] : [])).map((one) =>
        writeSample(one, schemas, depth + 1),
      );
    case 'string':
      return writeText(schema);
    case 'integer':
    case 'number':
      return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? Number.MAX_SAFE_INTEGER);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function writeText({ format, pattern, maxLength = Number.MAX_SAFE_INTEGER }: JsonSchema): string {
  const known = TEXTS[format ?? ''];
  if (known !== undefined) return known;
  // An identifier that travels as a text, as those of an address do.
  if (pattern?.startsWith('^[1-9]\\d')) return '1';
  return 'texto'.slice(0, maxLength);
}
