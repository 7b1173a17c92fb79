import { describe, expect, it } from 'vitest';
import { findFormatoDeBytes } from '../find-formato.ts';
import { computeInforme } from './compute-informe.ts';

const latin1 = (texto: string) => Buffer.from(texto, 'latin1');
const utf16be = (texto: string) => Buffer.from(`\uFEFF${texto}`, 'utf16le').swap16();
const utf32 = (texto: string) =>
  Buffer.concat(
    [...`\uFEFF${texto}`].map((letra) => Buffer.from(Uint32Array.of(letra.codePointAt(0) ?? 0).buffer)),
  );

const esquema = { tipo: 'json', texto: '{"type":"string"}', raiz: null, elementos: new Map() } as const;
const validate = (mensaje: Uint8Array) => computeInforme({ mensaje, formato: null, esquema }).informe;

describe('the text of a message', () => {
  it.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFF"ñ"')],
    ['UTF-16 with its mark', Buffer.from('\uFEFF"ñ"', 'utf16le')],
    ['UTF-16, the greater byte first', utf16be('"ñ"')],
    ['UTF-16 without a mark', Buffer.from('"ñ"', 'utf16le')],
  ])('[AREA-11] %s is read, also to tell JSON from XML', (_nombre, bytes) => {
    expect(findFormatoDeBytes(bytes)).toBe('json');
    expect(validate(bytes)).toMatchObject({ formato: 'json', resultado: 'valido' });
  });

  it.each([utf32('<a/>'), Buffer.from('<?xml version="1.0" encoding="KOI8-R"?><a/>')])(
    '[AREA-11] an encoding that is not admitted is refused as such',
    (bytes) => {
      expect(validate(bytes).motivo?.codigo).toBe('CODIFICACION');
    },
  );

  it.each([
    [
      'no declaration',
      latin1('{"a":\n "Nuñez"}'),
      2,
      5,
      'texto en UTF-8',
      'el byte F1',
      /UTF-8, o el archivo no es/,
    ],
    [
      'a wrong one',
      latin1('<?xml version="1.0" encoding="UTF-8"?>\n<a>é</a>'),
      2,
      4,
      'texto en UTF-8',
      'el byte E9',
      /dice estar en UTF-8/,
    ],
    [
      'UTF-16 that is none',
      Buffer.from('<?xml version="1.0" encoding="UTF-16"?><a/>'),
      1,
      1,
      'texto en UTF-16',
      'el byte 3C',
      /dice estar en UTF-16/,
    ],
    [
      'a mark before it',
      Buffer.concat([Buffer.from('\uFEFF"ñ'), latin1('ñ"')]),
      1,
      3,
      'texto en UTF-8',
      'el byte F1',
      /dice estar/,
    ],
    [
      'an end within a character',
      Buffer.from('"ñ').subarray(0, 2),
      1,
      2,
      'texto en UTF-8',
      'el byte C3',
      /no está en UTF-8/,
    ],
  ])(
    '[AREA-11] with %s, the first foreign byte is told with its place',
    (_nombre, bytes, linea, columna, esperado, encontrado, mensaje) => {
      const { resultado, nodos } = validate(bytes);
      expect(resultado).toBe('mal-formado');
      expect(nodos).toMatchObject([
        {
          linea,
          columna,
          hallazgos: [
            { regla: 'codificacion', esperado, encontrado, mensaje: expect.stringMatching(mensaje) },
          ],
        },
      ]);
    },
  );
});
