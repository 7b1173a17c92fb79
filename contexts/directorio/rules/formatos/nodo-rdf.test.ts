import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCodigos, buildNodo, buildReferencias, buildTextos, findDireccionWeb, toIri } from './nodo-rdf.ts';

it('a property without a value is left out, and a thing without an address has none', () => {
  expect(buildNodo(null, [], { 'dct:title': buildTextos('', ' '), 'dct:identifier': buildCodigos(null, '') })).toEqual(
    {},
  );
  expect(buildNodo('urn:x', ['dcat:Catalog'], { 'dcat:service': buildReferencias('urn:y', null) })).toEqual({
    '@id': 'urn:x',
    '@type': ['dcat:Catalog'],
    'dcat:service': [{ '@id': 'urn:y' }],
  });
});

it('a term has its whole name', () => {
  expect(toIri('dcat:DataService')).toBe('http://www.w3.org/ns/dcat#DataService');
  expect(toIri('xsd:dateTime')).toBe('http://www.w3.org/2001/XMLSchema#dateTime');
});

it('whatever is taken for an address of the web is one that Turtle may write, and stays the same read again', () => {
  const written = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: fc.constantFrom(...'htps:/.<>"{}|\\^` @aá%#?'), maxLength: 30 }).map((end) => `www.a.co/${end}`),
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
