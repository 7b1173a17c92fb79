import { describe, expect, it } from 'vitest';
import { type CampoPorTramitar, listFaltantesDeCampos, listFaltantesDeFila } from './faltantes.ts';

const LISTO: CampoPorTramitar = {
  accion: 'reutilizar',
  elemento: {},
  justificacion: '',
  decision: 'aprobada',
  cumplido: true,
};
const lista = (...partes: Partial<CampoPorTramitar>[]) => partes.map((parte) => ({ ...LISTO, ...parte }));

describe('what the catalogue lacks for the next step', () => {
  it('[AREA-05] nothing, when every row has its element, was approved and is in the common language', () => {
    expect(listFaltantesDeCampos(lista({}, { accion: 'definir', justificacion: 'No existe.' }))).toEqual({
      catalogada: [],
      aprobada: [],
      cumplida: [],
    });
  });

  it('[AREA-05] everything, without a field', () => {
    const none = ['La solicitud no tiene campos.'];
    expect(listFaltantesDeCampos([])).toEqual({ catalogada: none, aprobada: none, cumplida: none });
  });

  it.each<[string, Partial<CampoPorTramitar>[], string[]]>([
    [
      'one without an action',
      [{ accion: null, elemento: null }, {}],
      ['1 campo no tiene elemento y acción.'],
    ],
    [
      'two without an element',
      [{ elemento: null }, { elemento: null, accion: 'definir' }],
      ['2 campos no tienen elemento y acción.'],
    ],
    [
      'one that defines without saying why',
      [{ accion: 'definir', justificacion: ' ' }],
      ['1 campo que define, modifica o caduca un elemento no tiene justificación.'],
    ],
    [
      'some that change without saying why',
      [{ accion: 'modificar' }, { accion: 'caducar' }],
      ['2 campos que definen, modifican o caducan un elemento no tienen justificación.'],
    ],
  ])('[AREA-05] to be presented: %s', (_what, partes, faltantes) => {
    expect(listFaltantesDeCampos(lista(...partes)).catalogada).toEqual(faltantes);
  });

  it('[AREA-05] a row asks for its action and its element, and for why unless it reuses it', () => {
    const lacks = (parte: Partial<CampoPorTramitar>) =>
      Object.values(listFaltantesDeFila({ ...LISTO, ...parte })).map((mensajes) => mensajes.length);
    expect(lacks({})).toEqual([0, 0, 0]);
    expect(lacks({ accion: null, elemento: null })).toEqual([1, 1, 0]);
    expect(lacks({ accion: 'caducar', justificacion: ' ' })).toEqual([0, 0, 1]);
    expect(lacks({ accion: 'definir', elemento: null, justificacion: 'No existe.' })).toEqual([0, 1, 0]);
  });

  it('[AREA-05] to be approved: what waits and what was observed, counted', () => {
    const { aprobada } = listFaltantesDeCampos(
      lista({ decision: 'pendiente' }, { decision: 'observada' }, { decision: 'observada' }),
    );
    expect(aprobada).toEqual(['1 campo espera su decisión.', '2 campos están observados.']);
  });

  it('[AREA-05] to be certified: what the common language does not say yet', () => {
    expect(listFaltantesDeCampos(lista({ cumplido: false }, { cumplido: null })).cumplida).toEqual([
      '2 campos esperan que su elemento quede como dice el catálogo.',
    ]);
  });
});
