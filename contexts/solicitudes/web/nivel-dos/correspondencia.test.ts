import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCorrespondencia, sampleNivelDos } from '../../testing/nivel-dos-sample.ts';
import {
  addPropuestas,
  countDiferencias,
  countObligatorios,
  listMostradas,
  presentRuta,
} from './correspondencia.ts';
import type { CorrespondenciaPropuesta } from './correspondencia-propuesta.ts';
import {
  findErroresNivelDos,
  listCambiadasNivelDos,
  listCamposDe,
  toCambiosNivelDos,
  toValoresNivelDos,
} from './valores-nivel-dos.ts';

const { arbol } = sampleNivelDos;
const correspondencia = sampleCorrespondencia as CorrespondenciaPropuesta;
const valores = toValoresNivelDos(sampleNivelDos);
const ids = listCamposDe(arbol).map(({ id }) => id);

describe('the correspondence of a request', () => {
  it('[AREA-05] shows every field once, whatever is bound, and what has to be decided before the rest', () => {
    fc.assert(
      fc.property(fc.subarray(ids), (bound) => {
        const vinculos = Object.fromEntries(bound.map((id) => [id, '/x']));
        for (const { mensajes } of listMostradas(arbol, vinculos))
          for (const { campos } of mensajes) {
            const waits = campos.map(({ id, obligatorio }) => obligatorio && !bound.includes(id));
            expect(waits.toSorted((one, other) => Number(other) - Number(one))).toEqual(waits);
          }
        const shown = listMostradas(arbol, vinculos).flatMap(({ mensajes }) =>
          mensajes.flatMap(({ campos }) => campos.map(({ id }) => id)),
        );
        expect(shown.toSorted()).toEqual(ids.toSorted());
      }),
    );
  });

  it('[AREA-05] says the fields one stands in', () => {
    const campos = listMostradas(arbol, {}).flatMap(({ mensajes }) => mensajes.flatMap((uno) => uno.campos));
    expect(campos.find(({ nombreLocal }) => nombreLocal === 'fecha')?.dentroDe).toEqual(['movimiento']);
    expect(campos.find(({ nombreLocal }) => nombreLocal === 'movimiento')?.dentroDe).toEqual([]);
  });

  it('[AREA-05] proposes only where nothing was chosen, or where the contract lost the place', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...ids.map(String)), fc.constantFrom('/tipoDoc', '/perdido')),
        (escritos) => {
          const propuestos = addPropuestas(correspondencia, escritos);
          for (const [id, ruta] of Object.entries(escritos))
            if (ruta === '/tipoDoc' && Number(id) <= 2) expect(propuestos[Number(id)]).toBe(ruta);
          expect(propuestos[2]).toBe(escritos[2] === '/tipoDoc' ? '/tipoDoc' : '/numeroDocumento');
        },
      ),
    );
  });

  it('[AREA-05] counts what is obligatory and has a place, and the differences that say why', () => {
    expect(countObligatorios(listCamposDe(arbol), { 1: '/a', 4: '', 5: '/e' })).toEqual({
      parte: 1,
      total: 4,
    });
    expect(countDiferencias({ 1: ' ', 2: 'Solo hay de 9.' })).toBe(1);
  });

  it.each([
    ['/movimiento/tipo', 'movimiento › tipo'],
    ['/a~1b/c~0d', 'a/b › c~d'],
    ['/', ''],
  ])('[AREA-05] reads %s as %s', (ruta, leida) => {
    expect(presentRuta(ruta)).toBe(leida);
  });
});

describe('what is written of level 2', () => {
  it('[AREA-05] a place that says nothing is none, in whatever order they were written', () => {
    const escritos = { ...valores, vinculos: { 2: '/b', 1: ' ' } };
    expect(toCambiosNivelDos(escritos, ['vinculos'])).toEqual({ vinculos: [{ campoId: 2, ruta: '/b' }] });
    expect(listCambiadasNivelDos(escritos, { ...valores, vinculos: { 2: '/b' } })).toEqual([]);
  });

  it('[AREA-05] a difference without its reason is a change that is told and not sent: what was kept stays', () => {
    const guardados = { ...valores, diferencias: { 1: 'Solo hay de 9.' } };
    for (const diferencias of [{ 1: ' ' }, { 1: 'Solo hay de 9.', 2: '' }]) {
      const escritos = { ...valores, diferencias };
      expect(listCambiadasNivelDos(escritos, guardados)).toEqual(['diferencias']);
      expect(Object.keys(findErroresNivelDos(escritos))).toEqual(['diferencias']);
    }
    expect(findErroresNivelDos(guardados)).toEqual({});
  });

  it('[AREA-05] the contract is sent by its id, and what did not change stays', () => {
    expect(listCambiadasNivelDos({ ...valores, contrato: null }, valores)).toEqual(['contrato']);
    expect(toCambiosNivelDos({ ...valores, contrato: null }, ['contrato'])).toEqual({
      contratoArchivoId: null,
    });
  });

  it.each([
    ['', true],
    ['https://pruebas.gov.co/a?b=1', true],
    ['http://pruebas.gov.co', false],
    ['https://yo:clave@pruebas.gov.co', false],
    ['javascript:alert(1)', false],
  ])('[AREA-05] the address %j of the tests may be sent: %s', (urlPruebas, isSent) => {
    expect(findErroresNivelDos({ ...valores, urlPruebas }).urlPruebas === undefined).toBe(isSent);
  });
});
