import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAPELES_MENSAJE } from '../../contract/versiones.terms.ts';
import type { NodoDeMensaje } from './arbol.ts';
import { buildOperaciones, type CampoPorUbicar, toOperaciones } from './mensajes-de-campos.ts';

const CONSULTAR = { codigo: 'consultar', nombre: 'Consultar', tipoIntercambio: 'consulta' };
const NOTIFICAR = { codigo: 'notificar', nombre: 'Notificar', tipoIntercambio: null };

const toCampo = (nombre: string, change: Partial<CampoPorUbicar> = {}): CampoPorUbicar => ({
  id: 1,
  nombre,
  operacion: '',
  papeles: ['respuesta'],
  padre: '',
  repite: false,
  obligatorio: true,
  elementoVersionId: 7,
  ...change,
});

const presentArbol = (campos: readonly NodoDeMensaje[]): unknown[] =>
  campos.map(({ nombreLocal, hijos }) =>
    hijos.length > 0 ? [nombreLocal, presentArbol(hijos)] : nombreLocal,
  );

const present = (campos: readonly CampoPorUbicar[], operaciones = [CONSULTAR, NOTIFICAR]) =>
  buildOperaciones(operaciones, campos).map(({ codigo, mensajes }) => [
    codigo,
    ...mensajes.map(({ papel, campos: arbol }) => [papel, presentArbol(arbol)]),
  ]);

describe('[AREA-05] the messages of a request', () => {
  it('a field stands in its operation, in each of its messages, within its parent', () => {
    expect(
      present([
        toCampo('numero', { papeles: ['peticion', 'respuesta'] }),
        toCampo('persona'),
        toCampo('nombre', { padre: 'persona' }),
        toCampo('motivo', { papeles: ['error'] }),
        toCampo('aviso', { operacion: 'notificar', papeles: ['peticion'] }),
      ]),
    ).toEqual([
      [
        'consultar',
        ['peticion', ['numero']],
        ['respuesta', ['numero', ['persona', ['nombre']]]],
        ['error', ['motivo']],
      ],
      ['notificar', ['peticion', ['aviso']]],
    ]);
  });

  it('says how often a field comes and whether the business needs it', () => {
    const [operacion] = buildOperaciones(
      [CONSULTAR],
      [toCampo('hijo', { repite: true, obligatorio: false })],
    );
    expect(operacion?.mensajes[0]?.campos[0]).toMatchObject({
      minimo: 0,
      maximo: null,
      obligatorioDeNegocio: false,
      elementoVersionId: 7,
    });
  });

  it('what stands in a field that leaves moves up, and a circle of those that leave holds nothing back', () => {
    const sale = { elementoVersionId: null };
    expect(
      present(
        [
          toCampo('persona'),
          toCampo('viejo', { padre: 'persona', ...sale }),
          toCampo('mas viejo', { padre: 'viejo', ...sale }),
          toCampo('nombre', { padre: 'mas viejo' }),
          toCampo('a', { padre: 'b', ...sale }),
          toCampo('b', { padre: 'a', ...sale }),
          toCampo('suelto', { padre: 'a' }),
        ],
        [CONSULTAR],
      ),
    ).toEqual([['consultar', ['respuesta', [['persona', ['nombre']], 'suelto']]]]);
  });

  it('names one operation as the servicio where none was written', () => {
    const servicio = { nombre: 'Consulta de pasaportes', tipoIntercambio: null };
    expect(toOperaciones([], servicio)).toEqual([{ codigo: 'principal', ...servicio }]);
    expect(toOperaciones([CONSULTAR], servicio)).toEqual([CONSULTAR]);
  });

  it('ends whatever the parents say, and no field of a tree comes twice', () => {
    const nombres = fc.constantFrom('a', 'b', 'c', 'd', '');
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            nombre: fc.constantFrom('a', 'b', 'c', 'd'),
            padre: nombres,
            papeles: fc.subarray([...PAPELES_MENSAJE]),
            elementoVersionId: fc.constantFrom(7, null),
          }),
          { selector: ({ nombre }) => nombre },
        ),
        (campos) => {
          const [operacion] = buildOperaciones(
            [CONSULTAR],
            campos.map(({ nombre, ...campo }) => toCampo(nombre, campo)),
          );
          for (const { campos: arbol } of operacion?.mensajes ?? []) {
            const names = presentArbol(arbol).flat(8);
            expect(new Set(names).size).toBe(names.length);
          }
        },
      ),
    );
  });
});
