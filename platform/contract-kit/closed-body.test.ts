import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeBody } from './closed-body.ts';

/** Places and names of the fields a body does not know. */
function listUnknown(schema: z.ZodType, body: unknown): string[] {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  );
}

const persona = z.object({ nombre: z.string() });

describe('a closed body', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['of its own', persona, { nombre: 'Ana', otro: 1 }, 'otro'],
    ['in a field', z.object({ quien: persona }), { quien: { nombre: 'Ana', otro: 1 } }, 'quien.otro'],
    [
      'in a list',
      z.object({ ellas: z.array(persona) }),
      { ellas: [{ nombre: 'Ana', otro: 1 }] },
      'ellas.0.otro',
    ],
    [
      'where it may be absent',
      z.object({ quien: persona.optional() }),
      { quien: { nombre: '', otro: 1 } },
      'quien.otro',
    ],
    [
      'where it may be null',
      z.object({ quien: persona.nullish() }),
      { quien: { nombre: '', otro: 1 } },
      'quien.otro',
    ],
    [
      'where it has a default',
      z.object({ quien: persona.default({ nombre: '' }) }),
      { quien: { nombre: '', otro: 1 } },
      'quien.otro',
    ],
    [
      'before it is changed',
      z.object({ quien: persona.transform(({ nombre }) => nombre) }),
      { quien: { nombre: '', otro: 1 } },
      'quien.otro',
    ],
    ['after a rule', persona.refine(() => true), { nombre: '', otro: 1 }, 'otro'],
    ['in a body that may be absent', persona.optional(), { nombre: '', otro: 1 }, 'otro'],
  ])('[GEN-01] refuses a field it does not know, %s', (_where, schema, body, place) => {
    expect(listUnknown(schema, body)).toEqual([]);
    expect(listUnknown(closeBody(schema), body)).toEqual([place]);
  });

  it('[GEN-01] refuses what fits no form of a field', () => {
    const schema = closeBody(z.object({ quien: z.union([persona, z.object({ id: z.int() })]) }));
    expect(schema.safeParse({ quien: { id: 1 } }).success).toBe(true);
    expect(schema.safeParse({ quien: { id: 1, otro: 1 } }).success).toBe(false);
  });

  it('[API-25] keeps its rules, what is told of it, and what it opens', () => {
    const schema = closeBody(
      z
        .object({ abierto: z.looseObject({}), texto: z.array(z.string()).max(1).describe('Uno.') })
        .refine(({ texto }) => texto[0] !== 'no', { error: 'No.', path: ['texto'] }),
    );
    expect(schema.parse({ abierto: { otro: 1 }, texto: ['si'] })).toEqual({
      abierto: { otro: 1 },
      texto: ['si'],
    });
    expect(schema.safeParse({ abierto: {}, texto: ['no'] }).error?.issues[0]?.message).toBe('No.');
    expect(schema.safeParse({ abierto: {}, texto: ['a', 'b'] }).success).toBe(false);
    expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({
      additionalProperties: false,
      properties: { texto: { description: 'Uno.' } },
    });
  });

  it('[API-25] takes back what a GET gave, and nothing else: what the body has no name for changes nothing', () => {
    const given = z.object({
      id: z.int(),
      nombre: z.string(),
      usos: z.int(),
      personas: z.array(persona.extend({ edad: z.int() })).nullable(),
    });
    const schema = closeBody(z.object({ nombre: z.string(), personas: z.array(persona) }), given);
    const answer = { id: 1, nombre: 'Uno', usos: 2, personas: [{ nombre: 'Ana', edad: 3 }] };
    expect(schema.parse(answer)).toEqual({ nombre: 'Uno', personas: [{ nombre: 'Ana' }] });
    expect(listUnknown(schema, { ...answer, otro: 1 })).toEqual(['otro']);
    expect(listUnknown(schema, { nombre: '', personas: [{ nombre: 'Ana', id: 1 }] })).toEqual([
      'personas.0.id',
    ]);
  });
});
