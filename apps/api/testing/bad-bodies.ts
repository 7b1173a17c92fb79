import fc from 'fast-check';
import { z } from 'zod';
import type { JsonShape } from './json-shape.ts';

/** Bad values that occur in practice, and unusual ones. */
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '\u0000',
    "'; drop table mesas; --",
    '%',
    '\\',
    '../../etc/passwd',
    '🙂',
    'ñ'.repeat(300),
    '\uD800',
  ),
  fc.constantFrom<unknown>(0, -1, 1.5, 2 ** 31, 2 ** 53, Number.MAX_VALUE, null, true, [], {}, '1', 'NaN'),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A value much like one the contract takes, so that what is broken in it is met deep inside. */
function likeValue(shape: JsonShape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(likeValue));
  switch (shape.type) {
    case 'object':
      return likeObject(shape);
    case 'array':
      return fc.array(likeValue(shape.items ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(shape.minimum ?? 0, 0), max: 2_000_000_000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.constantFrom('1', 'sectores', '890980040', 'ana@ejemplo.gov.co', '2026-11-21', 'Ana');
    default:
      return nastyValue;
  }
}

function likeObject({ properties = {} }: JsonShape): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, shape]) => [
        name,
        fc.oneof({ weight: 4, arbitrary: likeValue(shape) }, { weight: 1, arbitrary: nastyValue }),
      ]),
    ),
    { requiredKeys: [] },
  );
}

/** JSON of anything; what JSON cannot say is a broken text, which is bad input too. */
function toText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return '{';
  }
}

function isRefusedBy(schema: z.ZodType, text: string): boolean {
  try {
    return !schema.safeParse(JSON.parse(text)).success;
  } catch {
    return true;
  }
}

/** Texts of bodies a contract does not take: mostly right, quite wrong, or no JSON at all. */
export function badBody(schema: z.ZodType): fc.Arbitrary<string> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonShape;
  const names = Object.keys(shape.properties ?? {});
  const wild = fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), nastyValue, {
    maxKeys: 6,
  });
  return fc
    .oneof({ weight: 4, arbitrary: likeValue(shape) }, { weight: 2, arbitrary: wild }, nastyValue)
    .map(toText)
    .filter((text) => isRefusedBy(schema, text));
}
