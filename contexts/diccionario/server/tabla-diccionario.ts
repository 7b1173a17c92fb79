import { buildTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import { ESTADO_VERSION, RECURSO_ELEMENTOS } from '@marco/elementos-de-dato/terms';
import { presentEntidad } from '@marco/entidades/terms';
import type { PeticionDiccionario } from '../contract/index.ts';
import { CLASE_DICCIONARIO, COLUMNAS_DICCIONARIO } from '../contract/terms.ts';
import { listEntradas } from './entradas.queries.ts';
import { listHalladas } from './search-diccionario.queries.ts';
import { readConsulta } from './search-diccionario.ts';

/** The results of the dictionary as a file (TABLE-06). */
export const tablaDiccionario: TablaExportable<PeticionDiccionario> = buildTabla({
  codigo: 'diccionario',
  titulo: 'Diccionario de elementos de dato',
  tipoObjeto: 'elemento de dato',
  recurso: RECURSO_ELEMENTOS,
  listIds: (database, peticion: PeticionDiccionario) => {
    const { busqueda, terminos } = readConsulta(peticion);
    return listHalladas(database, busqueda, terminos);
  },
  listFilas: listEntradas,
  toId: ({ versionId }) => versionId,
  columnas: [
    [COLUMNAS_DICCIONARIO.nombre, 'text', 50, (row) => row.nombre],
    [COLUMNAS_DICCIONARIO.identificador, 'text', 36, (row) => row.identificador],
    [COLUMNAS_DICCIONARIO.tipo, 'text', 14, (row) => CLASE_DICCIONARIO[row.clase]],
    [COLUMNAS_DICCIONARIO.capa, 'text', 30, (row) => row.capa.nombre],
    ['Dominio', 'text', 24, (row) => row.dominio.nombre],
    [COLUMNAS_DICCIONARIO.version, 'text', 10, (row) => row.version],
    [COLUMNAS_DICCIONARIO.estado, 'text', 14, (row) => ESTADO_VERSION[row.estado]],
    [COLUMNAS_DICCIONARIO.oid, 'text', 30, (row) => row.oid],
    ['Entidad responsable', 'text', 50, (row) => presentEntidad(row.entidad ?? '')],
    ['Fecha de incorporación', 'day', 16, (row) => row.rigeDesde],
    ['Definición', 'text', 80, (row) => row.definicion],
  ],
  describeFiltros: ({ texto, ...filtros }) => presentFiltros(filtros, texto),
});
