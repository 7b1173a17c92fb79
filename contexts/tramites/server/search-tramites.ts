import type { DatabaseSchema } from '@marco/database';
import { type CallContext, decidePermission } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { BusquedaTramites, FilaTramite } from '../contract/index.ts';
import { RECURSO_AHORRO, RECURSO_TRAMITES } from '../contract/terms.ts';
import { countVeredictos } from '../rules/mapa/cuenta.ts';
import { computeVeredictos } from './mapa/read-mundo.ts';
import { listTramites } from './tramites.queries.ts';

/** One page of the trámites, each with how many papers it asks for and what the map says of them. */
export async function searchTramites(
  database: Kysely<DatabaseSchema>,
  busqueda: BusquedaTramites,
  { actor }: CallContext,
) {
  const { rows, total } = await listTramites(database, busqueda);
  const { tramites, veredictos } = await computeVeredictos(
    database,
    rows.map(({ id }) => id),
  );
  const mapeados = new Map(tramites.map((tramite) => [tramite.id, tramite]));
  return {
    total,
    permisos: {
      importar: decidePermission(actor, RECURSO_TRAMITES, 'crear'),
      decidir: decidePermission(actor, RECURSO_TRAMITES, 'aprobar'),
      supuestos: decidePermission(actor, RECURSO_AHORRO, 'editar'),
    },
    tramites: rows.map(
      ({ id, entidadId, entidad, sigla, ...fila }): FilaTramite => ({
        ...fila,
        entidad: { id: entidadId, nombre: entidad, sigla },
        cuenta: countVeredictos(
          (mapeados.get(id)?.requisitos ?? []).flatMap((requisito) => veredictos.get(requisito.id) ?? []),
        ),
      }),
    ),
  };
}
