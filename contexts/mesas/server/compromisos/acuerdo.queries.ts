import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The mesa, or that of the meeting, with when the meeting takes place and how its acta stands: where a new commitment would be agreed. */
export async function findAcuerdo(
  database: Database,
  { idMesa, idReunion }: { readonly idMesa: number | null; readonly idReunion: number | null },
) {
  return database
    .selectFrom('mesas as m')
    .leftJoin('reuniones as r', (join) =>
      join.onRef('r.mesa_id', '=', 'm.id').on('r.id', '=', idReunion ?? 0),
    )
    .leftJoin('actas as a', 'a.reunion_id', 'r.id')
    .select(['m.activa', 'r.inicia_en', 'a.estado as estado_acta'])
    .$if(idMesa !== null, (query) => query.where('m.id', '=', idMesa ?? 0))
    .$if(idReunion !== null, (query) => query.where('r.id', 'is not', null))
    .executeTakeFirst();
}
