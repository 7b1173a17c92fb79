import { tellIssuesInSpanish } from '@marco/server-kit';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { badBody } from './bad-bodies.ts';
import { boundModules } from './bound-modules.ts';
import { findLibraryWord } from './library-words.ts';

beforeAll(() => tellIssuesInSpanish());

const RUNS = 30;
const endpoints = boundModules.flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint));
const parts = endpoints.flatMap(({ operation, request }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema: z.ZodType | undefined = request[part];
    return schema ? [{ name: `${part} of ${operation}`, schema }] : [];
  }),
);

/** Every text of an error, those of the forms of a union too. */
function listTexts(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => [
    issue.message,
    ...(issue.code === 'invalid_union' ? issue.errors.flatMap(listTexts) : []),
  ]);
}

function verifyTexts(name: string, schema: z.ZodType, value: unknown): void {
  for (const text of listTexts(schema.safeParse(value).error?.issues ?? [])) {
    expect([text, findLibraryWord(text)], name).toEqual([text, undefined]);
    expect(text, name).toMatch(/^\p{Lu}/u);
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

describe('words of the validation library', () => {
  it.each([
    'Demasiado grande: se esperaba que texto tuviera <=10 caracteres',
    'Opción inválida: se esperaba una de',
    'Invalid input: expected string, received undefined',
    'Inválido UUID',
    'Llaves desconocidas: null',
  ])('are known: %s', (text) => {
    expect(findLibraryWord(text)).toBeDefined();
  });

  it.each([
    'Este campo es requerido',
    'Debe ser 1 o más.',
    'Elija una de las opciones.',
    // Names of fields somebody wrote.
    'No se reconoce el campo ">=".',
    'No se reconoce el campo "null". No se reconoce el campo "a"b".',
  ])('are not those of a person: %s', (text) => {
    expect(findLibraryWord(text)).toBeUndefined();
  });
});

describe('every part of every request', () => {
  it('[GEN-01] no word of the validation library is in a reason, whatever comes', () => {
    expect(parts.length).toBeGreaterThan(300);
    for (const { name, schema } of parts) {
      for (const value of [undefined, null, 'x', 7, [], {}]) verifyTexts(name, schema, value);
      fc.assert(
        fc.property(badBody(schema), (text) => verifyTexts(name, schema, read(text))),
        { numRuns: RUNS },
      );
    }
  });
});
