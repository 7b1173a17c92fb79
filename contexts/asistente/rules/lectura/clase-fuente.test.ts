import { expect, it } from 'vitest';
import { findClaseFuente } from './clase-fuente.ts';

it.each([
  ['PK\x03\x04 [Content_Types].xml', 'a.bin', 'tabla'],
  ['PK\x03\x04 persona.xsd', 'a.zip', 'documento'],
  ['<xs:schema/>', 'a.txt', 'documento'],
  ['\xFF\xFE<\0x\0/\0>\0', 'a', 'documento'],
  ['\xEF\xBB\xBF{"openapi": "3.0.0"}', 'a.csv', 'documento'],
  ['openapi: 3.0.0', 'a', 'documento'],
  ['-- x\ncreate global temporary table t (a int)', 'a.txt', 'sql'],
  ['select 1', 'a.sql', 'sql'],
  ['Campo;Tipo', 'a.csv', 'tabla'],
  ['', 'a.json', 'documento'],
  ['', '', 'tabla'],
] as const)('%j, %j is read as %s', (comienzo, nombre, clase) => {
  expect(findClaseFuente(comienzo, nombre, undefined)).toBe(clase);
});

it('what its owner says goes before what it looks like', () => {
  expect(findClaseFuente('Campo;Tipo', 'a.csv', 'sql')).toBe('sql');
  expect(findClaseFuente('create table t (a int)', 'a.sql', 'diccionario')).toBe('tabla');
});
