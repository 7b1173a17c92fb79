import { z } from 'zod';
import type { JsonShape } from './json-shape.ts';

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-11-21',
  email: 'ana@ejemplo.gov.co',
  uri: 'https://ejemplo.gov.co',
};

function toSample({ type, anyOf, items = {}, properties = {}, required = [], ...shape }: JsonShape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (anyOf) return toSample(anyOf[0] ?? {});
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, toSample(properties[name] ?? {})]));
  if (type === 'array') return Array.from({ length: shape.minItems ?? 0 }, () => toSample(items));
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return type === 'string' ? (TEXTS[shape.format ?? ''] ?? 'Texto') : null;
}

/**
 * The smallest body a contract takes, with these fields as they are said.
 *
 * @throws Error with what is wrong with it, where the fields that are said are not enough
 */
export function sampleBody(schema: z.ZodType, said: object): object {
  const sample = toSample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonShape);
  const body = { ...(sample as object), ...said };
  const { error } = schema.safeParse(body);
  if (error) throw new Error(`${JSON.stringify(body)} is not taken: ${z.prettifyError(error)}`);
  return body;
}
