import { describe, expect, it } from 'vitest';
import { compileJson, EsquemaAjenoError, listFaltas } from './compile-json.ts';

const DIALECTOS = [
  undefined,
  'https://json-schema.org/draft/2020-12/schema',
  'https://json-schema.org/draft/2019-09/schema',
  'http://json-schema.org/draft-07/schema#',
];

/** A schema of a dialect; without a name it is of the newest one. */
const write = ($schema: string | undefined, more: object) => ({ ...($schema ? { $schema } : {}), ...more });

function readFaltas(esquema: object): (string | undefined)[] {
  try {
    compileJson(esquema);
    return [];
  } catch (error) {
    if (error instanceof EsquemaAjenoError) return error.faltas.map(({ instancePath }) => instancePath);
    throw error;
  }
}

describe('a JSON Schema', () => {
  it.each(DIALECTOS)(
    '[AREA-11] of %s is judged by its standard, and none by the one before it',
    ($schema) => {
      const right = write($schema, { type: 'object', required: ['a'] });
      const [wrong, other] = [write($schema, { type: 'lista' }), write($schema, { required: 'a' })];
      expect(readFaltas(right)).toEqual([]);
      expect(new Set(readFaltas(wrong))).toEqual(new Set(['/type']));
      expect(readFaltas(right)).toEqual([]);
      expect(new Set(readFaltas(other))).toEqual(new Set(['/required']));
      expect(listFaltas(compileJson(right), {}).map(({ keyword }) => keyword)).toEqual(['required']);
    },
  );

  it('[AREA-11] may call itself as another one does: each is compiled by itself', () => {
    const esquemas = ['uno', 'dos'].map((constante) => ({
      $id: 'https://ejemplo.gov.co/a',
      const: constante,
    }));
    const [uno, dos] = esquemas.map((esquema) => compileJson(esquema));
    expect([uno?.('uno'), uno?.('dos'), dos?.('uno'), dos?.('dos')]).toEqual([true, false, false, true]);
  });

  it.each(['http://json-schema.org/draft-04/schema#', 'https://ejemplo.gov.co/dialecto'])(
    '[AREA-11] of %s is none this product knows',
    ($schema) => {
      expect(() => compileJson(write($schema, {}))).toThrow('no schema with key or ref');
    },
  );
});
