import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { CambioHistorico } from '../../contract/index.ts';
import { buildEventos } from '../eventos.queries.ts';

/** Most events of a history that show. */
const MAXIMO_HISTORIAL = 50;

/** A membresía inside an audit event, with the names its ids have now. */
function buildMomento(part: 'antes' | 'despues') {
  const value = (name: string) => sql<string>`a.detail -> ${sql.lit(part)} ->> ${sql.lit(name)}`;
  return sql<string | null>`nullif(concat_ws(' · ', ${value('estado')},
    (select r.nombre from roles r where r.id = (${value('rolId')})::int),
    (select e.nombre from entidades e where e.id = (${value('entidadId')})::int)), '')`;
}

/** What was done to these membresías, latest first. */
export async function listHistorial(
  database: Kysely<DatabaseSchema>,
  membresiaIds: readonly number[],
): Promise<CambioHistorico[]> {
  if (membresiaIds.length === 0) return [];
  const rows = await buildEventos(database)
    .innerJoin('membresias as m', (join) => join.on(sql<boolean>`m.id::text = a.object_id`))
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .select(['e.nombre as entidad', buildMomento('antes').as('antes'), buildMomento('despues').as('ahora')])
    .where('a.object_type', '=', 'membresia')
    .where('a.object_id', 'in', membresiaIds.map(String))
    .limit(MAXIMO_HISTORIAL)
    .execute();
  return rows.map(({ occurred_at, ...row }) => ({ ...row, fecha: occurred_at.toISOString() }));
}
