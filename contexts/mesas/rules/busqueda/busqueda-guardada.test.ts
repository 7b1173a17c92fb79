import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BusquedaGuardada, formatGuardada, parseGuardada } from './busqueda-guardada.ts';
import { BUSQUEDA_VACIA } from './busqueda-mesas.ts';

const guardada: BusquedaGuardada = {
  busqueda: {
    filtro: {
      nombre: 'pasaporte',
      estado: false,
      entidad: 51,
      consultor: null,
      servicio: 8,
      estadoServicio: 2,
    },
    pagina: 3,
    tamano: 25,
    orden: 'razonSocial',
    descendente: true,
    consultada: true,
  },
  entidad: { id: 51, nombre: 'MIGRACIÓN COLOMBIA' },
  servicio: { id: 8, nombre: 'Consulta de pasaportes' },
  listas: {
    servicios: [{ servicioId: 8, nombre: 'Consulta de pasaportes' }],
    estadosServicio: [{ estadoServicioId: 2, nombre: 'Estandarizado Nivel 1' }],
    usuarios: [{ id: 3, nombre: 'Luisa Peña', email: 'lpena@ejemplo.gov.co' }],
  },
};

describe('stored search', () => {
  test('[MESA-04] gives back filter, page, size, order, picks and lists', () => {
    expect(parseGuardada(formatGuardada(guardada))).toEqual(guardada);
  });

  test('holds the filter under the names of the search', () => {
    expect(JSON.parse(formatGuardada(guardada)).filter).toEqual({
      nombre: 'pasaporte',
      estado: false,
      admEntidadLider: 51,
      admUsuarioId: null,
      servicioMesa: 8,
      estadoServicio: 2,
    });
  });

  test('a name of another id is not taken', () => {
    const other = { ...guardada, entidad: { id: 52, nombre: 'Otra' } };
    expect(parseGuardada(formatGuardada(other))?.entidad).toBeNull();
  });

  test.each([null, '', 'null', '7', '[]', '{"page":2}', '{"filter":7}', '{"filter":'])(
    '%j is nothing of ours',
    (text) => {
      expect(parseGuardada(text)).toBeNull();
    },
  );

  test('a filter of nonsense is an empty search, and unreadable lists are none', () => {
    const text =
      '{"filter":{"nombre":7,"estado":"si","admEntidadLider":"x"},"page":-1,"lists":{"servicios":[1]}}';
    const busqueda = {
      ...BUSQUEDA_VACIA,
      filtro: { ...BUSQUEDA_VACIA.filtro, nombre: '7' },
      consultada: true,
    };
    expect(parseGuardada(text)).toEqual({ busqueda, entidad: null, servicio: null, listas: null });
  });

  test('whatever was stored, reading it throws nothing', () => {
    fc.assert(fc.property(fc.json(), (text) => parseGuardada(text) !== undefined));
  });
});
