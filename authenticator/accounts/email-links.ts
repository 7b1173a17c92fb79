import { createOpaqueToken, hashToken } from '@marco/server-kit';
import { sql } from 'kysely';
import type { AuthenticatorKysely } from '../tables.ts';
import type { Account } from './account.ts';

/** Hours a link serves, and a new identity holds its number without a verified e-mail. */
export const LINK_HOURS = 24;
/** Most links that one mailbox gets in a day, whoever asks for them. */
const LINKS_PER_DAY = 5;
/** Between two links of one mailbox, in minutes. */
const MINUTES_BETWEEN_LINKS = 2;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The moment until which an identity created now must have its e-mail verified. */
export function computeEmailDue(now: Date): Date {
  return new Date(now.getTime() + LINK_HOURS * HOUR_MS);
}

/** The mailbox of an address: many servers deliver `ana+otra@…` to `ana@…`. */
function findMailbox(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}

/**
 * Makes a link that verifies the e-mail of an identity. Those of one mailbox are made one after the other, so that
 * many asked for at once count too.
 *
 * @returns the secret of the link; undefined while the mailbox got enough of them
 */
export async function createEmailLink(
  kysely: AuthenticatorKysely,
  { subject, email }: Pick<Account, 'subject' | 'email'>,
  now: Date,
): Promise<string | undefined> {
  const mailbox = findMailbox(email);
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`auth_email_links ${mailbox}`}))`.execute(transaction);
    const links = await transaction
      .selectFrom('auth_email_links')
      .select('created_at')
      .where('mailbox', '=', mailbox)
      .where('created_at', '>', new Date(now.getTime() - DAY_MS))
      .orderBy('created_at', 'desc')
      .execute();
    const tooSoon = links.some(
      ({ created_at: made }) => made.getTime() > now.getTime() - MINUTES_BETWEEN_LINKS * MINUTE_MS,
    );
    if (tooSoon || links.length >= LINKS_PER_DAY) return undefined;
    const secret = createOpaqueToken();
    await transaction
      .insertInto('auth_email_links')
      .values({
        secret_hash: hashToken(secret),
        subject,
        mailbox,
        created_at: now,
        expires_at: computeEmailDue(now),
        used_at: null,
      })
      .execute();
    return secret;
  });
}

/** Deletes a link that was not sent. */
export async function deleteEmailLink(kysely: AuthenticatorKysely, secret: string): Promise<void> {
  await kysely.deleteFrom('auth_email_links').where('secret_hash', '=', hashToken(secret)).execute();
}

/** Whether a link still verifies something; it stays as it is. */
export async function isEmailLinkOpen(
  kysely: AuthenticatorKysely,
  secret: string,
  now: Date,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('auth_email_links')
    .select('subject')
    .where('secret_hash', '=', hashToken(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export interface VerifiedEmail {
  readonly subject: string;
  /** Whether the identity was waiting for this to be used for the first time. */
  readonly isNew: boolean;
}

/** Uses a link: the e-mail of its identity is verified, and the identity keeps its number for ever. */
export async function spendEmailLink(
  kysely: AuthenticatorKysely,
  secret: string,
  now: Date,
): Promise<VerifiedEmail | undefined> {
  return kysely.transaction().execute(async (transaction) => {
    const link = await transaction
      .updateTable('auth_email_links')
      .set({ used_at: now })
      .where('secret_hash', '=', hashToken(secret))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('subject')
      .executeTakeFirst();
    if (!link) return undefined;
    const before = await transaction
      .selectFrom('auth_accounts')
      .select('email_due_at')
      .where('subject', '=', link.subject)
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('auth_accounts')
      .set({ email_verified: true, email_due_at: null })
      .where('subject', '=', link.subject)
      .execute();
    return { subject: link.subject, isNew: before.email_due_at !== null };
  });
}

/** An identity that signed in keeps its number for ever, even if e-mails were not verified at that time. */
export async function holdIdentity(kysely: AuthenticatorKysely, subject: string): Promise<void> {
  await kysely
    .updateTable('auth_accounts')
    .set({ email_due_at: null })
    .where('subject', '=', subject)
    .where('email_due_at', 'is not', null)
    .execute();
}

/** Forgets links that neither serve nor count any more. */
export async function deleteOldEmailLinks(kysely: AuthenticatorKysely, now: Date): Promise<void> {
  await kysely
    .deleteFrom('auth_email_links')
    .where('expires_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}
