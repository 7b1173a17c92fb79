import { expect, it } from 'vitest';
import { toCorreoPublico } from './correo-publico.ts';

it.each([
  ['ana@mintic.gov.co', ['gov.co'], 'ana@mintic.gov.co'],
  ['ana@GOV.CO', ['gov.co'], 'ana@GOV.CO'],
  ['ana@gmail.com', ['gov.co', 'edu.co'], ''],
  ['ana@nogov.co', ['gov.co'], ''],
  ['ana@gov.co@gmail.com', ['gov.co'], ''],
  ['ana@gmail.com', [], 'ana@gmail.com'],
])('F19: %s among %j is read as %s', (correo, dominios, expected) => {
  expect(toCorreoPublico(correo, dominios)).toBe(expected);
});
