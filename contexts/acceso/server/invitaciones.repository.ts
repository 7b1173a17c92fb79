import type { DatabaseSchema } from '@marco/database';
import { createOpaqueToken, hashToken } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** Makes a new key, which is visible only now. Earlier links are no longer valid. */
export async function createClaveInvitacion(
  transaction: Running,
  correo: string,
  horas: number,
): Promise<{ id: number; clave: string }> {
  const clave = createOpaqueToken();
  await transaction
    .updateTable('invitaciones_administrador')
    .set({ vence_en: sql`now()` })
    .where('usada_en', 'is', null)
    .where('vence_en', '>', sql<Date>`now()`)
    .execute();
  const { id } = await transaction
    .insertInto('invitaciones_administrador')
    .values({
      clave_hash: hashToken(clave),
      correo_electronico: correo,
      vence_en: sql`now() + make_interval(hours => ${horas})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, clave };
}

/**
 * Uses a key for a person.
 *
 * @returns the invitation; nothing if the key is unknown, expired or already used
 */
export async function closeInvitacion(
  transaction: Running,
  clave: string,
  usuarioId: number,
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('invitaciones_administrador')
    .set({ usada_en: sql`now()`, usuario_id: usuarioId })
    .where('clave_hash', '=', hashToken(clave))
    .where('usada_en', 'is', null)
    .where('vence_en', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
