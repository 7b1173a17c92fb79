import type { DatabaseSchema } from '@marco/database';
import { type FileStore, refuse, refuseCommon } from '@marco/server-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import { archivosErrors } from '../contract/index.ts';
import { type Carpeta, LIMITE_BYTES, LIMITES_PENDIENTES, RESERVA_DISCO } from '../contract/terms.ts';

/** Files of a person that no record attached yet. */
async function findPendientes(database: Kysely<DatabaseSchema>, userId: number) {
  return database
    .selectFrom('archivos')
    .select([
      sql<number>`count(*)::int`.as('archivos'),
      sql<number>`coalesce(sum(tamano_bytes), 0)::float8`.as('bytes'),
    ])
    .where('subido_por', '=', userId)
    .where('pendiente_desde', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** @throws CARGAS_PENDIENTES */
export async function requirePocosPendientes(
  database: Kysely<DatabaseSchema>,
  userId: number,
): Promise<void> {
  const { archivos, bytes } = await findPendientes(database, userId);
  if (archivos >= LIMITES_PENDIENTES.archivos || bytes >= LIMITES_PENDIENTES.bytes)
    throw refuse(archivosErrors, 'CARGAS_PENDIENTES');
}

/**
 * The same where several files of a person arrive at once: the next one waits until the end of the transaction.
 *
 * @throws CARGAS_PENDIENTES
 */
export async function keepPocosPendientes(trx: Transaction<DatabaseSchema>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(62, ${userId}::int)`.execute(trx);
  await requirePocosPendientes(trx, userId);
}

/** @throws ALMACENAMIENTO_LLENO */
export async function requireEspacio(
  files: Pick<FileStore, 'findFreeBytes'>,
  carpeta: Carpeta,
): Promise<void> {
  if ((await files.findFreeBytes(carpeta)) < LIMITE_BYTES + RESERVA_DISCO)
    throw refuseCommon('ALMACENAMIENTO_LLENO');
}
