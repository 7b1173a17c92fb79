import { buildTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import type { PeticionCapas } from '../contract/index.ts';
import { COLUMNAS_CAPAS, ESTADOS_CAPA, RECURSO_CAPAS, TIPOS_CAPA } from '../contract/terms.ts';
import { formatVersion } from '../rules/version-capa.ts';
import { listDocumentos, listFilasVersion, listVersionIds } from './capas.queries.ts';

/** The list of layers as a file, a row for each version (TABLE-06, AREA-02). */
export const tablaCapas: TablaExportable<PeticionCapas> = buildTabla({
  codigo: 'capas-de-uso',
  titulo: 'Capas de uso',
  tipoObjeto: 'capa-de-uso',
  recurso: RECURSO_CAPAS,
  listIds: listVersionIds,
  listFilas: async (database, ids) => {
    const [rows, documentos] = await Promise.all([
      listFilasVersion(database, ids),
      listDocumentos(database, ids),
    ]);
    return rows.map((row) => ({ ...row, documentos: documentos.get(row.versionId) ?? [] }));
  },
  toId: ({ versionId }) => versionId,
  columnas: [
    [COLUMNAS_CAPAS.codigo, 'text', 24, (row) => row.codigo],
    [COLUMNAS_CAPAS.nombre, 'text', 50, (row) => `${row.nombre} ${formatVersion(row)}`],
    [COLUMNAS_CAPAS.tipo, 'text', 14, (row) => TIPOS_CAPA[row.tipo]],
    [COLUMNAS_CAPAS.espacioNombres, 'text', 70, (row) => row.espacio_nombres],
    // The source of a version, as in its cell on the screen: a historical version shows its documents (TABLE-05).
    [
      COLUMNAS_CAPAS.version,
      'text',
      60,
      ({ estadoVersion, documentos, fuente_informacion: fuente }) =>
        estadoVersion === 'historica' ? documentos.map(({ nombre }) => nombre).join(', ') : fuente,
    ],
    [COLUMNAS_CAPAS.estado, 'text', 12, (row) => ESTADOS_CAPA[row.estado]],
    [COLUMNAS_CAPAS.oid, 'text', 28, (row) => row.oid],
  ],
  describeFiltros: ({ nombre, ...filtros }) => presentFiltros(filtros, nombre),
});
