import { describe, expect, it } from 'vitest';
import { type CampoUbicado, listFaltasDeMensajes } from './faltas-mensajes.ts';

const CONSULTAR = { codigo: 'consultar', nombre: 'Consultar' };
const NOTIFICAR = { codigo: 'notificar', nombre: 'Notificar' };
const toCampo = (nombre: string, change: Partial<CampoUbicado> = {}): CampoUbicado => ({
  nombre,
  sentido: 'salida',
  operacion: '',
  papel: null,
  padre: '',
  ...change,
});
const faltas = (campos: readonly CampoUbicado[], operaciones = [CONSULTAR, NOTIFICAR]) =>
  listFaltasDeMensajes(operaciones, campos)
    .filter(({ cumplido }) => !cumplido)
    .map(({ mensaje }) => mensaje);
/** A field within a field, so many deep. */
const toCadena = (largo: number) =>
  Array.from({ length: largo }, (_, at) => toCampo(`c${at}`, { padre: at === 0 ? '' : `c${at - 1}` }));

describe('[AREA-05] the messages a request writes', () => {
  it('may be one operation that nobody named, or several with fields within fields', () => {
    expect(faltas([toCampo('a')], [])).toEqual([]);
    expect(
      faltas([
        toCampo('persona', { sentido: 'ambos' }),
        toCampo('nombre', { padre: 'persona' }),
        toCampo('numero', { padre: 'persona', sentido: 'entrada' }),
        toCampo('motivo', { papel: 'error', operacion: 'consultar' }),
        toCampo('aviso', { operacion: 'notificar' }),
      ]),
    ).toEqual([]);
    expect(faltas(toCadena(8))).toEqual([]);
  });

  it.each([
    [
      'a code that begins in upper case',
      [toCampo('a')],
      [{ codigo: 'Consultar', nombre: 'C' }],
      /código: de 3 a 60/,
    ],
    ['a code that is too short', [toCampo('a')], [{ codigo: 'co', nombre: 'C' }], /código: de 3 a 60/],
    [
      'an operation without a name',
      [toCampo('a')],
      [{ codigo: 'consultar', nombre: ' ' }],
      /nombre de cada operación/,
    ],
    ['a code twice', [toCampo('a')], [CONSULTAR, CONSULTAR], /ninguna otra tenga/],
    [
      'an operation that is not there',
      [toCampo('a', { operacion: 'otra' })],
      undefined,
      /una operación de la solicitud/,
    ],
    ['a name twice', [toCampo('a'), toCampo('a')], undefined, /un nombre que ningún otro tenga/],
    ['a parent that is not there', [toCampo('a', { padre: 'b' })], undefined, /mismos mensajes/],
    [
      'a parent of another operation',
      [toCampo('a', { padre: 'b' }), toCampo('b', { operacion: 'notificar' })],
      undefined,
      /mismos mensajes/,
    ],
    [
      'a parent that does not travel in its message',
      [toCampo('a', { padre: 'b', sentido: 'ambos' }), toCampo('b')],
      undefined,
      /mismos mensajes/,
    ],
    [
      'an error within an answer',
      [toCampo('a', { padre: 'b', papel: 'error' }), toCampo('b')],
      undefined,
      /mismos mensajes/,
    ],
    ['itself', [toCampo('a', { padre: 'a' })], undefined, /sin formar un círculo/],
    [
      'a circle',
      [toCampo('a', { padre: 'b' }), toCampo('b', { padre: 'a' })],
      undefined,
      /sin formar un círculo/,
    ],
    ['nine levels', toCadena(9), undefined, /hasta 8 niveles/],
  ] as const)('refuses %s', (_name, campos, operaciones, mensaje) => {
    expect(faltas(campos, operaciones && [...operaciones])).toEqual([expect.stringMatching(mensaje)]);
  });
});
