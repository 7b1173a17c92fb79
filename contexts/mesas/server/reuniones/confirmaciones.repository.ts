import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** Writes that these invited people come, or that they do not. */
export async function updateConfirmacion(
  transaction: Running,
  ids: readonly number[],
  asistira: boolean,
): Promise<void> {
  await transaction
    .updateTable('reuniones_participantes')
    .set({ asistira, confirmado_en: sql<Date>`now()` })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

/**
 * Keeps that who has not answered was reminded now, and of which entidades they are; the meeting itself does not change.
 *
 * @returns the moment
 */
export async function saveRecordada(transaction: Running, reunionId: number, a: string): Promise<Date> {
  const { en } = await transaction
    .updateTable('reuniones')
    .set({ recordada_en: sql<Date>`now()`, recordada_a: a })
    .where('id', '=', reunionId)
    .returning(sql<Date>`recordada_en`.as('en'))
    .executeTakeFirstOrThrow();
  return en;
}

/** What the invited people of a meeting answered. */
export function listConfirmaciones(transaction: Running, reunionId: number) {
  return transaction
    .selectFrom('reuniones_participantes')
    .select(['id', 'correo', 'asistira', 'confirmado_en'])
    .where('reunion_id', '=', reunionId)
    .where('asistira', 'is not', null)
    .execute();
}

/** Writes answers back after the rows of a meeting were written anew; a row of another address has none. */
export async function saveConfirmaciones(
  transaction: Running,
  confirmaciones: Awaited<ReturnType<typeof listConfirmaciones>>,
): Promise<void> {
  for (const { id, correo, asistira, confirmado_en } of confirmaciones)
    await transaction
      .updateTable('reuniones_participantes')
      .set({ asistira, confirmado_en })
      .where('id', '=', id)
      .where('correo', '=', correo)
      .execute();
}
