import { findInforme, type InformeGuardado } from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The report the entity accepted; undefined while it did not. */
export async function findInformeAprobado(
  database: Database,
  solicitudId: number,
): Promise<InformeGuardado | undefined> {
  const row = await database
    .selectFrom('solicitudes_nivel_dos')
    .select('informe_aprobado_id')
    .where('solicitud_id', '=', solicitudId)
    .executeTakeFirst();
  return row?.informe_aprobado_id == null ? undefined : findInforme(database, row.informe_aprobado_id);
}
