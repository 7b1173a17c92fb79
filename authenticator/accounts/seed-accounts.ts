import type { AuthenticatorKysely } from '../tables.ts';
import { type AccountInput, presentAccountRow } from './account.ts';
import { hashPassword, type PasswordCost, STANDARD_COST } from './password-hash.ts';

/** An identity whose subject is fixed, so that the product can be bound to it before anyone signs in. */
export interface SeedAccount extends AccountInput {
  readonly subject: string;
}

/**
 * Writes identities that are not there yet; those that are keep what their owners changed. Equal passwords
 * are hashed once: seeds are for evaluation, and a hash is slow on purpose.
 */
export async function seedAccounts(
  kysely: AuthenticatorKysely,
  accounts: readonly SeedAccount[],
  cost: PasswordCost = STANDARD_COST,
): Promise<void> {
  const present = await kysely.selectFrom('auth_accounts').select('subject').execute();
  const known = new Set(present.map(({ subject }) => subject));
  const missing = accounts.filter(({ subject }) => !known.has(subject));
  if (missing.length === 0) return;
  const hashes = new Map<string, string>();
  for (const { password } of missing) {
    if (!hashes.has(password)) hashes.set(password, await hashPassword(password, cost));
  }
  const rows = missing.map(({ subject, password, ...input }) => ({
    subject,
    email_verified: true,
    ...presentAccountRow(input, hashes.get(password) ?? ''),
  }));
  await kysely
    .insertInto('auth_accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
