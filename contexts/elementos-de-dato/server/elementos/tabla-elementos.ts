import { buildTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import { presentEntidad } from '@marco/entidades/terms';
import type { PeticionElementos } from '../../contract/index.ts';
import {
  CLASE_ELEMENTO,
  COLUMNAS_ELEMENTOS,
  ESTADO_VERSION,
  RECURSO_ELEMENTOS,
  TIPO_ELEMENTO,
} from '../../contract/terms.ts';
import { type Lector, listFilasElemento, listVersionIds } from './search-elementos.queries.ts';

/** The request and its person, because a person cannot download versions that other entities are working on. */
export type ElementosPedidos = PeticionElementos & Lector;

/** The private list of elements as a file, a row for each version (TABLE-06, AREA-06). */
export const tablaElementos: TablaExportable<ElementosPedidos> = buildTabla({
  codigo: 'elementos-de-dato',
  titulo: 'Elementos de dato',
  tipoObjeto: 'elemento',
  recurso: RECURSO_ELEMENTOS,
  listIds: (database, { esMinisterio, entidadId, ...peticion }: ElementosPedidos) =>
    listVersionIds(database, peticion, { esMinisterio, entidadId }),
  listFilas: listFilasElemento,
  toId: ({ versionId }) => versionId,
  columnas: [
    [COLUMNAS_ELEMENTOS.nombre, 'text', 50, (row) => row.nombre],
    [COLUMNAS_ELEMENTOS.identificador, 'text', 36, (row) => row.identificador],
    [
      COLUMNAS_ELEMENTOS.tipo,
      'text',
      20,
      ({ tipo, clase }) => `${TIPO_ELEMENTO[tipo]} · ${CLASE_ELEMENTO[clase]}`,
    ],
    [
      COLUMNAS_ELEMENTOS.capa,
      'text',
      40,
      ({ capaNombre, dominioNombre }) => `${capaNombre} · ${dominioNombre}`,
    ],
    [COLUMNAS_ELEMENTOS.numero, 'text', 10, (row) => row.numero],
    [COLUMNAS_ELEMENTOS.estado, 'text', 22, (row) => ESTADO_VERSION[row.estado]],
    [
      COLUMNAS_ELEMENTOS.entidadResponsable,
      'text',
      50,
      (row) => presentEntidad(row.entidadResponsable ?? ''),
    ],
    [COLUMNAS_ELEMENTOS.fechaModificacion, 'day', 14, (row) => new Date(row.fechaModificacion)],
    [COLUMNAS_ELEMENTOS.oid, 'text', 30, (row) => row.oid],
  ],
  describeFiltros: ({ texto, esMinisterio: _, entidadId: __, ...filtros }) => presentFiltros(filtros, texto),
});
