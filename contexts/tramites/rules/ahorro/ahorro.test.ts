import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODIGOS_SUPUESTO, type SupuestoAhorro } from '../../contract/terms.ts';
import { FE_DE_VIDA } from '../../testing/supuestos-fijos.ts';
import { type AhorroAnual, computeAhorro, listSupuestosQueFaltan, type PapelAhorrado } from './ahorro.ts';
import { buildSimulaciones, computeTriangular, type RangoSupuesto, type Supuestos } from './simulaciones.ts';

const papel = { volumen: 1000, tarifa: null, transacciones: null };
const alike = (valor: number) => ({ p10: valor, p50: valor, p90: valor });

describe('the saving of the certificate of being alive, by hand', () => {
  // A citizen: 2 hours of 6,000, 5,000 + 6,000 + 1,000. An entidad: 12 minutes of 20,000 an hour, and 3,000.
  const [CIUDADANIA, ENTIDADES] = [24_000, 7000];

  it('[AREA-09] of 1,000 trámites, of which 80 in 100 bring it', () => {
    expect(computeAhorro([papel], buildSimulaciones(FE_DE_VIDA))).toEqual({
      potencial: {
        ciudadania: alike(800 * CIUDADANIA),
        entidades: alike(800 * ENTIDADES),
        costo: alike(800 * 100),
        neto: alike(800 * (CIUDADANIA + ENTIDADES - 100)),
      },
      logrado: null,
    });
  });

  it('[AREA-09] a paper without a fee costs no fee', () => {
    const { potencial } = computeAhorro([{ ...papel, tarifa: 0 }], buildSimulaciones(FE_DE_VIDA));
    expect(potencial.ciudadania.p50).toBe(800 * (CIUDADANIA - 5000));
  });

  it('[AREA-09] what is achieved is what calls replaced, and never more than there is to save', () => {
    const logrado = (transacciones: number) =>
      computeAhorro([{ ...papel, transacciones }], buildSimulaciones(FE_DE_VIDA)).logrado?.p50;
    expect(logrado(1000)).toBe(50 * (CIUDADANIA + ENTIDADES - 100));
    expect(logrado(10_000_000)).toBe(800 * (CIUDADANIA + ENTIDADES - 100));
    expect(logrado(0)).toBe(0);
  });

  it('[AREA-09] is told as a range: a wider assumption gives a wider one, around the same middle', () => {
    const wide = { ...FE_DE_VIDA, 'minutos-obtener': { bajo: 10, central: 40, alto: 70 } };
    const { neto } = computeAhorro([papel], buildSimulaciones(wide)).potencial;
    const middle = 800 * (CIUDADANIA + ENTIDADES - 100);
    expect(neto.p10).toBeLessThan(middle);
    expect(neto.p90).toBeGreaterThan(middle);
    expect(Math.abs(neto.p50 - middle) / middle).toBeLessThan(0.01);
    expect(computeAhorro([papel], buildSimulaciones(wide)).potencial.neto).toEqual(neto);
  });

  it('[AREA-09] says which assumptions have no source', () => {
    expect(listSupuestosQueFaltan(new Set(['tarifa']), ['tarifa', 'copias'])).toEqual(['copias']);
  });
});

const range = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map((three): RangoSupuesto => {
    const [bajo = 0, central = 0, alto = 0] = three.sort((a, b) => a - b);
    return { bajo, central, alto };
  });
const supuestos = fc.record(
  Object.fromEntries(CODIGOS_SUPUESTO.map((codigo) => [codigo, range])) as Record<
    SupuestoAhorro,
    typeof range
  >,
);
const paper = fc.record({
  volumen: fc.integer({ min: 0, max: 100_000 }),
  tarifa: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null }),
  transacciones: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null }),
});
const total = (papers: readonly PapelAhorrado[], of: Supuestos) =>
  computeAhorro(papers, buildSimulaciones(of));
const isNotLess = (more: AhorroAnual, less: AhorroAnual, part: 'ciudadania' | 'entidades' | 'costo') =>
  more[part].p10 >= less[part].p10 && more[part].p50 >= less[part].p50 && more[part].p90 >= less[part].p90;

describe('savings of random papers and assumptions', () => {
  it('[AREA-09] more trámites, or one paper more, never save less', () => {
    fc.assert(
      fc.property(fc.array(paper, { maxLength: 4 }), paper, supuestos, (papers, one, of) => {
        const before = total([...papers, one], of).potencial;
        const busier = total([...papers, { ...one, volumen: one.volumen * 2 }], of).potencial;
        const longer = total([...papers, one, one], of).potencial;
        for (const after of [busier, longer]) {
          expect(isNotLess(after, before, 'ciudadania')).toBe(true);
          expect(isNotLess(after, before, 'entidades')).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('[AREA-09] a dearer errand never saves less, a dearer call never more, more calls never less', () => {
    fc.assert(
      fc.property(paper, supuestos, fc.constantFrom(...CODIGOS_SUPUESTO), (one, of, codigo) => {
        const { bajo, central, alto } = of[codigo];
        const dearer = { ...of, [codigo]: { bajo: bajo + 50, central: central + 50, alto: alto + 50 } };
        const before = total([one], of);
        const after = total([one], dearer);
        if (codigo === 'transaccion') {
          expect(after.potencial.neto.p50).toBeLessThanOrEqual(before.potencial.neto.p50);
        } else if (codigo !== 'parte-que-lo-trae' && codigo !== 'parte-que-reemplaza') {
          expect(after.potencial.neto.p50).toBeGreaterThanOrEqual(before.potencial.neto.p50);
        }
        const busier = total([{ ...one, transacciones: (one.transacciones ?? 0) + 1000 }], {
          ...of,
          transaccion: { bajo: 0, central: 0, alto: 0 },
        });
        const quieter = total([one], { ...of, transaccion: { bajo: 0, central: 0, alto: 0 } });
        expect(busier.logrado?.p50 ?? 0).toBeGreaterThanOrEqual(quieter.logrado?.p50 ?? 0);
      }),
      { numRuns: 20 },
    );
  });

  it('[AREA-09] what is achieved never exceeds the potential where a call costs less than the paper', () => {
    fc.assert(
      fc.property(fc.array(paper, { minLength: 1, maxLength: 4 }), supuestos, (papers, of) => {
        const free = { ...of, transaccion: { bajo: 0, central: 0, alto: 0 } };
        const { potencial, logrado } = total(papers, free);
        if (logrado) expect(logrado.p90).toBeLessThanOrEqual(potencial.neto.p90);
      }),
      { numRuns: 20 },
    );
  });

  it('[AREA-09] a triangular value lies within its bounds and grows with its share', () => {
    fc.assert(
      fc.property(
        range,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, a, b) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          expect(computeTriangular(of, less)).toBeGreaterThanOrEqual(of.bajo - 1e-9);
          expect(computeTriangular(of, more)).toBeLessThanOrEqual(of.alto + 1e-9);
          expect(computeTriangular(of, less)).toBeLessThanOrEqual(computeTriangular(of, more) + 1e-9);
        },
      ),
    );
  });
});
