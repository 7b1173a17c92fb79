import { expect, it } from 'vitest';
import { buildCodigos, buildNodo, buildReferencias, buildTextos, toIri } from './nodo-rdf.ts';

it('a property without a value is left out, and a thing without an address has none', () => {
  const nada = { 'dct:title': buildTextos('', ' '), 'dct:identifier': buildCodigos(null, '') };
  expect(buildNodo(null, [], nada)).toEqual({});
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
