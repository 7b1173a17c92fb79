import { createHash } from 'node:crypto';
import { normalizeIP } from '@marco/server-kit';
import { sql } from 'kysely';
import type { AuthenticatorKysely } from '../tables.ts';
import { normalizeIdentificationNumber } from './account.ts';

/** The person who tries to sign in, and the identity they use. */
export interface Attempt {
  /** Hash of the identity, known or not. */
  readonly identity: string;
  /** As it came; a whole IPv6 network of 64 bits, which one subscriber has, counts as one. */
  readonly address: string;
}

/** What may be locked: the identity from this address, from every unknown one, or the whole address. */
export type LockedScope = 'pair' | 'identity' | 'address';

interface Rule {
  readonly scope: LockedScope;
  /** Failures in a row that lock. */
  readonly failures: number;
  /** The first lock, in minutes; each failure after it doubles the time, up to the longest. */
  readonly minutes: number;
}

/** Failures of one person at one place; an address may be that of a whole office. */
export const ATTEMPTS_BEFORE_LOCK = 5;
export const LOCK_MINUTES = 15;
const LONGEST_LOCK_MINUTES = 240;
const RULES: readonly Rule[] = [
  { scope: 'pair', failures: ATTEMPTS_BEFORE_LOCK, minutes: LOCK_MINUTES },
  { scope: 'identity', failures: 20, minutes: LOCK_MINUTES },
  { scope: 'address', failures: 50, minutes: LOCK_MINUTES },
];

/** After a day without a failure the count starts again. */
const MEMORY_HOURS = 24;
/**
 * For so many days an address from which a person signed in belongs to that person: failures from other addresses do
 * not lock it.
 */
const KNOWN_DAYS = 90;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The identity a form names, as it is counted: normalised and hashed. */
export function hashIdentity(identificationType: string, identificationNumber: string): string {
  return createHash('sha256')
    .update(`${identificationType}:${normalizeIdentificationNumber(identificationNumber)}`)
    .digest('hex');
}

/**
 * Counts an attempt before the password is checked. The last allowed attempt already locks, so that of many attempts
 * at the same time no more than that number is checked.
 *
 * @returns undefined while something is locked; otherwise what this attempt locks if it fails
 */
export async function countAttempt(
  kysely: AuthenticatorKysely,
  given: Attempt,
  now: Date,
): Promise<{ readonly allowed: boolean; readonly locks: readonly LockedScope[] }> {
  const attempt = normalizeAttempt(given);
  return kysely.transaction().execute(async (transaction) => {
    const locks: LockedScope[] = [];
    for (const rule of await listRules(transaction, attempt, now)) {
      const row = await countFailure(transaction, rule, attempt, now);
      if (!row) return { allowed: false, locks: [] };
      if (row.locked_until) locks.push(rule.scope);
    }
    return { allowed: true, locks };
  });
}

function normalizeAttempt({ identity, address }: Attempt): Attempt {
  return { identity, address: normalizeIP(address) };
}

/** Failures at other addresses do not count for a person at an address of their own. */
async function listRules(kysely: AuthenticatorKysely, attempt: Attempt, now: Date) {
  const known = await kysely
    .selectFrom('auth_attempts')
    .select('succeeded_at')
    .where('identity_hash', '=', attempt.identity)
    .where('address', '=', attempt.address)
    .where('succeeded_at', '>', new Date(now.getTime() - KNOWN_DAYS * DAY_MS))
    .executeTakeFirst();
  return known ? RULES.filter(({ scope }) => scope !== 'identity') : RULES;
}

function rowOf({ identity, address }: Attempt, scope: LockedScope) {
  return {
    identity_hash: scope === 'address' ? '' : identity,
    address: scope === 'identity' ? '' : address,
  };
}

/** Answers nothing while the row is locked. */
function countFailure(kysely: AuthenticatorKysely, rule: Rule, attempt: Attempt, now: Date) {
  const forgotten = new Date(now.getTime() - MEMORY_HOURS * HOUR_MS);
  const failures = sql<number>`case when auth_attempts.failed_at is null or auth_attempts.failed_at < ${forgotten}::timestamptz
    then 1 else auth_attempts.failures + 1 end`;
  const minutes = sql`least(${sql.lit(LONGEST_LOCK_MINUTES)}, ${sql.lit(rule.minutes)}
    * power(2, least(${failures} - ${sql.lit(rule.failures)}, 10)))`;
  return kysely
    .insertInto('auth_attempts')
    .values({ ...rowOf(attempt, rule.scope), failures: 1, failed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['identity_hash', 'address'])
        .doUpdateSet({
          failures,
          failed_at: now,
          locked_until: sql<Date | null>`case when ${failures} >= ${sql.lit(rule.failures)}
            then ${now}::timestamptz + ${minutes} * interval '1 minute' end`,
        })
        .where(({ eb, or }) =>
          or([eb('auth_attempts.locked_until', 'is', null), eb('auth_attempts.locked_until', '<=', now)]),
        ),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirst();
}

/**
 * The password was right: the count of the person at this address is reset, and the address becomes one of theirs.
 * The count of the whole address is not reset, so that the owner of one identity cannot reset the failures with other
 * identities.
 */
export async function forgiveAttempt(kysely: AuthenticatorKysely, given: Attempt, now: Date): Promise<void> {
  const attempt = normalizeAttempt(given);
  const clean = { failures: 0, failed_at: null, locked_until: null };
  await kysely
    .updateTable('auth_attempts')
    .set({ ...clean, succeeded_at: now })
    .where('identity_hash', '=', attempt.identity)
    .where('address', '=', attempt.address)
    .execute();
  await kysely
    .updateTable('auth_attempts')
    .set(clean)
    .where('identity_hash', '=', attempt.identity)
    .where('address', '=', '')
    .execute();
  await kysely
    .updateTable('auth_attempts')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, locked_until: null })
    .where('identity_hash', '=', '')
    .where('address', '=', attempt.address)
    .execute();
}

/** A new password lifts every lock of its identity, wherever the failures came from. */
export async function forgetAttempts(kysely: AuthenticatorKysely, identity: string): Promise<void> {
  await kysely
    .updateTable('auth_attempts')
    .set({ failures: 0, failed_at: null, locked_until: null })
    .where('identity_hash', '=', identity)
    .execute();
}

/** Deletes counts that no longer matter. */
export async function deleteOldAttempts(kysely: AuthenticatorKysely, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await kysely
    .deleteFrom('auth_attempts')
    .where(({ eb, or, and }) =>
      and([
        or([eb('failed_at', 'is', null), eb('failed_at', '<', before(MEMORY_HOURS * HOUR_MS))]),
        or([eb('succeeded_at', 'is', null), eb('succeeded_at', '<', before(KNOWN_DAYS * DAY_MS))]),
      ]),
    )
    .execute();
}
