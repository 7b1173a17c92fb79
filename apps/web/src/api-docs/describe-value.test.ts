import type { ValueSchema } from '@marco/contract-kit/api-description';
import { expect, it } from 'vitest';
import { describeValue, listChoices } from './describe-value.ts';

it.each<[ValueSchema, string]>([
  [{}, ''],
  [{ type: 'null' }, ''],
  [{ type: 'string', minLength: 0 }, 'texto'],
  [{ type: 'string', minLength: 3 }, 'texto, 3 o más caracteres'],
  [{ type: 'string', maxLength: 200 }, 'texto, hasta 200 caracteres'],
  [{ type: 'string', minLength: 4, maxLength: 4 }, 'texto, 4 caracteres'],
  [{ type: 'string', format: 'date' }, 'fecha, AAAA-MM-DD'],
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'entero, de 1 a 100'],
  [{ type: 'integer', minimum: 1, maximum: 2_147_483_647 }, 'entero, 1 o más'],
  [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'entero'],
  [{ type: ['boolean', 'null'] }, 'verdadero o falso'],
  [{ type: 'string', enum: ['COMUN', 'LOCAL', 'PROYECTO'] }, 'COMUN, LOCAL o PROYECTO'],
  [{ enum: [1, 2, 3, 4, 5, 6, 7] }, 'uno de 7 valores'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'entero'],
  [{ anyOf: [{ enum: ['vigente'] }, { type: 'integer', minimum: 1 }] }, 'vigente o entero, 1 o más'],
  [{ type: 'array', items: { type: 'string' } }, 'lista de texto'],
])('%j is told as %s', (schema, words) => {
  expect(describeValue(schema)).toBe(words);
});

it('what is no list has no choices', () => {
  expect(listChoices({ type: 'string' })).toBeUndefined();
  expect(listChoices({ enum: [true, 'x'] })).toEqual(['true', 'x']);
});
