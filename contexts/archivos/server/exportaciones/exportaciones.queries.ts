import type { DatabaseSchema } from '@marco/database';
import { isUuid } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

export type ExportacionRow = NonNullable<Awaited<ReturnType<typeof findExportacion>>>;

/** An exportación by its id; a text that is not such an id finds nothing. */
export async function findExportacion(database: Database, id: string) {
  if (!isUuid(id)) return undefined;
  return database.selectFrom('exportaciones').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest of one person in one entity. */
export async function listDeMembresia(database: Database, membresiaId: number, maximo: number) {
  return database
    .selectFrom('exportaciones')
    .selectAll()
    .where('membresia_id', '=', membresiaId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maximo)
    .execute();
}

export async function countAbiertas(database: Database, usuarioId: number): Promise<number> {
  const { total } = await database
    .selectFrom('exportaciones')
    .select(sql<number>`count(*)`.as('total'))
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'in', ['en-cola', 'en-curso'])
    .executeTakeFirstOrThrow();
  return total;
}

/** Those whose time is over, and those that ended otherwise and still name a content. */
export async function listVencidas(database: Database, now: Date, maximo: number) {
  return database
    .selectFrom('exportaciones')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('estado', '=', 'lista'), eb('vence_en', '<=', now)]),
        and([eb('estado', 'in', ['fallida', 'cancelada']), eb('sha256', 'is not', null)]),
      ]),
    )
    .orderBy('created_at')
    .limit(maximo)
    .execute();
}
