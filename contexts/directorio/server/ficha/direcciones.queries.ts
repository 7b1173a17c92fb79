import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The servicio whose page stands, or stood, at an address; undefined where none of the directory does. */
export async function findServicioEnDireccion(
  database: Database,
  { entidad, servicio }: { readonly entidad: string; readonly servicio: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select d.servicio_id as id from directorio_direcciones d join directorio_servicios s on s.servicio_id = d.servicio_id
    where d.entidad = ${entidad} and d.servicio = ${servicio}`.execute(database);
  return rows[0]?.id;
}
