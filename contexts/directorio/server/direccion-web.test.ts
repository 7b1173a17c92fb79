import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findDireccionWeb } from './direccion-web.ts';

it('whatever is taken for an address of the web is one that Turtle may write, and stays the same read again', () => {
  const written = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .string({ unit: fc.constantFrom(...'htps:/.<>"{}|\\^` @aá%#?'), maxLength: 30 })
      .map((end) => `www.a.co/${end}`),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  fc.assert(
    fc.property(written, (text) => {
      const address = findDireccionWeb(text);
      if (address === null) return;
      expect(address).toMatch(/^https?:\/\/[^<>"{}|\\^`\s]+$/);
      expect(findDireccionWeb(address)).toBe(address);
    }),
  );
});

it.each([
  ['www.entidad.gov.co', 'https://www.entidad.gov.co/'],
  ['http://entidad.gov.co/a b', 'http://entidad.gov.co/a%20b'],
  ['javascript:alert(1)', null],
  ['entidad', null],
  ['https://yo@entidad.gov.co', null],
  ['', null],
  [null, null],
])('the page of an entidad written as %j is %j', (sitioWeb, expected) => {
  expect(findDireccionWeb(sitioWeb)).toBe(expected);
});
