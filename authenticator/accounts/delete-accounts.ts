import { type Kysely, sql } from 'kysely';
import type { AuthenticatorTables } from '../tables.ts';

/**
 * Takes identities away with all they opened at the authenticator.
 *
 * @param start how their subjects begin
 * @returns how many there were
 */
export async function deleteAccounts(
  transaction: Kysely<AuthenticatorTables>,
  start: string,
): Promise<number> {
  const deleted = await transaction
    .deleteFrom('auth_accounts')
    .where(sql<string>`subject::text`, 'like', `${start}%`)
    .returning('subject')
    .execute();
  const subjects = deleted.map(({ subject }) => subject);
  if (subjects.length > 0)
    await transaction.deleteFrom('auth_records').where('account_id', 'in', subjects).execute();
  return subjects.length;
}
