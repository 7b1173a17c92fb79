import type { Kysely } from 'kysely';
import type { AuthenticatorTables } from '../tables.ts';
import { normalizeIdentificationNumber } from './account.ts';
import { hashIdentity } from './attempts.ts';

/**
 * Frees a number, in the caller's transaction: it deletes the identity with its password, its sessions and their
 * grants. The owner of the document may create it again, under another subject.
 *
 * @returns the subject the identity had; undefined when the number has none
 */
export async function releaseIdentity(
  transaction: Kysely<AuthenticatorTables>,
  identificationType: string,
  identificationNumber: string,
): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom('auth_accounts')
    .where('identification_type', '=', identificationType)
    .where('identification_number', '=', normalizeIdentificationNumber(identificationNumber))
    .returning('subject')
    .executeTakeFirst();
  if (!row) return undefined;
  await transaction.deleteFrom('auth_records').where('account_id', '=', row.subject).execute();
  await transaction
    .deleteFrom('auth_attempts')
    .where('identity_hash', '=', hashIdentity(identificationType, identificationNumber))
    .execute();
  return row.subject;
}
