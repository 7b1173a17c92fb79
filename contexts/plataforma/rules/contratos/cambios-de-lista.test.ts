import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CosaComparable, listCambiosDeLista, type ReglaDeLista } from './cambios-de-lista.ts';

const DONDE = { papel: 'respuesta', operacion: '', lugar: [] } as const;

const cosa = (
  nombre: string,
  regla: ReglaDeLista,
  hijos: readonly CosaComparable<number>[] = [],
  dato = 0,
): CosaComparable<number> => ({
  clave: nombre,
  nombre,
  regla,
  hijos,
  dato,
  compare: (otro) => (otro === dato ? [] : ['tipo-cambiado']),
});
const list = (antes: readonly CosaComparable<number>[], despues: readonly CosaComparable<number>[]) =>
  listCambiosDeLista(antes, despues, DONDE).map(
    ({ clase, operacion, lugar }) => `${clase} ${[operacion, ...lugar].join('/')}`,
  );

const campos = fc.letrec<{ lista: CosaComparable<number>[] }>((tie) => ({
  lista: fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom('a', 'b', 'c'),
        fc.constantFrom<ReglaDeLista>('obligatorio', 'opcional'),
        fc.oneof({ maxDepth: 2 }, fc.constant([]), tie('lista')),
        fc.nat(2),
      ),
      { selector: ([nombre]) => nombre, maxLength: 3 },
    )
    .map((partes) =>
      partes.map(([nombre, regla, hijos, dato]) =>
        cosa(nombre, regla, hijos as CosaComparable<number>[], dato),
      ),
    ),
})).lista;

describe('what changed between two contracts', () => {
  it('[AREA-05] says what went, what came and what is otherwise, with its place', () => {
    const antes = [
      cosa('consultar', 'operacion', [
        cosa('200', 'mensaje', [cosa('nombre', 'obligatorio'), cosa('nota', 'opcional')]),
      ]),
      cosa('borrar', 'operacion'),
    ];
    const despues = [
      cosa('consultar', 'operacion', [
        cosa('200', 'mensaje', [cosa('nombre', 'obligatorio', [], 1), cosa('fecha', 'opcional')]),
        cosa('500', 'error'),
      ]),
    ];
    expect(list(antes, despues)).toEqual([
      'operacion-retirada borrar',
      'error-nuevo consultar',
      'opcional-retirado consultar/nota',
      'opcional-nuevo consultar/fecha',
      'tipo-cambiado consultar/nombre',
    ]);
  });

  it('[AREA-05] nothing changed against itself, in whatever order it stands', () => {
    fc.assert(
      fc.property(campos, (lista) => {
        expect(list(lista, lista.toReversed())).toEqual([]);
      }),
    );
  });

  it('[AREA-05] what goes one way comes the other', () => {
    const turn = (change: string) =>
      change.replace(/-(nuevo|retirado) /, (_, word) => `-${word === 'nuevo' ? 'retirado' : 'nuevo'} `);
    fc.assert(
      fc.property(campos, campos, (some, others) => {
        expect(list(others, some).map(turn).toSorted()).toEqual(list(some, others).toSorted());
      }),
    );
  });
});
