import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** Every rol of the ministry may do everything: its calls get past the permissions to what comes after them. */
export async function grantEverything(database: Kysely<DatabaseSchema>): Promise<void> {
  await sql`insert into roles_permisos (rol_id, subfuncionalidad_id, accion)
    select r.id, a.subfuncionalidad_id, a.accion from roles r cross join subfuncionalidades_acciones a
    where r.ambito = 'ministerio' on conflict do nothing`.execute(database);
}
