import type { AnyKysely } from '../database/database-handle.ts';
import { type Secrets, SecretsError } from '../secrets/secrets.ts';
import { MailError, type Mailer, type MailSender } from './mailer.ts';
import {
  type ClaimedMessage,
  claimOutboxMessage,
  closeOutboxMessage,
  openMessage,
  postponeOutboxMessage,
  type ReadyMessage,
} from './outbox.ts';

export interface SendingSettings {
  readonly mailer: Mailer;
  /** Opens the messages that lie sealed. */
  readonly secrets: Secrets;
  /** Asked for each message, so that a changed sender acts at once. */
  findSender(): Promise<MailSender>;
}

const UNREADABLE = 'El texto del mensaje no se pudo descifrar';

/**
 * Sends one due message of the outbox: claims it, sends it outside any transaction, marks it. A process
 * that dies after the server accepted it and before the mark sends it again when the claim ends.
 *
 * @returns whether there was one
 */
export async function sendDueMessage(
  database: AnyKysely,
  { mailer, secrets, findSender }: SendingSettings,
): Promise<boolean> {
  const message = await claimOutboxMessage(database);
  if (!message) return false;
  try {
    await mailer.send(openClaimed(secrets, message), await findSender());
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    await postponeOutboxMessage(database, message, { reason: error.message, permanent: error.permanent });
    return true;
  }
  await closeOutboxMessage(database, message);
  return true;
}

/** A message of a key this process does not have waits: while the key changes, another process has it. */
function openClaimed(secrets: Secrets, message: ClaimedMessage): ReadyMessage {
  try {
    return openMessage(secrets, message);
  } catch (error) {
    if (error instanceof SecretsError) throw new MailError(UNREADABLE, false);
    throw error;
  }
}
