import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeModulo, hasCiclo, isSubclase, listLinaje } from './jerarquia.ts';

/** 1 Agente ← 2 Persona ← 3 Ciudadano; 4 Municipio ← 5 Capital. */
const SUPERIORES = new Map([
  [1, null],
  [2, 1],
  [3, 2],
  [4, null],
  [5, 4],
]);

describe('hierarchy of classes', () => {
  it('[AREA-07] a class may not stand above itself, near or far', () => {
    expect(hasCiclo(1, 1, SUPERIORES)).toBe(true);
    expect(hasCiclo(1, 3, SUPERIORES)).toBe(true);
    expect(hasCiclo(3, 1, SUPERIORES)).toBe(false);
    expect(hasCiclo(3, 5, SUPERIORES)).toBe(false);
    expect(hasCiclo(null, 3, SUPERIORES)).toBe(false);
    expect(hasCiclo(3, null, SUPERIORES)).toBe(false);
  });

  it('[AREA-07] a class is of its own kind and of every one above it', () => {
    expect(listLinaje(3, SUPERIORES)).toEqual([3, 2, 1]);
    expect(isSubclase(3, 1, SUPERIORES)).toBe(true);
    expect(isSubclase(1, 3, SUPERIORES)).toBe(false);
  });

  it('[AREA-07] whatever accepted changes come, no cycle arises', () => {
    const cambio = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.option(fc.integer({ min: 1, max: 8 })));
    fc.assert(
      fc.property(fc.array(cambio, { maxLength: 60 }), (cambios) => {
        const superiorDe = new Map<number, number | null>();
        for (const [clase, superior] of cambios)
          if (!hasCiclo(clase, superior, superiorDe)) superiorDe.set(clase, superior);
        for (const clase of superiorDe.keys()) {
          const above = superiorDe.get(clase) ?? null;
          expect(above !== null && listLinaje(above, superiorDe).includes(clase)).toBe(false);
        }
      }),
    );
  });

  it('[AREA-07] the closure of a class: below, above, its properties and where they lead', () => {
    const clase = (id: number) => ({
      id,
      tipo: 'clase',
      superior: SUPERIORES.get(id) ?? null,
      dominio: null,
      rango: null,
    });
    const red = [
      ...[1, 2, 3, 4, 5].map(clase),
      { id: 10, tipo: 'propiedad-dato', superior: null, dominio: 1, rango: null },
      { id: 11, tipo: 'propiedad-objeto', superior: null, dominio: 2, rango: 5 },
      { id: 12, tipo: 'propiedad-dato', superior: null, dominio: 4, rango: null },
    ];
    const { clases, definiciones } = computeModulo(red, 2);
    expect([...clases]).toEqual([2, 3]);
    expect([...definiciones].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 10, 11]);
  });
});
