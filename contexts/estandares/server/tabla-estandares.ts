import { buildTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import type { PeticionEstandares } from '../contract/index.ts';
import {
  CATEGORIAS_ESTANDAR,
  COLUMNAS_ESTANDARES,
  ESTADOS_ESTANDAR,
  presentNombreEstandar,
  RECURSO_ESTANDARES,
} from '../contract/terms.ts';
import { type LectorElementos, listEstandarIds, listFilasEstandar } from './estandares.queries.ts';

/** What was asked for, with the person who asked: elements others work on are not counted for them. */
export interface EstandaresPedidos extends PeticionEstandares {
  readonly lector: LectorElementos;
}

/** The list of standards as a file (TABLE-06, AREA-03). */
export const tablaEstandares: TablaExportable<EstandaresPedidos> = buildTabla({
  codigo: 'estandares',
  titulo: 'Estándares',
  tipoObjeto: 'estandar',
  recurso: RECURSO_ESTANDARES,
  listIds: (database, { lector, ...peticion }: EstandaresPedidos) =>
    listEstandarIds(database, peticion, lector),
  listFilas: (database, ids, { lector }) => listFilasEstandar(database, ids, lector),
  toId: ({ id }) => id,
  columnas: [
    [COLUMNAS_ESTANDARES.codigo, 'text', 20, (row) => row.codigo],
    [COLUMNAS_ESTANDARES.nombre, 'text', 70, presentNombreEstandar],
    [COLUMNAS_ESTANDARES.organismo, 'text', 24, (row) => row.organismo],
    [COLUMNAS_ESTANDARES.categoria, 'text', 16, (row) => CATEGORIAS_ESTANDAR[row.categoria]],
    [COLUMNAS_ESTANDARES.elementos, 'number', 12, (row) => row.elementos],
    [COLUMNAS_ESTANDARES.estado, 'text', 16, (row) => ESTADOS_ESTANDAR[row.estado]],
  ],
  describeFiltros: ({ texto, lector: _, ...filtros }) => presentFiltros(filtros, texto),
});
