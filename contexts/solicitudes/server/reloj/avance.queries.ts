import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { FASES } from '../../contract/terms.ts';

/** The filed request that is open for the second level of a version; undefined where there is none. */
export async function findEnTramite(
  database: Kysely<DatabaseSchema>,
  versionId: number,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('solicitudes_nivel_dos as n')
    .innerJoin('solicitudes as s', 's.id', 'n.solicitud_id')
    .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
    .where('n.servicio_version_id', '=', versionId)
    .where('e.codigo', 'in', FASES)
    .select('s.id')
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
