import { buildTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import { DATO_PERSONAL } from '@marco/elementos-de-dato/terms';
import { presentEntidad } from '@marco/entidades/terms';
import type { PeticionDirectorio } from '../../contract/index.ts';
import { ACCESO_SERVICIO, COLUMNAS_DIRECTORIO, RECURSO_DIRECTORIO } from '../../contract/terms.ts';
import { searchHallados } from './search-directorio.queries.ts';
import { presentServicios, toConsulta } from './search-directorio.ts';

/** More than any directory has: a file takes every row there is. */
const TODAS = 1_000_000;

/** The results of the directory as a file (TABLE-06). */
export const tablaDirectorio: TablaExportable<PeticionDirectorio> = buildTabla({
  codigo: 'directorio',
  titulo: 'Directorio de servicios',
  tipoObjeto: 'servicio',
  recurso: RECURSO_DIRECTORIO,
  listIds: async (database, peticion: PeticionDirectorio) => {
    const busqueda = { ...peticion, pagina: 1, tamano: TODAS };
    return (await searchHallados(database, busqueda, toConsulta(peticion.texto))).ids;
  },
  listFilas: (database, ids) => presentServicios(database, ids, { tengo: [], necesito: [], buscadas: null }),
  toId: ({ servicioId }) => servicioId,
  columnas: [
    [COLUMNAS_DIRECTORIO.nombre, 'text', 50, (row) => row.nombre],
    [COLUMNAS_DIRECTORIO.entidad, 'text', 50, ({ entidad }) => presentEntidad(entidad.nombre, entidad.sigla)],
    [COLUMNAS_DIRECTORIO.estado, 'text', 26, (row) => row.estado.nombre],
    ['Versión', 'text', 10, (row) => row.version],
    [COLUMNAS_DIRECTORIO.entrega, 'number', 10, (row) => row.entrega.total],
    [COLUMNAS_DIRECTORIO.pide, 'number', 10, (row) => row.pide.total],
    [
      COLUMNAS_DIRECTORIO.datoPersonal,
      'text',
      28,
      ({ datoPersonal }) => (datoPersonal === null ? '' : DATO_PERSONAL[datoPersonal]),
    ],
    [COLUMNAS_DIRECTORIO.acceso, 'text', 26, (row) => ACCESO_SERVICIO[row.acceso]],
    [COLUMNAS_DIRECTORIO.consumidores, 'number', 10, (row) => row.consumidores],
    [COLUMNAS_DIRECTORIO.actualizado, 'day', 16, (row) => new Date(row.actualizado)],
    ['Certificado', 'text', 24, (row) => row.certificado?.numero ?? ''],
    ['Descripción', 'text', 80, (row) => row.resumen],
  ],
  describeFiltros: ({ texto, ...filtros }) => presentFiltros(filtros, texto),
});
