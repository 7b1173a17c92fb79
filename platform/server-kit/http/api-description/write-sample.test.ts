import { describe, expect, it } from 'vitest';
import { type JsonSchema, writeSample } from './write-sample.ts';

const SCHEMAS: Record<string, JsonSchema> = {
  Nodo: {
    type: 'object',
    properties: {
      nombre: { type: 'string' },
      hijos: { type: 'array', items: { $ref: '#/components/schemas/Nodo' } },
    },
  },
};

describe('a sample of a schema', () => {
  it.each<[string, JsonSchema, unknown]>([
    ['nothing', {}, null],
    ['a reference to nothing', { $ref: '#/components/schemas/No' }, null],
    ['null alone', { type: 'null' }, null],
    ['a constant', { const: false }, false],
    ['the first of a list', { type: 'string', enum: ['COMUN', 'LOCAL'] }, 'COMUN'],
    ['what is taken when it lacks', { type: 'integer', default: 20 }, 20],
    ['a value that may be null', { anyOf: [{ type: 'null' }, { type: 'string' }] }, 'texto'],
    ['a value of two types', { type: ['null', 'boolean'] }, true],
    [
      'parts together',
      { allOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } } }] },
      { a: 1, b: 2 },
    ],
    ['a list', { type: 'array', items: { type: 'integer', minimum: 5 } }, [5]],
    ['a list of nothing known', { type: 'array' }, []],
    ['a number that may not be 1', { type: 'number', maximum: 0 }, 0],
    ['a day', { type: 'string', format: 'date' }, '2026-07-21'],
    ['an identifier as a text', { type: 'string', pattern: '^[1-9]\\d{0,9}$' }, '1'],
    ['a short text', { type: 'string', maxLength: 2 }, 'te'],
  ])('%s', (_name, schema, expected) => {
    expect(writeSample(schema, SCHEMAS)).toEqual(expected);
  });

  it('what holds itself ends', () => {
    const sample = JSON.stringify(writeSample({ $ref: '#/components/schemas/Nodo' }, SCHEMAS));
    expect(sample).toContain('{"nombre":"texto","hijos":[{"nombre":"texto"');
    expect(sample.length).toBeLessThan(300);
  });
});
