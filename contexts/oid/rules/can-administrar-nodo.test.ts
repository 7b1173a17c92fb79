import { describe, expect, it } from 'vitest';
import { findTipoSiguiente } from './arcos-en-orden.ts';
import { canEditNodo, canReservarArco, canRetirarNodo } from './can-administrar-nodo.ts';

const ALL = new Set(['consultar', 'crear', 'editar']);
const READER = new Set(['consultar']);
const dominio = { tipo: 'dominio', estado: 'activo', daArcosEnOrden: true } as const;
const reservado = { ...dominio, tipo: 'elemento', estado: 'reservado' } as const;

describe('who may do what with a node', () => {
  it.each([
    ['edit', canEditNodo(ALL), canEditNodo(READER)],
    ['reserve', canReservarArco(ALL, dominio), canReservarArco(READER, dominio)],
    ['retire', canRetirarNodo(ALL, reservado), canRetirarNodo(READER, reservado)],
  ])('[AREA-11] to %s needs the permission', (_name, withIt, without) => {
    expect(withIt).toEqual({ allowed: true, reasons: [], unblockers: [] });
    expect(without).toMatchObject({ allowed: false, unblockers: ['Administrador MinTIC'] });
  });

  it('[AREA-11] no arc is reserved where a record fixes it, nor below what is not in force', () => {
    expect(canReservarArco(ALL, { ...dominio, daArcosEnOrden: false }).reasons).toHaveLength(1);
    expect(canReservarArco(ALL, reservado).reasons).toEqual([
      'Solo se reservan arcos debajo de un nodo activo; este está reservado.',
    ]);
  });

  it('[AREA-11] only a reserved node is retired, once', () => {
    expect(canRetirarNodo(ALL, dominio).allowed).toBe(false);
    expect(canRetirarNodo(ALL, { ...reservado, estado: 'retirado' }).reasons).toEqual([
      'El nodo ya está retirado.',
    ]);
  });

  it('[AREA-11] a state that refuses everybody sends nobody to somebody else', () => {
    expect(canRetirarNodo(ALL, dominio).unblockers).toEqual([]);
    expect(canReservarArco(ALL, reservado).unblockers).toEqual([]);
    expect(canReservarArco(READER, reservado).unblockers).toEqual(['Administrador MinTIC']);
  });
});

it.each([
  ['dominio', 2, 'elemento'],
  ['objeto', 3, 'estandar'],
  ['objeto', 4, 'capa-de-uso'],
  ['objeto', 8, 'regla'],
  ['objeto', 1, undefined],
  ['raiz', 170, undefined],
  ['capa', 1, undefined],
  ['entidad', 12, undefined],
  ['elemento', 14, undefined],
] as const)('[AREA-11] below a %s of arc %i the next free arc is of: %s', (tipo, arco, expected) => {
  expect(findTipoSiguiente({ tipo, arco })).toBe(expected);
});
