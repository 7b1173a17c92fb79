import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import { PRESENT } from './backoff.ts';
import { CLAIM, describeFailure } from './claim.ts';

/** An event for the calendar program of whoever receives a mail. */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  /** The file, as `writeCalendar` makes it. */
  readonly body: string;
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
  /** Whether the bodies open something and are emptied once sent. */
  readonly secret?: boolean;
  readonly calendar?: MailCalendar | undefined;
}

/** A message this process may try to send now. */
export interface ClaimedMessage extends OutboxMessage {
  readonly id: number;
  readonly key: string;
  /** Number of this attempt, from 1: who claims it later has another one. */
  readonly attempts: number;
}

interface ClaimedRow extends ClaimedMessage {
  readonly calendar_method: MailCalendar['method'] | null;
  readonly calendar_body: string | null;
}

/**
 * Adds a mail to the outbox, in the transaction of the change it tells: it is sent after the commit,
 * once or again, never before and never not at all.
 *
 * @returns the id of the message
 */
export async function addOutboxMessage(transaction: AnyKysely, message: OutboxMessage): Promise<number> {
  const row = await transaction
    .insertInto('outbox_messages')
    .values({
      event: message.event,
      recipient: message.recipient,
      subject: message.subject,
      text_body: message.text,
      html_body: message.html,
      secret: message.secret ?? false,
      calendar_method: message.calendar?.method ?? null,
      calendar_body: message.calendar?.body ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Takes the message that is due longest; several processes take different ones. */
export async function claimOutboxMessage(database: AnyKysely): Promise<ClaimedMessage | undefined> {
  const row = (await database
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
      ...(['id', 'event', 'recipient', 'subject', 'attempts', 'secret'] as const),
      'message_key as key',
      'text_body as text',
      'html_body as html',
      'calendar_method',
      'calendar_body',
    ])
    .executeTakeFirst()) as ClaimedRow | undefined;
  if (!row) return undefined;
  const { calendar_method, calendar_body, ...message } = row;
  if (calendar_method === null || calendar_body === null) return message;
  return { ...message, calendar: { method: calendar_method, body: calendar_body } };
}

/** Ends a message that was sent; a secret one keeps no text. */
export async function closeOutboxMessage(
  database: AnyKysely,
  { id, secret = false }: ClaimedMessage,
): Promise<void> {
  await database
    .updateTable('outbox_messages')
    .set({
      sent_at: sql`now()`,
      abandoned_at: null,
      last_error: null,
      ...(secret ? { text_body: '', html_body: '' } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Writes down why an attempt failed: the message waits for the next one, or is given up after the last
 * or when another one would fail the same way. Who lost the message to a later attempt changes nothing.
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
