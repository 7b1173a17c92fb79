import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** What a mail says, in both its forms. */
export interface MailBodies {
  readonly text: string;
  readonly html: string;
}

/** The bodies of a stored message: an envelope of both, or as they are. */
export interface StoredBodies {
  readonly message_key: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly sealed_body: string | null;
}

/** The text in the columns of encrypted bodies; a process of an earlier release would send it. */
const SEALED_NOTICE =
  'El contenido de este mensaje es reservado y no se pudo incluir. Por favor, haga de nuevo la solicitud.';

/** Rows taken at a time. */
const BATCH = 500;

/** The columns that keep the bodies of a message nobody else may read. */
export function sealBodies(secrets: Secrets, messageKey: string, { text, html }: MailBodies) {
  return {
    sealed_body: secrets.encrypt(JSON.stringify([text, html]), presentAbout(messageKey)),
    text_body: SEALED_NOTICE,
    html_body: SEALED_NOTICE,
  };
}

/**
 * The bodies of a stored message, sealed or not.
 *
 * @throws SecretsError when the envelope is of an unknown key, altered, or of another message
 */
export function openBodies(secrets: Secrets, row: StoredBodies): MailBodies {
  if (row.sealed_body === null) return { text: row.text_body, html: row.html_body };
  const [text, html] = JSON.parse(secrets.decrypt(row.sealed_body, presentAbout(row.message_key)));
  return { text, html };
}

/**
 * Encrypts unsent messages with a secret with the present secrets key. Messages that an earlier release queued
 * unencrypted are encrypted at every start, not only at the first one. This is no risk: a person who can write into
 * the table can queue an unencrypted mail anyway.
 */
export async function protectMessages(transaction: AnyKysely, secrets: Secrets): Promise<void> {
  while (true) {
    const rows = await listUnprotected(transaction, secrets);
    if (rows.length === 0) return;
    for (const row of rows) {
      await transaction
        .updateTable('outbox_messages')
        .set(sealBodies(secrets, row.message_key, openBodies(secrets, row)))
        .where('message_key', '=', row.message_key)
        .execute();
    }
  }
}

/** Unsent messages that are unencrypted or encrypted with an earlier key. */
function listUnprotected(transaction: AnyKysely, secrets: Secrets): Promise<StoredBodies[]> {
  const { currentStart } = secrets;
  return transaction
    .selectFrom('outbox_messages')
    .select(['message_key', 'text_body', 'html_body', 'sealed_body'])
    .where('secret', '=', true)
    .where('sent_at', 'is', null)
    .where(sql<string>`left(coalesce(sealed_body, ''), ${currentStart.length})`, '<>', currentStart)
    .orderBy('id')
    .limit(BATCH)
    .execute() as Promise<StoredBodies[]>;
}

/** What an envelope is about: bodies moved to another message are not read. */
function presentAbout(messageKey: string): string {
  return `outbox_messages/${messageKey}`;
}
