import { describe, expect, it } from 'vitest';
import { findDigitoError, findNitError, isNitVerificado } from './verificacion-nit.ts';

const VERIFICAR = 'Error, por favor verifica la información suministrada';

describe('NIT form', () => {
  it("[REG-10] an empty NIT is 'NIT es requerido'", () => {
    expect(findNitError('')).toBe('NIT es requerido');
  });

  it("[REG-10] an empty verification number is 'Número de verificación es requerido'", () => {
    expect(findDigitoError('899999053', '')).toBe('Número de verificación es requerido');
  });

  it.each(['899.999.053', '899999053-1', '89999905A', '-1', ' 1', '٣'])(
    "[REG-10] %j in either field is 'Contiene caracteres no validos'",
    (text) => {
      expect(findNitError(text)).toBe('Contiene caracteres no validos');
      expect(findDigitoError('899999053', text)).toBe('Contiene caracteres no validos');
    },
  );

  it.each(['0', '000', '0000000000'])('[REG-10] [REG-11] NIT zero (%s) is rejected', (nit) => {
    expect(findNitError(nit)).toBe(VERIFICAR);
    expect(isNitVerificado(nit, '0')).toBe(false);
  });

  it.each([
    ['899999053', '1'],
    ['800197268', '4'],
    ['899999083', '0'],
    ['890980040', '8'],
    ['800191045', '1'],
    ['900336004', '7'],
    ['860007386', '1'],
  ])('[REG-10] %s-%s passes', (nit, dv) => {
    expect(findNitError(nit)).toBeUndefined();
    expect(findDigitoError(nit, dv)).toBeUndefined();
    expect(isNitVerificado(nit, dv)).toBe(true);
  });

  it.each([
    ['899999053', '2'],
    ['800197268', '5'],
    ['899999083', '1'],
    ['899999053', '01'],
    ['89999', '1'],
    ['0899999053', '1'],
    ['89999905312', '1'],
    ['8999990531234567', '1'],
  ])('[REG-10] [REG-11] %s-%s fails the check digit', (nit, dv) => {
    expect(findDigitoError(nit, dv)).toBe(VERIFICAR);
    expect(isNitVerificado(nit, dv)).toBe(false);
  });

  it('a NIT with an error of its own leaves the verification number in peace', () => {
    expect(findDigitoError('', '1')).toBeUndefined();
    expect(findDigitoError('0', '1')).toBeUndefined();
  });
});
