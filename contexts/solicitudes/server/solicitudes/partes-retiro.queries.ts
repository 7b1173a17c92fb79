import type { DatabaseSchema } from '@marco/database';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';

/** What a request asks about the end of a version; undefined for a request that ends none. */
export async function findRetiroRow(database: Kysely<DatabaseSchema>, solicitudId: number) {
  return database
    .selectFrom('solicitudes_retiros as r')
    .innerJoin('servicios_versiones as v', 'v.id', 'r.servicio_version_id')
    .select(['v.id as versionId', 'v.servicio_id as servicioId', 'v.mayor', 'v.menor'])
    .select(['r.sucesora_id as sucesoraId', 'r.motivo'])
    .select(sql<EstadoVersionServicio>`v.estado`.as('estado'))
    .select(sql<string | null>`r.fecha_retiro::text`.as('fechaRetiro'))
    .where('r.solicitud_id', '=', solicitudId)
    .executeTakeFirst();
}
