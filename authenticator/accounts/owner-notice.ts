import type { IdentityOwner } from '../options.ts';
import type { AuthenticatorKysely } from '../tables.ts';

/** Time between two notices to one identity, so that repeated attempts do not fill the mailbox of its owner. */
const HOURS_BETWEEN_NOTICES = 24;
const HOUR_MS = 3_600_000;

/**
 * The owner to inform that somebody tried to create their identity again, at most once a day: the notice is recorded
 * as sent.
 *
 * @returns undefined if the owner was informed already
 */
export async function findOwnerToTell(
  kysely: AuthenticatorKysely,
  subject: string,
  now: Date,
): Promise<IdentityOwner | undefined> {
  const row = await kysely
    .updateTable('auth_accounts')
    .set({ owner_told_at: now })
    .where('subject', '=', subject)
    .where(({ eb, or }) =>
      or([
        eb('owner_told_at', 'is', null),
        eb('owner_told_at', '<=', new Date(now.getTime() - HOURS_BETWEEN_NOTICES * HOUR_MS)),
      ]),
    )
    .returning(['email', 'email_verified', 'first_name'])
    .executeTakeFirst();
  if (!row) return undefined;
  return { email: row.email, ...(row.email_verified ? { name: row.first_name } : {}) };
}
