import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCabida, computeCuentas, listExcesos } from './cuotas.ts';

const cantidad = fc.integer({ min: 0, max: 1_000_000 });
const limite = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null });

describe('[AREA-05] the quotas of a version', () => {
  it('show both numbers and what still fits', () => {
    const cuentas = computeCuentas(
      40_000,
      { porConsumidora: null, total: 100_000 },
      { consumidora: 0, total: 88_000 },
    );
    expect(listExcesos(cuentas)).toEqual([
      'La suma del día sería 128.000; el proveedor admite 100.000. Caben 12.000 más.',
    ]);
    expect(computeCabida(cuentas)).toBe(12_000);
  });

  it('say of each entidad what is of it', () => {
    const cuentas = computeCuentas(2, { porConsumidora: 10, total: 10 }, { consumidora: 9, total: 10 });
    expect(listExcesos(cuentas)).toEqual([
      'La suma del día de su entidad sería 11; el proveedor admite por entidad 10. Cabe 1 más.',
      'La suma del día sería 12; el proveedor admite 10. No cabe ninguna más.',
    ]);
  });

  it('without a limit everything fits', () => {
    const cuentas = computeCuentas(5, { porConsumidora: null, total: null }, { consumidora: 1, total: 2 });
    expect([cuentas, computeCabida(cuentas), listExcesos(cuentas)]).toEqual([[], null, []]);
  });

  it('add up: a volume fits exactly where the sum stays within every limit, and what fits brings no quota over it', () => {
    fc.assert(
      fc.property(
        cantidad,
        limite,
        limite,
        cantidad,
        cantidad,
        (pedido, porConsumidora, total, suyo, otros) => {
          const comprometido = { consumidora: suyo, total: suyo + otros };
          const cuotas = { porConsumidora, total };
          const cuentas = computeCuentas(pedido, cuotas, comprometido);
          const fits =
            (porConsumidora === null || suyo + pedido <= porConsumidora) &&
            (total === null || suyo + otros + pedido <= total);
          expect(listExcesos(cuentas).length === 0).toBe(fits);
          for (const cuenta of cuentas) expect(cuenta.suma).toBe(cuenta.comprometido + cuenta.pedido);
          const cabida = computeCabida(cuentas);
          if (cabida === null) return;
          // What was said to fit does; one call more does not.
          if (cuentas.every(({ comprometido: ya, admite }) => ya <= admite))
            expect(listExcesos(computeCuentas(cabida, cuotas, comprometido))).toEqual([]);
          expect(listExcesos(computeCuentas(cabida + 1, cuotas, comprometido)).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
