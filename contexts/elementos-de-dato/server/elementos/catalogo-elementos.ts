import type { Catalogo } from '@marco/archivos/port';
import type { PeticionElementos } from '../../contract/index.ts';
import {
  CLASE_ELEMENTO,
  COLUMNAS_ELEMENTOS,
  ESTADO_VERSION,
  RECURSO_ELEMENTOS,
  TIPO_ELEMENTO,
} from '../../contract/terms.ts';
import { type Lector, listFilasElemento, listVersionIds } from './search-elementos.queries.ts';

/** What was asked for, with who asked: what others work on is not theirs to take along. */
export type ElementosPedidos = PeticionElementos & Lector;

/** The private list of elements as a file, a row for each version (TABLE-06, AREA-06). */
export const catalogoElementos: Catalogo<ElementosPedidos> = {
  codigo: 'elementos-de-dato',
  titulo: 'Elementos de dato',
  archivo: 'elementos-de-dato',
  tipoObjeto: 'elemento',
  permiso: { recurso: RECURSO_ELEMENTOS, accion: 'consultar' },
  columnas: [
    { title: COLUMNAS_ELEMENTOS.nombre, kind: 'text', width: 50 },
    { title: COLUMNAS_ELEMENTOS.identificador, kind: 'text', width: 36 },
    { title: COLUMNAS_ELEMENTOS.tipo, kind: 'text', width: 20 },
    { title: COLUMNAS_ELEMENTOS.capa, kind: 'text', width: 40 },
    { title: COLUMNAS_ELEMENTOS.numero, kind: 'text', width: 10 },
    { title: COLUMNAS_ELEMENTOS.estado, kind: 'text', width: 22 },
    { title: COLUMNAS_ELEMENTOS.entidadResponsable, kind: 'text', width: 50 },
    { title: COLUMNAS_ELEMENTOS.fechaModificacion, kind: 'day', width: 14 },
    { title: COLUMNAS_ELEMENTOS.oid, kind: 'text', width: 30 },
  ],
  listIds: (database, { esMinisterio, entidadId, ...peticion }) =>
    listVersionIds(database, peticion, { esMinisterio, entidadId }),
  readFilas: async (database, ids) => {
    const rows = await listFilasElemento(database, ids);
    return new Map(
      rows.map((row) => [
        row.versionId,
        [
          ...[row.nombre, row.identificador, `${TIPO_ELEMENTO[row.tipo]} · ${CLASE_ELEMENTO[row.clase]}`],
          ...[`${row.capaNombre} · ${row.dominioNombre}`, row.numero, ESTADO_VERSION[row.estado]],
          ...[row.entidadResponsable, new Date(row.fechaModificacion), row.oid],
        ],
      ]),
    );
  },
  describeFiltros: ({ texto, esMinisterio: _, entidadId: __, ...filtros }) => ({
    ...filtros,
    ...(texto ? { conTexto: true } : {}),
  }),
};
