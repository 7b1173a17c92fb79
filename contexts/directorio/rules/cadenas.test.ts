import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGrafo, computeCadenas, type Llamada } from './cadenas.ts';

const llamada = (id: number, pide: number[], entrega: number[], more: Partial<Llamada> = {}): Llamada => ({
  id,
  servicioId: id,
  pide,
  entrega,
  clase: 0,
  nivel: 1,
  ...more,
});
const ids = (llamadas: readonly Llamada[], tengo: number[], necesito: number[]) =>
  computeCadenas(buildGrafo(llamadas), tengo, necesito).cadenas.map((cadena) =>
    cadena.llamadas.map(({ id }) => id),
  );

/** Every order of every set of so many calls: the first that can be made one after the other and gives everything. */
function bruteForce(llamadas: readonly Llamada[], tengo: readonly number[], necesito: readonly number[]) {
  const canRun = (order: readonly Llamada[]) => {
    const known = new Set(tengo);
    for (const { pide, entrega } of order) {
      if (pide.some((dato) => !known.has(dato))) return false;
      for (const dato of entrega) known.add(dato);
    }
    return necesito.every((dato) => known.has(dato));
  };
  for (let length = 0; length <= 3; length += 1) {
    const found = new Map<string, number>();
    const walk = (order: readonly Llamada[]): void => {
      if (order.length < length) {
        for (const next of llamadas) if (!order.includes(next)) walk([...order, next]);
        return;
      }
      if (!canRun(order)) return;
      const key = order.map(({ id }) => id).toSorted((one, other) => one - other);
      found.set(key.join(' '), length + Math.max(0, ...order.map(({ clase }) => clase)));
    };
    walk([]);
    if (found.size > 0) return length === 0 ? new Map<string, number>() : found;
  }
  return new Map<string, number>();
}

describe('from what one has to what one needs', () => {
  it('[AREA-15] a single servicio that gives everything comes before any chain', () => {
    expect(ids([llamada(1, [1], [2, 3]), llamada(2, [1], [2]), llamada(3, [1], [3])], [1], [2, 3])).toEqual([
      [1],
    ]);
  });

  it('[AREA-15] two servicios give what none gives alone', () => {
    expect(ids([llamada(2, [1], [2]), llamada(3, [1], [3])], [1], [2, 3])).toEqual([[2, 3]]);
  });

  it('[AREA-15] what one delivers is what the next asks for, up to three', () => {
    const three = [llamada(9, [1], [2]), llamada(5, [2], [3]), llamada(7, [3], [4])];
    expect(ids(three, [1], [4])).toEqual([[9, 5, 7]]);
    expect(ids([...three, llamada(8, [4], [5])], [1], [5])).toEqual([]);
  });

  it('the chain with the milder personal data stands first, then that of higher levels', () => {
    const llamadas = [
      llamada(1, [1], [2], { clase: 4 }),
      llamada(2, [1], [2], { clase: 1 }),
      llamada(3, [1], [2], { clase: 1, nivel: 3 }),
    ];
    expect(ids(llamadas, [1], [2])).toEqual([[3], [2], [1]]);
  });

  it('servicios that wait for each other are no chain, but for a third one that begins', () => {
    const circle = [llamada(1, [10], [2, 11]), llamada(2, [11], [3, 10])];
    expect(ids(circle, [1], [2, 3])).toEqual([]);
    expect(ids([...circle, llamada(3, [1], [10])], [1], [2, 3])).toEqual([[3, 1, 2]]);
  });

  it('what one has already is not looked for; what nobody gives is named', () => {
    const grafo = buildGrafo([llamada(1, [1], [2])]);
    expect(computeCadenas(grafo, [1, 2], [2])).toEqual({ cadenas: [], esParcial: false, inalcanzables: [] });
    expect(computeCadenas(grafo, [1], [2, 7]).inalcanzables).toEqual([7]);
    expect(computeCadenas(grafo, [], [2]).inalcanzables).toEqual([2]);
  });

  it('[AREA-15] they are those of trying every order of every set, on any small graph', () => {
    const datos = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 });
    const grafos = fc.array(
      fc.record({ pide: datos, entrega: datos, clase: fc.integer({ min: 0, max: 4 }) }),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(grafos, datos, datos, (drawn, tengo, necesito) => {
        const llamadas = drawn.map(({ pide, entrega, clase }, id) => llamada(id, pide, entrega, { clase }));
        const { cadenas, esParcial } = computeCadenas(buildGrafo(llamadas), tengo, necesito);
        const found = new Map(
          cadenas.map((cadena) => [
            cadena.llamadas
              .map(({ id }) => id)
              .toSorted((one, other) => one - other)
              .join(' '),
            cadena.costo,
          ]),
        );
        expect(esParcial).toBe(false);
        expect(found).toEqual(bruteForce(llamadas, tengo, necesito));
        expect(cadenas.map(({ costo }) => costo)).toEqual(
          [...found.values()].toSorted((one, other) => one - other),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('a graph that is one crowd is given up, and says so', () => {
    const crowd = Array.from({ length: 900 }, (_, id) =>
      llamada(id, [100 + ((id + 1) % 30)], [50, 100 + (id % 30)]),
    );
    expect(computeCadenas(buildGrafo(crowd), [1], [50]).esParcial).toBe(true);
  });
});
