import type { AuthenticatorKysely } from '../tables.ts';
import { type Account, normalizeIdentificationNumber, readAccount } from './account.ts';
import { countAttempt, forgiveAttempt, hashIdentity, type LockedScope } from './attempts.ts';
import {
  hasCost,
  hashPassword,
  type PasswordCost,
  spendVerification,
  verifyPassword,
} from './password-hash.ts';

export interface Credentials {
  readonly identificationType: string;
  readonly identificationNumber: string;
  readonly password: string;
  /** Network address of the caller. */
  readonly address: string;
}

export type SignInResult =
  | { readonly account: Account }
  /** For the record only: the person reads one text for all of them. */
  | {
      readonly failure: 'unknown' | 'wrong-password' | 'locked' | 'unverified';
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
  cost: PasswordCost,
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
    await spendVerification(password, cost);
    return { failure: allowed ? 'unknown' : 'locked', locks, ...about };
  }
  if (!(await verifyPassword(password, row.password_hash)))
    return { failure: 'wrong-password', locks, ...about };
  await forgiveAttempt(kysely, attempt, now);
  if (!hasCost(row.password_hash, cost)) await renewHash(kysely, row, password, cost);
  return { account: readAccount(row) };
}

/**
 * A hash with another cost than today's is made again now that the password is known; if the password changed
 * meanwhile, nothing is written.
 */
async function renewHash(
  kysely: AuthenticatorKysely,
  { subject, password_hash: before }: { readonly subject: string; readonly password_hash: string },
  password: string,
  cost: PasswordCost,
): Promise<void> {
  const hash = await hashPassword(password, cost);
  await kysely
    .updateTable('auth_accounts')
    .set({ password_hash: hash })
    .where('subject', '=', subject)
    .where('password_hash', '=', before)
    .execute();
}
