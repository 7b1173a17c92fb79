import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FE_DE_VIDA } from '../../testing/supuestos-fijos.ts';
import { computeAhorro } from './ahorro.ts';
import { computeConsultasDePapeles } from './consultas.ts';
import { buildSimulaciones } from './simulaciones.ts';

/** A simulation in which a call costs nothing, and spares five errands in a hundred: all of them are alike. */
const GRATIS = { bajo: 0, central: 0, alto: 0 };
const UNA = buildSimulaciones({ ...FE_DE_VIDA, transaccion: GRATIS }).slice(0, 1);

const share = (papeles: readonly (readonly number[])[], consultas: readonly (readonly [number, number])[]) =>
  computeConsultasDePapeles(
    papeles.map((suyos) => new Set(suyos)),
    new Map(consultas),
  );

describe('calls that spared papers', () => {
  it.each<[string, number[][], [number, number][], (number | null)[]]>([
    ['one paper has all of its servicio', [[7]], [[7, 900]], [900]],
    ['two papers of one servicio share them', [[7], [7]], [[7, 900]], [450, 450]],
    [
      'a paper of two servicios is spared as often as the one called least',
      [[7, 8]],
      [
        [7, 900],
        [8, 10],
      ],
      [10],
    ],
    ['a paper with a servicio nobody measured is not counted', [[7, 8], [7]], [[7, 900]], [null, 450]],
    ['a paper of no servicio is not counted', [[]], [[7, 900]], [null]],
    ['no call is a measure too', [[7]], [[7, 0]], [0]],
  ])('[AREA-09] %s', (_, papeles, consultas, shared) => {
    expect(share(papeles, consultas)).toEqual(shared);
  });

  it('[AREA-09] save never less where more of them were measured', () => {
    const servicio = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(servicio, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
        fc.array(fc.tuple(servicio, fc.integer({ min: 0, max: 100_000 })), { maxLength: 4 }),
        servicio,
        fc.integer({ min: 0, max: 100_000 }),
        (papeles, consultas, cual, mas) => {
          const before = new Map(consultas);
          const after = new Map(before).set(cual, (before.get(cual) ?? 0) + mas);
          const saved = (medidas: ReadonlyMap<number, number>) => {
            const transacciones = share(papeles, [...medidas]);
            const papers = transacciones.map((una) => ({ volumen: 1000, tarifa: 10, transacciones: una }));
            return computeAhorro(papers, UNA).logrado;
          };
          const [less, more] = [saved(before), saved(after)];
          if (less === null) return;
          expect(more?.p50).toBeGreaterThanOrEqual(less.p50);
        },
      ),
    );
  });

  it('[AREA-09] spare together no more errands than there were calls', () => {
    const servicio = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(servicio, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
        fc.array(fc.tuple(servicio, fc.integer({ min: 0, max: 100_000 })), { maxLength: 4 }),
        (papeles, consultas) => {
          const spared = share(papeles, consultas).reduce<number>((sum, one) => sum + (one ?? 0), 0);
          const calls = [...new Map(consultas).values()].reduce((sum, one) => sum + one, 0);
          expect(spared).toBeLessThanOrEqual(calls + 1e-6);
        },
      ),
    );
  });
});
