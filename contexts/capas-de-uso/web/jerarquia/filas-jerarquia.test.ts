import { expect, it } from 'vitest';
import type { NodoJerarquia } from '../../contract/index.ts';
import { listFilasJerarquia } from './filas-jerarquia.ts';

const nodo = (id: number, capaPadreId: number | null): NodoJerarquia => ({
  id,
  capaPadreId,
  codigo: `C${id}`,
  nombre: `Capa ${id}`,
  incorporados: 0,
  tipo: 'local' as const,
  estado: 'vigente' as const,
});
const nodos = [nodo(1, null), nodo(3, 2), nodo(2, 1), nodo(4, 1)];

it('[AREA-02] every layer stands below its parent, and a closed branch shows none of its own', () => {
  const toText = (cerradas: number[]) =>
    listFilasJerarquia(nodos, new Set(cerradas)).map(
      ({ nodo: { id }, level, position, size, isOpen }) => [id, level, position, size, isOpen] as const,
    );
  expect(toText([])).toEqual([
    [1, 1, 1, 1, true],
    [2, 2, 1, 2, true],
    [3, 3, 1, 1, undefined],
    [4, 2, 2, 2, undefined],
  ]);
  expect(toText([2]).map(([id]) => id)).toEqual([1, 2, 4]);
});
