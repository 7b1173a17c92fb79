import { expect, it } from 'vitest';
import { findErrorCorreo, findErrorDominio, isCorreoInstitucional } from './correo-institucional.ts';

const FUERA = 'El correo debe ser institucional: su dominio termina en gov.co, edu.co.';

it.each([
  ['ana@mintic.gov.co', ['gov.co'], true],
  ['ana@GOV.CO', ['gov.co'], true],
  ['ana@gmail.com', ['gov.co', 'edu.co'], false],
  ['ana@nogov.co', ['gov.co'], false],
  ['ana@gov.co@gmail.com', ['gov.co'], false],
  ['ana@gov.co.example', ['gov.co'], false],
  ['ana@gmail.com', [], true],
])('F19: whether %s is institutional among %j: %s', (correo, dominios, expected) => {
  expect(isCorreoInstitucional(correo, dominios)).toBe(expected);
});

it('an e-mail of another domain is told which ones are admitted, and a wrong form before that', () => {
  const dominios = ['gov.co', 'edu.co'];
  expect(findErrorDominio('ana@gmail.com', dominios)).toBe(FUERA);
  expect(findErrorCorreo('ana@gmail.com', dominios)).toBe(FUERA);
  expect(findErrorCorreo('Ana@gmail.com', dominios)).toContain('en minúsculas');
  expect(findErrorCorreo('ana@alcaldia.gov.co', dominios)).toBeUndefined();
});
