import type { Catalogo } from '@marco/archivos/port';
import type { PeticionEstandares } from '../contract/index.ts';
import {
  CATEGORIAS_ESTANDAR,
  COLUMNAS_ESTANDARES,
  ESTADOS_ESTANDAR,
  presentNombreEstandar,
  RECURSO_ESTANDARES,
} from '../contract/terms.ts';
import { type LectorElementos, listEstandarIds, listFilasEstandar } from './estandares.queries.ts';

/** What was asked for, with who asked: elements others work on are not counted for them. */
export interface EstandaresPedidos extends PeticionEstandares {
  readonly lector: LectorElementos;
}

/** The list of standards as a file (TABLE-06, AREA-03). */
export const catalogoEstandares: Catalogo<EstandaresPedidos> = {
  codigo: 'estandares',
  titulo: 'Estándares',
  archivo: 'estandares',
  tipoObjeto: 'estandar',
  permiso: { recurso: RECURSO_ESTANDARES, accion: 'consultar' },
  columnas: [
    { title: COLUMNAS_ESTANDARES.codigo, kind: 'text', width: 20 },
    { title: COLUMNAS_ESTANDARES.nombre, kind: 'text', width: 70 },
    { title: COLUMNAS_ESTANDARES.organismo, kind: 'text', width: 24 },
    { title: COLUMNAS_ESTANDARES.categoria, kind: 'text', width: 16 },
    { title: COLUMNAS_ESTANDARES.elementos, kind: 'number', width: 12 },
    { title: COLUMNAS_ESTANDARES.estado, kind: 'text', width: 16 },
  ],
  listIds: (database, { lector, ...peticion }) => listEstandarIds(database, peticion, lector),
  readFilas: async (database, ids, { lector }) => {
    const rows = await listFilasEstandar(database, ids, lector);
    return new Map(
      rows.map((row) => [
        row.id,
        [
          ...[row.codigo, presentNombreEstandar(row), row.organismo],
          ...[CATEGORIAS_ESTANDAR[row.categoria], row.elementos, ESTADOS_ESTANDAR[row.estado]],
        ],
      ]),
    );
  },
  describeFiltros: ({ texto, lector: _, ...filtros }) => ({
    ...filtros,
    ...(texto ? { conTexto: true } : {}),
  }),
};
