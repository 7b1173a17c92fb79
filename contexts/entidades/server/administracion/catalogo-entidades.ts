import type { Catalogo } from '@marco/archivos/port';
import type { PeticionEntidades } from '../../contract/index.ts';
import {
  COLUMNAS_ENTIDADES,
  capitalizeNombre,
  ESTADOS_ENTIDAD,
  RECURSO_ENTIDADES,
  TIPOS_ENTIDAD,
} from '../../contract/terms.ts';
import { listEntidadIds, listFilasEntidad } from './search-entidades.queries.ts';

/** What was asked for, with the only entity the person sees; null sees all. */
export type EntidadesPedidas = PeticionEntidades & { readonly soloId: number | null };

/** The list of entities as a file (TABLE-06, AREA-01). */
export const catalogoEntidades: Catalogo<EntidadesPedidas> = {
  codigo: 'entidades',
  titulo: 'Entidades',
  archivo: 'entidades',
  tipoObjeto: 'entidad',
  permiso: { recurso: RECURSO_ENTIDADES, accion: 'consultar' },
  columnas: [
    { title: COLUMNAS_ENTIDADES.nombre, kind: 'text', width: 60 },
    { title: COLUMNAS_ENTIDADES.nit, kind: 'text', width: 14 },
    { title: COLUMNAS_ENTIDADES.tipo, kind: 'text', width: 20 },
    { title: COLUMNAS_ENTIDADES.sector, kind: 'text', width: 36 },
    { title: COLUMNAS_ENTIDADES.departamento, kind: 'text', width: 36 },
    { title: COLUMNAS_ENTIDADES.estado, kind: 'text', width: 12 },
  ],
  listIds: (database, { soloId, ...peticion }) => listEntidadIds(database, peticion, peticion, soloId),
  readFilas: async (database, ids) => {
    const rows = await listFilasEntidad(database, ids);
    return new Map(
      rows.map(({ id, nombre, sigla, nit, dv, tipo, sector, departamento, municipio, activa }) => [
        id,
        [
          sigla ? `${capitalizeNombre(nombre)} (${sigla})` : capitalizeNombre(nombre),
          `${nit}-${dv}`,
          TIPOS_ENTIDAD[tipo],
          sector,
          [municipio, departamento].filter(Boolean).join(', '),
          activa ? ESTADOS_ENTIDAD.activa : ESTADOS_ENTIDAD.inactiva,
        ],
      ]),
    );
  },
  describeFiltros: ({ texto, ...filtros }) => ({ ...filtros, ...(texto ? { conTexto: true } : {}) }),
};
