import type { DatabaseSchema } from '@marco/database';
import { buildQuienesPueden } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Active people whose rol holds an action of a resource: of the ministry, or of one entity. */
export async function listQuienesPueden(
  database: Database,
  recurso: string,
  accion: string,
  entidadId: number | 'ministerio',
): Promise<number[]> {
  const rows = await buildQuienesPueden(database, recurso, accion)
    .$if(entidadId === 'ministerio', (query) => query.where('r.ambito', '=', 'ministerio'))
    .$if(entidadId !== 'ministerio', (query) => query.where('m.entidad_id', '=', sql<number>`${entidadId}`))
    .execute();
  return rows.map(({ id }) => id);
}
