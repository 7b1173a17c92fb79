import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LadoOperacion,
  listIntercambios,
  MAXIMO_ENTRE_LADOS_MS,
  toEntrada,
  toFalla,
} from './parejas.ts';

const lado = (productor: boolean, entrada: number, falla = 0): LadoOperacion => ({
  productor,
  entrada,
  duracion: 10,
  falla,
  bytes: 1,
});
const told = (lados: readonly LadoOperacion[]) =>
  listIntercambios(lados)
    .map(({ cliente, productor }) => [cliente?.entrada ?? null, productor?.entrada ?? null])
    .toSorted((one, other) => String(one).localeCompare(String(other)));

const lados = fc
  .uniqueArray(fc.tuple(fc.boolean(), fc.nat(300_000)), { selector: String, maxLength: 30 })
  .map((all) => all.map(([productor, entrada]) => lado(productor, entrada)));

describe('the two sides of an exchange', () => {
  it('[AREA-05] are a pair up to a minute apart, whichever clock is ahead', () => {
    expect(told([lado(false, 0), lado(true, 60_000)])).toEqual([[0, 60_000]]);
    expect(told([lado(false, 60_000), lado(true, 0)])).toEqual([[60_000, 0]]);
    expect(told([lado(false, 0), lado(true, 60_001)])).toEqual([
      [null, 60_001],
      [0, null],
    ]);
  });

  it('[AREA-05] a message sent again pairs with what is nearest', () => {
    expect(told([lado(false, 0), lado(false, 30_000), lado(true, 30_010), lado(true, 10)])).toEqual([
      [0, 10],
      [30_000, 30_010],
    ]);
  });

  it('[AREA-05] each side is in one exchange, and no pair is further apart than a minute', () => {
    fc.assert(
      fc.property(lados, (all) => {
        const intercambios = listIntercambios(all);
        const used = intercambios.flatMap(({ cliente, productor }) =>
          [cliente, productor].filter((one) => one !== null),
        );
        expect(new Set(used)).toEqual(new Set(all));
        expect(used).toHaveLength(all.length);
        for (const { cliente, productor } of intercambios)
          if (cliente && productor)
            expect(Math.abs(cliente.entrada - productor.entrada)).toBeLessThanOrEqual(MAXIMO_ENTRE_LADOS_MS);
      }),
    );
  });

  it('[AREA-05] the order in which they came decides nothing', () => {
    fc.assert(
      fc.property(lados, fc.infiniteStream(fc.nat()), (all, order) => {
        const shuffled = all
          .map((one) => ({ one, key: Number(order.next().value) }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ one }) => one);
        expect(told(shuffled)).toEqual(told(all));
      }),
    );
  });

  it('[AREA-05] what is further away than two minutes decides nothing', () => {
    fc.assert(
      fc.property(lados, fc.nat(300_000), (all, moment) => {
        const near = all.filter(({ entrada }) => Math.abs(entrada - moment) <= 2 * MAXIMO_ENTRE_LADOS_MS);
        const at = (some: readonly LadoOperacion[]) =>
          listIntercambios(some).filter((intercambio) => toEntrada(intercambio) === moment);
        expect(at(near)).toEqual(at(all));
      }),
    );
  });

  it('[AREA-05] the client says when, and the provider why it failed', () => {
    const pareja = { cliente: lado(false, 5, 6), productor: lado(true, 7, 4) };
    expect([toEntrada(pareja), toFalla(pareja)]).toEqual([5, 4]);
    expect(toFalla({ ...pareja, productor: lado(true, 7) })).toBe(6);
    expect(toEntrada({ cliente: null, productor: lado(true, 7) })).toBe(7);
  });
});
