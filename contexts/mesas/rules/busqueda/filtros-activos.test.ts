import { expect, test } from 'vitest';
import { FILTRO_VACIO } from './busqueda-mesas.ts';
import { listFiltrosActivos } from './filtros-activos.ts';

const unknown = { entidad: undefined, consultor: undefined, servicio: undefined, estadoServicio: undefined };

test('without filters there are no tags', () => {
  expect(listFiltrosActivos(FILTRO_VACIO, unknown)).toEqual([]);
});

test('every filter in use has its tag, by name where it is known', () => {
  const filtro = {
    nombre: 'pasaporte',
    estado: true,
    entidad: 5,
    consultor: 3,
    servicio: 8,
    estadoServicio: 2,
  };
  const nombres = { ...unknown, entidad: 'Migración colombia', estadoServicio: 'Publicado Nivel 3' };
  expect(listFiltrosActivos(filtro, nombres).map(({ texto }) => texto)).toEqual([
    'Nombre: pasaporte',
    'Estado: Activa',
    'Entidad líder: Migración colombia',
    'Consultor: n.º 3',
    'Servicio: n.º 8',
    'Estado del servicio: Publicado Nivel 3',
  ]);
  expect(listFiltrosActivos({ ...FILTRO_VACIO, estado: false }, nombres)).toEqual([
    { clave: 'estado', texto: 'Estado: Cerrada' },
  ]);
});
