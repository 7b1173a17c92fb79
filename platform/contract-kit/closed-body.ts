import { z } from 'zod';

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/**
 * The same body with every object in it closed: a field it does not know is refused by its name, not dropped in
 * silence (ADR 0004). An object that its contract declares open (`z.looseObject`) stays open.
 *
 * @param returned what the GET of the same address answers: a field of it that the body has no name for is taken and
 * left as it is, so that a PUT takes what its GET gave
 */
export function closeBody<Body extends z.ZodType>(body: Body, returned?: z.ZodType): Body {
  return close(body, returned) as Body;
}

function close(schema: Schema, returned: Schema | undefined): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return def.catchall ? schema : closeObject(schema as z.ZodObject, returned);
    case 'array':
      return rebuild(schema, { element: close(def.element, elementOf(returned)) });
    case 'optional':
    case 'nullable':
    case 'default':
      return rebuild(schema, { innerType: close(def.innerType, returned) });
    case 'pipe':
      return rebuild(schema, { in: close(def.in, returned) });
    case 'union':
      return rebuild(schema, { options: def.options.map((option) => close(option, returned)) });
    default:
      return schema;
  }
}

/** Fields that an answer has and the body has not; they change nothing. */
const RETURNED = z
  .unknown()
  .optional()
  .describe('Viene en la respuesta de la consulta; aquí no cambia nada.');

function closeObject(schema: z.ZodObject, returned: Schema | undefined): Schema {
  const answered = shapeOf(returned);
  const shape = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, close(field, answered[name])]),
  );
  const extra = Object.keys(answered).filter((name) => !(name in shape));
  const closed = rebuild(schema, {
    shape: { ...shape, ...Object.fromEntries(extra.map((name) => [name, RETURNED])) },
    catchall: z.never(),
  }) as z.ZodObject;
  return extra.length === 0 ? closed : closed.overwrite((value) => without(value, extra));
}

function without(value: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/**
 * A copy of a schema with a changed part of its definition. It keeps the rules and the description, but not the
 * registered name.
 */
function rebuild<S extends Schema>(schema: S, change: object): S {
  const rebuilt = z.clone(schema, { ...schema._zod.def, ...change });
  const { id: _known, ...told } = z.globalRegistry.get(schema) ?? {};
  if (Object.keys(told).length > 0) z.globalRegistry.add(rebuilt, told);
  return rebuilt;
}

function unwrap(schema: Schema | undefined): z.core.$ZodTypes['_zod']['def'] | undefined {
  if (!schema) return undefined;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'optional' || def.type === 'nullable' ? unwrap(def.innerType) : def;
}

function shapeOf(schema: Schema | undefined): Shape {
  const def = unwrap(schema);
  return def?.type === 'object' ? def.shape : {};
}

function elementOf(schema: Schema | undefined): Schema | undefined {
  const def = unwrap(schema);
  return def?.type === 'array' ? def.element : undefined;
}
