import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { PRESENT } from './backoff.ts';
import { CLAIM, describeFailure } from './claim.ts';
import { openBodies, type StoredBodies, sealBodies } from './sealed-bodies.ts';

/** An event for the calendar program of the recipient of a mail. */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  /** The file, as `writeCalendar` makes it. */
  readonly body: string;
}

/** Most bytes a file of a mail may have: mail servers refuse larger ones. */
export const MAIL_ATTACHMENT_LIMIT = 5 * 1024 * 1024;

/** A file a mail carries. */
export interface MailAttachment {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: Uint8Array;
}

/** A mail somebody is to receive, complete. */
export interface OutboxMessage {
  /** Code of what happened: `usuario-aprobado`. */
  readonly event: string;
  /** One address. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Given if the bodies contain a secret: then they are stored encrypted, and deleted after sending. */
  readonly sealedWith?: Secrets | undefined;
  readonly calendar?: MailCalendar | undefined;
  /** At most `MAIL_ATTACHMENT_LIMIT` bytes; a mail that opens something carries none. */
  readonly attachment?: MailAttachment | undefined;
}

/** A message this process may try to send now; its bodies may be sealed. */
export interface ClaimedMessage extends StoredBodies {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  /** Whether the bodies open something. */
  readonly secret: boolean;
  readonly calendar_method: MailCalendar['method'] | null;
  readonly calendar_body: string | null;
  readonly attachment_name: string | null;
  readonly attachment_type: string | null;
  /** Base64. */
  readonly attachment_body: string | null;
  /** Number of this attempt, from 1: who claims it later has another one. */
  readonly attempts: number;
}

/** A claimed message as it is handed to the mail server. */
export interface ReadyMessage {
  /** Stays the same over all attempts. */
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: MailCalendar;
  readonly attachment?: { readonly name: string; readonly type: string; readonly base64: string };
}

/** The columns of the file of a mail; nothing of one without. */
function presentAttachment({ attachment, sealedWith }: OutboxMessage) {
  if (attachment === undefined) return {};
  const { name, type, content } = attachment;
  if (sealedWith) throw new Error('A mail that opens something carries no file.');
  if (content.length > MAIL_ATTACHMENT_LIMIT) throw new Error('The file of the mail is too large.');
  return {
    attachment_name: name,
    attachment_type: type,
    attachment_bytes: content.length,
    attachment_body: Buffer.from(content).toString('base64'),
  };
}

/**
 * Adds a mail to the outbox, in the transaction of the change it tells: it is sent after the commit, at least once.
 *
 * @returns the id of the message
 * @throws Error where it carries a file that is too large, or carries one and opens something
 */
export async function addOutboxMessage(transaction: AnyKysely, message: OutboxMessage): Promise<number> {
  const { sealedWith } = message;
  const messageKey = randomUUID();
  const row = await transaction
    .insertInto('outbox_messages')
    .values({
      event: message.event,
      recipient: message.recipient,
      subject: message.subject,
      secret: sealedWith !== undefined,
      message_key: messageKey,
      ...(sealedWith
        ? sealBodies(sealedWith, messageKey, message)
        : { text_body: message.text, html_body: message.html }),
      calendar_method: message.calendar?.method ?? null,
      calendar_body: message.calendar?.body ?? null,
      ...presentAttachment(message),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Takes the message that is due longest; several processes take different ones. */
export async function claimOutboxMessage(database: AnyKysely): Promise<ClaimedMessage | undefined> {
  return (await database
    .updateTable('outbox_messages')
    .set(CLAIM)
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        '=',
        selectFrom('outbox_messages')
          .select('id')
          .where('sent_at', 'is', null)
          .where('abandoned_at', 'is', null)
          .where('next_attempt_at', '<=', PRESENT)
          .orderBy('next_attempt_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning([
      'id' as const,
      'recipient' as const,
      'subject' as const,
      'attempts' as const,
      'secret' as const,
      'message_key' as const,
      'text_body' as const,
      'html_body' as const,
      'sealed_body' as const,
      'calendar_method' as const,
      'calendar_body' as const,
      'attachment_name' as const,
      'attachment_type' as const,
      'attachment_body' as const,
    ])
    .executeTakeFirst()) as ClaimedMessage | undefined;
}

/**
 * A claimed message, opened to be sent.
 *
 * @throws SecretsError when its bodies are sealed and cannot be read
 */
export function openMessage(secrets: Secrets, row: ClaimedMessage): ReadyMessage {
  const { message_key: key, recipient, subject, calendar_method: method, calendar_body: body } = row;
  const { attachment_name: name, attachment_type: type, attachment_body: base64 } = row;
  const file =
    name === null || type === null || base64 === null ? {} : { attachment: { name, type, base64 } };
  const message = { key, recipient, subject, ...openBodies(secrets, row), ...file };
  return method === null || body === null ? message : { ...message, calendar: { method, body } };
}

/** Ends a message that was sent; a secret one keeps no text, and none keeps its file. */
export async function closeOutboxMessage(database: AnyKysely, { id, secret }: ClaimedMessage): Promise<void> {
  await database
    .updateTable('outbox_messages')
    .set({
      sent_at: sql`now()`,
      abandoned_at: null,
      last_error: null,
      attachment_body: null,
      ...(secret ? { text_body: '', html_body: '', sealed_body: null } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Records why an attempt failed. The message waits for the next attempt, or is given up after the last one or if
 * another one would fail in the same way. If a later attempt has claimed the message meanwhile, nothing changes.
 */
export async function postponeOutboxMessage(
  database: AnyKysely,
  { id, attempts }: ClaimedMessage,
  failure: { readonly reason: string; readonly permanent: boolean },
): Promise<void> {
  await database
    .updateTable('outbox_messages')
    .set(describeFailure(attempts, failure.reason, failure.permanent))
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Makes a message that was not sent due at once, with all its attempts again.
 *
 * @returns false when there is none, or it was sent
 */
export async function reopenOutboxMessage(transaction: AnyKysely, id: number): Promise<boolean> {
  const changed = await transaction
    .updateTable('outbox_messages')
    .set({ abandoned_at: null, attempts: 0, next_attempt_at: sql`now()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
