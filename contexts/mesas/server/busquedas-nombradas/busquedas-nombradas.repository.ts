import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { type Kysely, sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** Any number; with the id of the person it names the queue of those who write their searches. */
const TURNO_BUSQUEDAS = 31;

/** Of one person, in order of name. */
export async function listNombradas(database: Kysely<DatabaseSchema>, usuarioId: number) {
  return database
    .selectFrom('busquedas_guardadas')
    .select(['id', 'nombre', 'consulta'])
    .where('usuario_id', '=', usuarioId)
    .orderBy(spanishOrder('nombre'))
    .orderBy('id')
    .execute();
}

/** How many a person has; until the transaction ends nobody else adds one for them. */
export async function countLocked(transaction: Running, usuarioId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(TURNO_BUSQUEDAS)}::int, ${usuarioId}::int)`.execute(
    transaction,
  );
  const { cantidad } = await transaction
    .selectFrom('busquedas_guardadas')
    .select(sql<number>`count(*)`.as('cantidad'))
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return cantidad;
}

export async function addNombrada(
  transaction: Running,
  nombrada: { readonly usuario_id: number; readonly nombre: string; readonly consulta: string },
): Promise<number> {
  const { id } = await transaction
    .insertInto('busquedas_guardadas')
    .values(nombrada)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One of the person, locked; undefined when it is nobody's or somebody else's. */
export async function findLockedNombrada(transaction: Running, id: number, usuarioId: number) {
  return transaction
    .selectFrom('busquedas_guardadas')
    .select(['id', 'nombre', 'consulta'])
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateNombre(transaction: Running, id: number, nombre: string): Promise<void> {
  await transaction.updateTable('busquedas_guardadas').set({ nombre }).where('id', '=', id).execute();
}

export async function clearNombrada(transaction: Running, id: number): Promise<void> {
  await transaction.deleteFrom('busquedas_guardadas').where('id', '=', id).execute();
}

/** Takes away all those of a person. */
export async function clearNombradasDeUsuario(transaction: Running, usuarioId: number): Promise<void> {
  await transaction.deleteFrom('busquedas_guardadas').where('usuario_id', '=', usuarioId).execute();
}
