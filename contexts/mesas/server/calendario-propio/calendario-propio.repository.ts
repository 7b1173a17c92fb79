import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** Keeps the hash of the key of a membership in the place of the one it had. */
export async function saveCalendarioPropio(
  transaction: Running,
  membresiaId: number,
  huella: string,
): Promise<Date> {
  const { created_at } = await transaction
    .insertInto('calendarios_propios')
    .values({ membresia_id: membresiaId, huella })
    .onConflict((conflict) =>
      conflict.column('membresia_id').doUpdateSet({ huella, created_at: sql<Date>`now()` }),
    )
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return created_at;
}

export async function clearCalendarioPropio(transaction: Running, membresiaId: number): Promise<void> {
  await transaction.deleteFrom('calendarios_propios').where('membresia_id', '=', membresiaId).execute();
}

/** Every address of a person, whatever entidad it was made in. */
export async function clearCalendariosDeUsuario(transaction: Running, usuarioId: number): Promise<void> {
  await transaction
    .deleteFrom('calendarios_propios')
    .where('membresia_id', 'in', (from) =>
      from.selectFrom('membresias').select('id').where('usuario_id', '=', usuarioId),
    )
    .execute();
}
