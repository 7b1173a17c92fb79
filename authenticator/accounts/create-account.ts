import type { AuthenticatorKysely } from '../tables.ts';
import { type Account, type AccountInput, presentAccountRow, readAccount } from './account.ts';
import { findAccountByIdentification } from './find-account.ts';
import { hashPassword } from './password-hash.ts';

export type CreateAccountResult =
  | { readonly created: true; readonly account: Account }
  /** The document already has an identity; nothing of it changed. */
  | { readonly created: false; readonly owner: Account };

/**
 * Creates an identity. The same work is done for a number that exists, so that the time tells nothing;
 * the caller must also answer both with one text.
 */
export async function createAccount(
  kysely: AuthenticatorKysely,
  input: AccountInput,
): Promise<CreateAccountResult> {
  const row = await kysely
    .insertInto('auth_accounts')
    .values(presentAccountRow(input, await hashPassword(input.password)))
    .onConflict((conflict) => conflict.columns(['identification_type', 'identification_number']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) return { created: true, account: readAccount(row) };
  const owner = await findAccountByIdentification(
    kysely,
    input.identificationType,
    input.identificationNumber,
  );
  if (!owner) throw new Error('The identity that refused the new one is gone.');
  return { created: false, owner };
}
