import type { AuthenticatorKysely } from '../tables.ts';
import { type Account, normalizeIdentificationNumber, readAccount } from './account.ts';
import { countAttempt, forgiveAttempt, hashIdentity, type LockedScope } from './attempts.ts';
import { spendVerification, verifyPassword } from './password-hash.ts';

export interface Credentials {
  readonly identificationType: string;
  readonly identificationNumber: string;
  readonly password: string;
  /** Network address of whoever asks. */
  readonly address: string;
}

export type SignInResult =
  | { readonly account: Account }
  /** For the record only: the person reads one text for all of them. */
  | {
      readonly failure: 'unknown' | 'wrong-password' | 'locked';
      /** What this failure locked. */
      readonly locks: readonly LockedScope[];
      readonly subject?: string;
    };

/**
 * Checks number and password. Every failure takes the time of a verification, and is counted alike for numbers
 * that exist and that do not.
 */
export async function verifyCredentials(
  kysely: AuthenticatorKysely,
  { identificationType, identificationNumber, password, address }: Credentials,
  now: Date,
): Promise<SignInResult> {
  const attempt = { identity: hashIdentity(identificationType, identificationNumber), address };
  const { allowed, locks } = await countAttempt(kysely, attempt, now);
  const row = await kysely
    .selectFrom('auth_accounts')
    .selectAll()
    .where('identification_type', '=', identificationType)
    .where('identification_number', '=', normalizeIdentificationNumber(identificationNumber))
    .executeTakeFirst();
  const about = row ? { subject: row.subject } : {};
  if (!row || !allowed) {
    await spendVerification(password);
    return { failure: allowed ? 'unknown' : 'locked', locks, ...about };
  }
  if (!(await verifyPassword(password, row.password_hash)))
    return { failure: 'wrong-password', locks, ...about };
  await forgiveAttempt(kysely, attempt, now);
  return { account: readAccount(row) };
}
