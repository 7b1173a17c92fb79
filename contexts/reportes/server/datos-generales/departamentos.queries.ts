import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';

/** The departments of the country, in Spanish order. */
export async function listDepartamentos(
  database: Kysely<DatabaseSchema>,
): Promise<readonly { readonly codigo: string; readonly nombre: string }[]> {
  const { rows } = await sql<{ codigo: string; nombre: string }>`
    select d.codigo, d.nombre from departamentos d where d.activo order by ${spanishOrder('d.nombre')}`.execute(
    database,
  );
  return rows;
}
