import type { Kysely } from 'kysely';
import type { AuthenticatorTables } from '../tables.ts';
import { forgetAttempts, hashIdentity } from './attempts.ts';

/**
 * Gives an identity a new password, lifts its locks and ends everything the old one opened: sessions, grants, codes
 * and tokens. It works inside a transaction of the caller, who made the hash before it began: hashing is slow on
 * purpose, and a transaction must not stay open for it.
 *
 * @param hash what `hashPassword` made of the new password
 * @returns whether the identity exists
 */
export async function writePassword(
  transaction: Kysely<AuthenticatorTables>,
  subject: string,
  hash: string,
): Promise<boolean> {
  const account = await transaction
    .updateTable('auth_accounts')
    .set({ password_hash: hash })
    .where('subject', '=', subject)
    .returning(['identification_type', 'identification_number'])
    .executeTakeFirst();
  if (!account) return false;
  await forgetAttempts(transaction, hashIdentity(account.identification_type, account.identification_number));
  await transaction.deleteFrom('auth_records').where('account_id', '=', subject).execute();
  return true;
}
