import type { AnyKysely } from '../database/database-handle.ts';
import { MailError, type Mailer, type MailSender } from './mailer.ts';
import { claimOutboxMessage, closeOutboxMessage, postponeOutboxMessage } from './outbox.ts';

/**
 * Sends one due message of the outbox: claims it, sends it outside any transaction, marks it. A process
 * that dies after the server accepted it and before the mark sends it again when the claim ends.
 *
 * @param findSender asked for each message, so that a changed sender acts at once
 * @returns whether there was one
 */
export async function sendDueMessage(
  database: AnyKysely,
  mailer: Mailer,
  findSender: () => Promise<MailSender>,
): Promise<boolean> {
  const message = await claimOutboxMessage(database);
  if (!message) return false;
  try {
    await mailer.send(message, await findSender());
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    await postponeOutboxMessage(database, message, { reason: error.message, permanent: error.permanent });
    return true;
  }
  await closeOutboxMessage(database, message);
  return true;
}
