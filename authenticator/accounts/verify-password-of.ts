import type { AuthenticatorKysely } from '../tables.ts';
import { findAccount } from './find-account.ts';
import { type PasswordCost, STANDARD_COST } from './password-hash.ts';
import { verifyCredentials } from './sign-in.ts';

/** Whether a password is that of an identity; the attempt is counted and locks like one of the sign-in page. */
export async function verifyPasswordOf(
  kysely: AuthenticatorKysely,
  { subject, password, address }: Readonly<Record<'subject' | 'password' | 'address', string>>,
  now: Date,
  cost: PasswordCost = STANDARD_COST,
): Promise<boolean> {
  const account = await findAccount(kysely, subject);
  if (!account) return false;
  const { identificationType, identificationNumber } = account;
  const credentials = { identificationType, identificationNumber, password, address };
  return 'account' in (await verifyCredentials(kysely, credentials, now, cost));
}
