import type { AuthenticatorKysely } from '../tables.ts';
import {
  type Account,
  type AccountInput,
  normalizeIdentificationNumber,
  presentAccountRow,
  readAccount,
} from './account.ts';
import { findAccountByIdentification } from './find-account.ts';
import { hashPassword, type PasswordCost } from './password-hash.ts';

export type CreateAccountResult =
  | { readonly created: true; readonly account: Account }
  /** The document already has an identity; nothing of it changed. */
  | { readonly created: false; readonly owner: Account };

/** When e-mails are verified: until when a new identity may go without it. */
export interface EmailDue {
  readonly now: Date;
  readonly until: Date;
}

/** What the owner of a new identity authorised, when and from where. */
export interface Consent {
  readonly version: string;
  readonly at: Date;
  readonly address: string;
}

export interface NewAccountTerms {
  readonly emailDue?: EmailDue | undefined;
  readonly consent?: Consent | undefined;
}

/**
 * Creates an identity. For a number that exists it does the same work, so that the time reveals nothing; the caller
 * must also answer both cases with the same text. A number whose e-mail was not verified in time is free again.
 */
export async function createAccount(
  kysely: AuthenticatorKysely,
  input: AccountInput,
  cost: PasswordCost,
  { emailDue, consent }: NewAccountTerms = {},
): Promise<CreateAccountResult> {
  const values = presentAccountRow(input, await hashPassword(input.password, cost));
  const row = await kysely.transaction().execute(async (transaction) => {
    if (emailDue) await deleteOverdue(transaction, input, emailDue.now);
    return transaction
      .insertInto('auth_accounts')
      .values({
        ...values,
        email_due_at: emailDue?.until ?? null,
        consent_version: consent?.version ?? null,
        consent_at: consent?.at ?? null,
        consent_address: consent?.address ?? null,
      })
      .onConflict((conflict) =>
        conflict.columns(['identification_type', 'identification_number']).doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
  });
  if (row) return { created: true, account: readAccount(row) };
  const owner = await findAccountByIdentification(
    kysely,
    input.identificationType,
    input.identificationNumber,
  );
  if (!owner) throw new Error('The identity that refused the new one is gone.');
  return { created: false, owner };
}

/** Forgets an identity of this number that was never used and whose e-mail nobody verified in time. */
async function deleteOverdue(
  transaction: AuthenticatorKysely,
  { identificationType, identificationNumber }: AccountInput,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('auth_accounts')
    .where('identification_type', '=', identificationType)
    .where('identification_number', '=', normalizeIdentificationNumber(identificationNumber))
    .where('email_verified', '=', false)
    .where('email_due_at', '<', now)
    .execute();
}
