import { buildTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import type { PeticionEntidades } from '../../contract/index.ts';
import {
  COLUMNAS_ENTIDADES,
  ESTADOS_ENTIDAD,
  presentEntidad,
  RECURSO_ENTIDADES,
  TIPOS_ENTIDAD,
} from '../../contract/terms.ts';
import { listEntidadIds, listFilasEntidad } from './search-entidades.queries.ts';

/** What was asked for, with the only entity the person sees; null sees all. */
export type EntidadesPedidas = PeticionEntidades & { readonly soloId: number | null };

/** The list of entities as a file (TABLE-06, AREA-01). */
export const tablaEntidades: TablaExportable<EntidadesPedidas> = buildTabla({
  codigo: 'entidades',
  titulo: 'Entidades',
  tipoObjeto: 'entidad',
  recurso: RECURSO_ENTIDADES,
  listIds: (database, { soloId, ...peticion }: EntidadesPedidas) =>
    listEntidadIds(database, peticion, peticion, soloId),
  listFilas: listFilasEntidad,
  toId: ({ id }) => id,
  columnas: [
    [COLUMNAS_ENTIDADES.nombre, 'text', 60, ({ nombre, sigla }) => presentEntidad(nombre, sigla)],
    [COLUMNAS_ENTIDADES.nit, 'text', 14, ({ nit, dv }) => `${nit}-${dv}`],
    [COLUMNAS_ENTIDADES.tipo, 'text', 20, (row) => TIPOS_ENTIDAD[row.tipo]],
    [COLUMNAS_ENTIDADES.sector, 'text', 36, (row) => row.sector],
    [
      COLUMNAS_ENTIDADES.departamento,
      'text',
      36,
      ({ municipio, departamento }) => [municipio, departamento].filter(Boolean).join(', '),
    ],
    [COLUMNAS_ENTIDADES.estado, 'text', 12, ({ activa }) => ESTADOS_ENTIDAD[activa ? 'activa' : 'inactiva']],
  ],
  describeFiltros: ({ texto, ...filtros }) => presentFiltros(filtros, texto),
});
