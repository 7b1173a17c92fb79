import type { DatabaseSchema } from '@marco/database';
import { createOpaqueToken, hashToken } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** A new key, the only time it is seen in clear. Whatever link was open before serves no more. */
export async function createClaveInvitacion(
  transaction: Running,
  correo: string,
  horas: number,
): Promise<{ id: number; clave: string }> {
  const clave = createOpaqueToken();
  await transaction
    .updateTable('invitaciones_administrador')
    .set({ expires_at: sql`now()` })
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  const { id } = await transaction
    .insertInto('invitaciones_administrador')
    .values({
      clave_hash: hashToken(clave),
      correo_electronico: correo,
      expires_at: sql`now() + make_interval(hours => ${horas})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, clave };
}

/**
 * Spends a key for a person.
 *
 * @returns the invitation; nothing when it is unknown, expired or somebody was faster
 */
export async function closeInvitacion(
  transaction: Running,
  clave: string,
  usuarioId: number,
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('invitaciones_administrador')
    .set({ used_at: sql`now()`, usuario_id: usuarioId })
    .where('clave_hash', '=', hashToken(clave))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
