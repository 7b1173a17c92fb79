import { describe, expect, it } from 'vitest';
import type { FilaNodo, PaginaNodos } from '../../contract/index.ts';
import { type EstadoArbol, type LeerPagina, listFilas, listPaginas } from './filas-arbol.ts';

const nodo = (oid: string, hijos = 0): FilaNodo => ({
  oid,
  arco: Number(oid.split('.').at(-1)),
  nombre: oid,
  tipo: 'raiz',
  estado: 'activo',
  hijos,
});
const pagina = (nodos: FilaNodo[], numero = 1, total = nodos.length): PaginaNodos => ({
  nodos,
  total,
  pagina: numero,
  tamano: 2,
});
const leer: LeerPagina = (padre, numero) => {
  if (padre === '') return pagina([nodo('0'), nodo('2', 5)]);
  if (numero === 1) return pagina([nodo('2.1'), nodo('2.2')], 1, 5);
  return numero === 2 ? pagina([nodo('2.3'), nodo('2.4')], 2, 5) : 'cargando';
};
const estado = (desde: number, hasta: number): EstadoArbol => ({
  abiertos: new Set(['2']),
  ventanas: new Map([['2', { desde, hasta }]]),
});
const keys = (desde: number, hasta: number) => listFilas(estado(desde, hasta), leer).map(({ key }) => key);

describe('rows of the tree', () => {
  it('[AREA-11] a closed tree shows the first arcs', () => {
    const closed = { abiertos: new Set<string>(), ventanas: new Map() };
    expect(listFilas(closed, leer).map(({ key }) => key)).toEqual(['0', '2']);
    expect(listPaginas(closed)).toEqual([{ padre: '', pagina: 1 }]);
  });

  it('[AREA-11] an open branch shows a page, and what stands for the rest of it', () => {
    expect(keys(1, 1)).toEqual(['0', '2', '2.1', '2.2', 'siguientes 2']);
    expect(keys(2, 2)).toEqual(['0', '2', 'anteriores 2', '2.3', '2.4', 'siguientes 2']);
    expect(keys(1, 2)).toEqual(['0', '2', '2.1', '2.2', '2.3', '2.4', 'siguientes 2']);
    expect(keys(3, 3)).toEqual(['0', '2', 'cargando 2 3']);
  });

  it('[AREA-11] each row knows its place among all its siblings', () => {
    const fila = listFilas(estado(2, 2), leer).find(({ key }) => key === '2.4');
    expect(fila).toMatchObject({ level: 2, position: 4, size: 5 });
    expect(listPaginas(estado(2, 3))).toEqual([
      { padre: '', pagina: 1 },
      { padre: '2', pagina: 2 },
      { padre: '2', pagina: 3 },
    ]);
  });
});
