import type { DatabaseSchema } from '@marco/database';
import { buildEventos } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { DetalleNodo } from '../contract/index.ts';

/** When a node was retired and why: only its audit event says so, and that is once for each node. */
export async function findRetiro(
  database: Kysely<DatabaseSchema>,
  oid: string,
): Promise<DetalleNodo['retiro']> {
  const row = await buildEventos(database)
    .select(sql<string>`coalesce(a.detail ->> 'motivo', '')`.as('motivo'))
    .where('a.object_type', '=', 'oid')
    .where('a.object_id', '=', oid)
    .where('a.action', '=', 'retirar-oid')
    .limit(1)
    .executeTakeFirst();
  return row ? { fecha: row.occurred_at.toISOString(), motivo: row.motivo } : null;
}
