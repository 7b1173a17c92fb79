import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { BusquedaMapa, EntidadDelMapa, FilaMapa } from '../../contract/index.ts';
import { listNombresDeEntidades } from '../tramites.queries.ts';
import { listElementosPedidos, listMarcas, listTramitesDeElemento } from './mapa.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** One page of the once-only map: elements, and what each entidad has to do with them. */
export async function searchMapa(
  database: Database,
  busqueda: BusquedaMapa,
): Promise<{ filas: FilaMapa[]; entidades: EntidadDelMapa[]; total: number }> {
  const { rows, total } = await listElementosPedidos(database, busqueda);
  const marcas = await listMarcas(
    database,
    rows.map(({ elementoId }) => elementoId),
  );
  const deElemento = Map.groupBy(marcas, ({ elementoId }) => elementoId);
  const nombres = await listNombresDeEntidades(database, [...new Set(marcas.map((uno) => uno.entidadId))]);
  return {
    total,
    entidades: [...nombres.values()].sort((a, b) => a.nombre.localeCompare(b.nombre, 'es') || a.id - b.id),
    filas: rows.map((row) => ({
      ...row,
      entidades: (deElemento.get(row.elementoId) ?? []).map((uno) => ({
        entidadId: uno.entidadId,
        marcas: uno.marcas,
      })),
    })),
  };
}

/** One page of the trámites that ask for an element. */
export async function listTramitesElemento(
  database: Database,
  elementoId: number,
  page: { readonly pagina: number; readonly tamano: number },
) {
  const { rows, total } = await listTramitesDeElemento(database, elementoId, page);
  return {
    total,
    tramites: rows.map(({ entidadId, entidad, sigla, ...row }) => ({
      ...row,
      entidad: { id: entidadId, nombre: entidad, sigla },
    })),
  };
}
