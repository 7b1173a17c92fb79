import type { Account } from '../accounts/account.ts';
import { createEmailLink, deleteEmailLink, LINK_HOURS } from '../accounts/email-links.ts';
import { BASE_PATH } from '../options.ts';
import type { Runtime } from '../runtime.ts';

/** Where a mailed link leads. */
export const VERIFY_EMAIL_PATH = '/verificar-correo';

/** Whether an identity must verify its e-mail before it signs in: only where mails can be sent. */
export function mustVerifyEmail(
  runtime: Runtime,
  { emailVerified }: Pick<Account, 'emailVerified'>,
): boolean {
  return runtime.sendEmailLink !== undefined && !emailVerified;
}

/**
 * Mails a link that verifies the e-mail of an identity, within the bounds of its mailbox. A mail that could not be
 * written is logged and may be asked for again.
 *
 * @returns whether a link was sent now
 */
export async function sendEmailLink(
  runtime: Runtime,
  account: Pick<Account, 'subject' | 'email'>,
): Promise<boolean> {
  if (!runtime.sendEmailLink) return false;
  let secret: string | undefined;
  try {
    secret = await createEmailLink(runtime.kysely, account, runtime.now());
    if (secret === undefined) return false;
    const path = `${BASE_PATH}${VERIFY_EMAIL_PATH}?clave=${secret}`;
    await runtime.sendEmailLink({ email: account.email, path, hours: LINK_HOURS });
    return true;
  } catch (error) {
    runtime.logger.error({ err: error }, 'link that verifies an e-mail could not be sent');
    if (secret !== undefined) await deleteEmailLink(runtime.kysely, secret).catch(() => undefined);
    return false;
  }
}
