import { describe, expect, test } from 'vitest';
import { computeDigitoVerificacion } from './digito-verificacion.ts';

describe('check digit of a NIT', () => {
  test.each([
    ['899999053', 1],
    ['800197268', 4],
    ['899999083', 0],
    ['890980040', 8],
    ['800191045', 1],
    ['900336004', 7],
    ['860007386', 1],
  ])('[REG-10] %s has %i', (nit, digito) => {
    expect(computeDigitoVerificacion(nit)).toBe(digito);
  });

  test.each([
    ['899999053', 2],
    ['800197268', 5],
    ['899999083', 1],
  ])('[REG-10] %s does not have %i', (nit, digito) => {
    expect(computeDigitoVerificacion(nit)).not.toBe(digito);
  });

  test.each(['', '899.999.053', '89999905A', '1234567890123456'])('[REG-10] %j is refused', (nit) => {
    expect(() => computeDigitoVerificacion(nit)).toThrow(RangeError);
  });
});
