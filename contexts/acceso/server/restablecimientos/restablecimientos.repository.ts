import type { DatabaseSchema } from '@marco/database';
import { createOpaqueToken, hashToken } from '@marco/server-kit';
import { type Kysely, sql, type Transaction } from 'kysely';

type Database = Kysely<DatabaseSchema>;

export interface NewRestablecimiento {
  readonly correo: string;
  readonly entidadId: number;
  readonly direccion: string;
  readonly correlationId: string;
}

/** Records the request. The product checks later whether such a person exists. */
export async function createRestablecimiento(
  database: Database,
  { correo, entidadId, direccion, correlationId }: NewRestablecimiento,
): Promise<void> {
  await database
    .insertInto('restablecimientos')
    .values({
      correo_electronico: correo,
      entidad_id: entidadId,
      direccion,
      correlation_id: correlationId,
    })
    .execute();
}

/** Takes the oldest request out of the queue; processes that look at once take different ones. */
export async function closeNextRestablecimiento(transaction: Transaction<DatabaseSchema>) {
  return transaction
    .deleteFrom('restablecimientos')
    .where('id', '=', (query) =>
      query.selectFrom('restablecimientos').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Makes a new key of a person, which is visible only now. Old expired keys are deleted. */
export async function createClave(database: Database, usuarioId: number, minutos: number): Promise<string> {
  const clave = createOpaqueToken();
  await database
    .deleteFrom('restablecimientos_claves')
    .where('vence_en', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await database
    .insertInto('restablecimientos_claves')
    .values({
      clave_hash: hashToken(clave),
      usuario_id: usuarioId,
      vence_en: sql`now() + make_interval(mins => ${minutos})`,
    })
    .execute();
  return clave;
}

/**
 * Uses a key.
 *
 * @returns its person; nothing if the key is unknown, expired or already used
 */
export async function closeClave(
  transaction: Transaction<DatabaseSchema>,
  clave: string,
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('restablecimientos_claves')
    .set({ usada_en: sql`now()` })
    .where('clave_hash', '=', hashToken(clave))
    .where('usada_en', 'is', null)
    .where('vence_en', '>', sql<Date>`now()`)
    .returning('usuario_id')
    .executeTakeFirst();
  return row?.usuario_id;
}

/** Ends the other keys of a person whose password has just changed. */
export async function closeClavesDe(
  transaction: Transaction<DatabaseSchema>,
  usuarioId: number,
): Promise<void> {
  await transaction
    .updateTable('restablecimientos_claves')
    .set({ usada_en: sql`now()` })
    .where('usuario_id', '=', usuarioId)
    .where('usada_en', 'is', null)
    .execute();
}
