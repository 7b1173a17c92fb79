import type { Catalogo } from '@marco/archivos/port';
import type { PeticionCapas } from '../contract/index.ts';
import { COLUMNAS_CAPAS, ESTADOS_CAPA, RECURSO_CAPAS, TIPOS_CAPA } from '../contract/terms.ts';
import { formatVersion } from '../rules/version-capa.ts';
import { listDocumentos, listFilasVersion, listVersionIds } from './capas.queries.ts';

/** The list of layers as a file, a row for each version (TABLE-06, AREA-02). */
export const catalogoCapas: Catalogo<PeticionCapas> = {
  codigo: 'capas-de-uso',
  titulo: 'Capas de uso',
  archivo: 'capas-de-uso',
  tipoObjeto: 'capa-de-uso',
  permiso: { recurso: RECURSO_CAPAS, accion: 'consultar' },
  columnas: [
    { title: COLUMNAS_CAPAS.codigo, kind: 'text', width: 24 },
    { title: COLUMNAS_CAPAS.nombre, kind: 'text', width: 50 },
    { title: COLUMNAS_CAPAS.tipo, kind: 'text', width: 14 },
    { title: COLUMNAS_CAPAS.espacioNombres, kind: 'text', width: 70 },
    { title: COLUMNAS_CAPAS.version, kind: 'text', width: 60 },
    { title: COLUMNAS_CAPAS.estado, kind: 'text', width: 12 },
    { title: COLUMNAS_CAPAS.oid, kind: 'text', width: 28 },
  ],
  listIds: listVersionIds,
  readFilas: async (database, ids) => {
    const [rows, documentos] = await Promise.all([
      listFilasVersion(database, ids),
      listDocumentos(database, ids),
    ]);
    return new Map(
      rows.map((row) => {
        const nombres = (documentos.get(row.versionId) ?? []).map(({ nombre }) => nombre);
        // What a version rests on, as its cell on the screen: a historical one shows its documents (TABLE-05).
        const respaldo = row.estadoVersion === 'historica' ? nombres.join(', ') : row.fuente_informacion;
        return [
          row.versionId,
          [
            ...[row.codigo, `${row.nombre} ${formatVersion(row)}`, TIPOS_CAPA[row.tipo]],
            ...[row.espacio_nombres, respaldo, ESTADOS_CAPA[row.estado], row.oid],
          ],
        ];
      }),
    );
  },
  describeFiltros: ({ nombre, ...filtros }) => ({ ...filtros, ...(nombre ? { conTexto: true } : {}) }),
};
