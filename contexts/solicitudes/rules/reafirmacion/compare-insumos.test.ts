import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareInsumos, type Insumo, writeInsumos } from './compare-insumos.ts';

const toInsumo = (clave: string, texto: string): Insumo => ({ clave, nombre: `el campo ${clave}`, texto });
const compare = (antes: readonly Insumo[], ahora: readonly Insumo[]) =>
  compareInsumos([{ nombre: 'Campos', antes, ahora }])[0];

describe('what a level rests on, before and now', () => {
  it('[AREA-05] is different where something came, went or says otherwise', () => {
    const antes = [toInsumo('numero', 'Número 1.0'), toInsumo('titular', 'Titular 1.0')];
    expect(compare(antes, antes)).toEqual({ nombre: 'Campos', total: 2, cambios: [] });
    expect(compare(antes, antes.toReversed())?.cambios).toEqual([]);
    expect(compare(antes, [toInsumo('numero', 'Número 2.0'), toInsumo('motivo', 'Motivo 1.0')])).toEqual({
      nombre: 'Campos',
      total: 3,
      cambios: [
        'Cambió el campo numero: antes «Número 1.0», ahora «Número 2.0».',
        'Se quitó el campo titular.',
        'Se agregó el campo motivo.',
      ],
    });
  });

  it('[AREA-05] is different in another order where the order says something, and there alone', () => {
    const antes = ['uno', 'dos', 'tres'].map((clave) => toInsumo(clave, clave));
    const list = (ahora: readonly Insumo[]) => {
      const par = { nombre: 'Campos', antes, ahora };
      return [
        compareInsumos([par])[0]?.cambios,
        compareInsumos([{ ...par, conOrden: true }])[0]?.cambios,
        writeInsumos([par]) === writeInsumos([{ ...par, ahora: antes }]),
        writeInsumos([{ ...par, conOrden: true }]) ===
          writeInsumos([{ ...par, ahora: antes, conOrden: true }]),
      ];
    };
    expect(list(antes)).toEqual([[], [], true, true]);
    expect(list(antes.toReversed())).toEqual([[], ['Lo que sigue está en otro orden.'], true, false]);
    // What came or went leaves the others in their order.
    expect(list(antes.slice(1))[1]).toEqual(['Se quitó el campo uno.']);
  });

  it('[AREA-05] has the same digest in any order, and another one wherever it is different', () => {
    const insumos = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.string()), {
      selector: ([clave]) => clave,
      maxLength: 6,
    });
    fc.assert(
      fc.property(insumos, insumos, (unos, otros) => {
        const [antes, ahora] = [unos, otros].map((filas) =>
          filas.map(([clave, texto]) => toInsumo(clave, texto)),
        );
        const write = (a: readonly Insumo[] = [], b: readonly Insumo[] = []) =>
          writeInsumos([{ nombre: 'Campos', antes: a, ahora: b }]);
        expect(write(antes?.toReversed(), ahora)).toBe(write(antes, ahora));
        const isIgual = compare(antes ?? [], ahora ?? [])?.cambios.length === 0;
        expect(write(antes, ahora) === write(antes, antes)).toBe(isIgual);
      }),
    );
  });
});
