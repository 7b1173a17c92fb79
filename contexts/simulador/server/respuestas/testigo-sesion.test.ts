import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TestigosDeSesion } from './testigo-sesion.ts';

const createTestigos = (clave: string) => new TestigosDeSesion({ deriveKey: () => Buffer.from(clave) });
const testigos = createTestigos('una clave');

describe('[AREA-15] the token of a sequence', () => {
  it('carries its step, for its operation alone', () => {
    const testigo = testigos.write({ secuencia: 'asincrona', paso: 2 }, '51 consultar');
    expect(testigos.read(testigo, '51 consultar')).toEqual({ secuencia: 'asincrona', paso: 2 });
    expect(testigos.read(testigo, '52 consultar')).toBeUndefined();
    expect(createTestigos('otra').read(testigo, '51 consultar')).toBeUndefined();
    expect(testigos.read(testigo.replace('.2.', '.3.'), '51 consultar')).toBeUndefined();
  });

  it('is nothing that somebody makes up', () => {
    fc.assert(
      fc.property(fc.string(), (texto) => {
        expect(testigos.read(texto, '51 consultar')).toBeUndefined();
      }),
    );
  });
});
