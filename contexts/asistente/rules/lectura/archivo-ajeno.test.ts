import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findArchivoAjeno } from './archivo-ajeno.ts';

const find = (texto: string, codificacion: BufferEncoding = 'latin1') => {
  const bytes = Buffer.from(texto, codificacion);
  return findArchivoAjeno(bytes, bytes.toString('latin1'));
};

it.each([
  ['', 'está vacío'],
  ['%PDF-1.7\n1 0 obj', 'es un PDF'],
  ['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'anterior a 2007, o tiene clave'],
  ['\x89PNG\r\n\x1A\n', 'es una imagen'],
  ['\xFF\xD8\xFF\xE0', 'es una imagen'],
  ['Rar!\x1A\x07', 'comprimido que no es ZIP'],
  ['\x1F\x8B\x08\0', 'comprimido que no es ZIP'],
  ['PGDMP\x01\x0E', 'respaldo binario de PostgreSQL. Exporte solo las tablas'],
  ['SQLite format 3\0', 'SQLite'],
  ['\0\x01\0\0Standard ACE DB\0', 'Access'],
  ['PK\x03\x04 [Content_Types].xml word/document.xml', 'documento de Word'],
  ['PK\x03\x04 mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'OpenDocument'],
  ['campo;tipo\n\x07\0\x01', 'contenido binario'],
  ['\xFF\xFE\0\0c\0\0\0', 'UTF-32'],
  ['<?xml version="1.0" encoding="EBCDIC-CP-ES"?><a/>', 'EBCDIC-CP-ES'],
])('%j is told as what it is', (texto, mensaje) => {
  expect(find(texto)).toContain(mensaje);
});

it.each([
  ['PK\x03\x04 persona.xsd', 'latin1'],
  ['PK\x03\x04 [Content_Types].xml xl/workbook.xml', 'latin1'],
  ['\uFEFFCampo;Tipo', 'utf16le'],
  ['<a/>', 'utf16le'],
  ['CREATE TABLE año (a int)', 'latin1'],
  ['CREATE TABLE año (a int)', 'utf8'],
] as const)('%j in %s may be a source', (texto, codificacion) => {
  expect(find(texto, codificacion)).toBeUndefined();
});

it('says something or nothing, whatever its bytes are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const dicho = findArchivoAjeno(bytes, Buffer.from(bytes).toString('latin1'));
      expect(dicho).not.toBe('');
    }),
  );
});
