import type { Catalogo } from '@marco/archivos/port';
import { CLASE_DICCIONARIO, COLUMNAS_DICCIONARIO } from '../../contract/diccionario.terms.ts';
import type { PeticionDiccionario } from '../../contract/index.ts';
import { ESTADO_VERSION, RECURSO_ELEMENTOS } from '../../contract/terms.ts';
import { listEntradas } from './entradas.queries.ts';
import { listHalladas } from './search-diccionario.queries.ts';
import { readConsulta } from './search-diccionario.ts';

/** The results of the dictionary as a file (TABLE-06). */
export const catalogoDiccionario: Catalogo<PeticionDiccionario> = {
  codigo: 'diccionario',
  titulo: 'Diccionario de elementos de dato',
  archivo: 'diccionario',
  tipoObjeto: 'elemento de dato',
  permiso: { recurso: RECURSO_ELEMENTOS, accion: 'consultar' },
  columnas: [
    { title: COLUMNAS_DICCIONARIO.nombre, kind: 'text', width: 50 },
    { title: COLUMNAS_DICCIONARIO.identificador, kind: 'text', width: 36 },
    { title: COLUMNAS_DICCIONARIO.tipo, kind: 'text', width: 14 },
    { title: COLUMNAS_DICCIONARIO.capa, kind: 'text', width: 30 },
    { title: 'Dominio', kind: 'text', width: 24 },
    { title: COLUMNAS_DICCIONARIO.version, kind: 'text', width: 10 },
    { title: COLUMNAS_DICCIONARIO.estado, kind: 'text', width: 14 },
    { title: COLUMNAS_DICCIONARIO.oid, kind: 'text', width: 30 },
    { title: 'Entidad responsable', kind: 'text', width: 50 },
    { title: 'Fecha de incorporación', kind: 'day', width: 16 },
    { title: 'Definición', kind: 'text', width: 80 },
  ],
  listIds: (database, peticion) => {
    const { busqueda, terminos } = readConsulta(peticion);
    return listHalladas(database, busqueda, terminos);
  },
  readFilas: async (database, ids) => {
    const rows = await listEntradas(database, ids);
    return new Map(
      rows.map((row) => [
        row.versionId,
        [
          ...[row.nombre, row.identificador, CLASE_DICCIONARIO[row.clase]],
          ...[row.capa.nombre, row.dominio.nombre, row.version, ESTADO_VERSION[row.estado], row.oid],
          ...[row.entidad, row.rigeDesde, row.definicion],
        ],
      ]),
    );
  },
  describeFiltros: ({ texto, ...filtros }) => ({ ...filtros, ...(texto ? { conTexto: true } : {}) }),
};
