import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computePuntaje, MODOS_DE_ENCONTRAR } from './puntaje.ts';

const ventajas = fc.record({ esPropia: fc.boolean(), esAbierta: fc.boolean() });

it('[AREA-13] a code stands before a beginning, a beginning before a word, a word before a likeness', () => {
  fc.assert(
    fc.property(ventajas, ventajas, (una, otra) => {
      for (const [place, modo] of MODOS_DE_ENCONTRAR.entries()) {
        const next = MODOS_DE_ENCONTRAR[place + 1];
        if (next) expect(computePuntaje(modo, una)).toBeGreaterThan(computePuntaje(next, otra));
      }
    }),
  );
});

it('[AREA-13] alike, what is of the own entidad stands before what is open, and that before the rest', () => {
  for (const modo of MODOS_DE_ENCONTRAR) {
    const puntajes = [
      { esPropia: true, esAbierta: true },
      { esPropia: true, esAbierta: false },
      { esPropia: false, esAbierta: true },
      { esPropia: false, esAbierta: false },
    ].map((ventaja) => computePuntaje(modo, ventaja));
    expect(puntajes).toEqual(puntajes.toSorted((one, other) => other - one));
    expect(new Set(puntajes).size).toBe(4);
  }
});
