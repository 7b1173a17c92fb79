import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computePuntaje,
  findFactores,
  HALLAZGOS,
  listBuscadas,
  listHalladas,
  type TextosServicio,
} from './puntaje.ts';

const NADA: TextosServicio = { nombre: '', elementos: '', descripcion: '', entidad: '', campos: '' };
const puntos = (textos: Partial<TextosServicio>, ...buscadas: string[]) =>
  computePuntaje(listHalladas({ ...NADA, ...textos }, buscadas), { nivel: 1, salud: 1 });

describe('points of a servicio', () => {
  it('[AREA-15] a word counts by its place: name, data, description, entidad, descriptions of the data', () => {
    const values = (['nombre', 'elementos', 'descripcion', 'entidad', 'campos'] as const).map((lugar) =>
      puntos({ [lugar]: '|pasaporte|' }, 'pasaporte'),
    );
    expect(values).toEqual([3, 2, 1.5, 1, 0.5]);
  });

  it('[AREA-15] the whole phrase counts more than its start, a word, a part of one', () => {
    expect(puntos({ nombre: '|pasaporte|' }, 'pasaporte')).toBe(3);
    expect(puntos({ nombre: '|pasaporte vigente|' }, 'pasaporte')).toBe(2.4);
    expect(puntos({ nombre: '|consulta de pasaporte|' }, 'pasaporte')).toBe(1.8);
    expect(puntos({ nombre: '|consulta de minipasaportes|' }, 'pasaporte')).toBe(0.9);
  });

  it('of several places the best one counts, once', () => {
    expect(puntos({ nombre: '|minipasaporte|', elementos: '|pasaporte|' }, 'pasaporte')).toBe(2);
    expect(
      puntos({ nombre: '|pasaporte|', elementos: '|pasaporte|', campos: '|pasaporte|' }, 'pasaporte'),
    ).toBe(3);
  });

  it('[AREA-15] level 3 stands before level 2, 1 and identificado; a suspended one keeps half', () => {
    const at = (nivel: 0 | 1 | 2 | 3, enSuspension = false) =>
      computePuntaje([], findFactores({ nivel, enSuspension }));
    expect([at(3), at(2), at(1), at(0)]).toEqual([1.15, 1.05, 1, 0.85]);
    expect(at(3, true)).toBe(0.575);
  });

  it('who writes a whole name finds it first', () => {
    const buscadas = listBuscadas(['consulta', 'pasaporte'], 'consulta de pasaporte');
    const whole = puntos({ nombre: '|consulta de pasaporte|' }, ...buscadas);
    const scattered = puntos({ nombre: '|pasaporte de consulta|' }, ...buscadas);
    expect(whole).toBeGreaterThan(scattered);
    expect(listBuscadas(['pasaporte'], 'pasaporte')).toEqual(['pasaporte']);
  });

  it('the list goes from what is worth most to what is worth least, each place and way once', () => {
    expect(HALLAZGOS.map((one) => one.puntos)).toEqual(
      HALLAZGOS.map((one) => one.puntos).toSorted((a, b) => b - a),
    );
    expect(new Set(HALLAZGOS.map(({ lugar, modo }) => `${lugar} ${modo}`)).size).toBe(20);
  });

  it('a text that holds more is never worth less', () => {
    const words = fc.array(fc.constantFrom('pasaporte', 'visa', 'de', 'registro'), { maxLength: 4 });
    fc.assert(
      fc.property(words, words, fc.constantFrom('pasaporte', 'visa', 'registro'), (one, more, buscada) => {
        const text = (list: readonly string[]) => (list.length === 0 ? '' : `|${list.join(' ')}|`);
        const few = puntos({ nombre: text(one) }, buscada);
        const many = puntos({ nombre: text(one), elementos: text(more) }, buscada);
        // Without any word found the points are 1: the server asks for servicios that hold every word.
        if (listHalladas({ ...NADA, nombre: text(one) }, [buscada]).length > 0)
          expect(many).toBeGreaterThanOrEqual(few);
      }),
    );
  });
});
