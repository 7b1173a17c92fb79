import { isUuid } from '@marco/server-kit/database';
import type { AuthenticatorKysely } from '../tables.ts';
import { type Account, normalizeIdentificationNumber, readAccount } from './account.ts';

/** The identity a token is about. */
export async function findAccount(
  kysely: AuthenticatorKysely,
  subject: string,
): Promise<Account | undefined> {
  if (!isUuid(subject)) return undefined;
  const row = await kysely
    .selectFrom('auth_accounts')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && readAccount(row);
}

/** The identity of a document; the number may come with dots or spaces. */
export async function findAccountByIdentification(
  kysely: AuthenticatorKysely,
  identificationType: string,
  identificationNumber: string,
): Promise<Account | undefined> {
  const row = await kysely
    .selectFrom('auth_accounts')
    .selectAll()
    .where('identification_type', '=', identificationType)
    .where('identification_number', '=', normalizeIdentificationNumber(identificationNumber))
    .executeTakeFirst();
  return row && readAccount(row);
}
