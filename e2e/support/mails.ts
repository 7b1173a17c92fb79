import type { ReceivedMail } from '@marco/test-kit';
import { databasePort } from './addresses.ts';
import { expect } from './journey.ts';

/** The product that has a mail server. */
export const MAILING = 'defaultDelay';

async function findMail(correo: string, text: RegExp): Promise<ReceivedMail | undefined> {
  const answer = await fetch(`http://127.0.0.1:${databasePort(MAILING)}`);
  const mails = (await answer.json()) as ReceivedMail[];
  return mails.findLast((mail) => mail.headers['to']?.includes(correo) === true && text.test(mail.text));
}

/** Waits until the mail server received a mail for an address whose text has this, and gives the mail. */
export async function receiveMail(correo: string, text: RegExp): Promise<ReceivedMail> {
  await expect.poll(() => findMail(correo, text), { message: `mail for ${correo}` }).toBeDefined();
  const mail = await findMail(correo, text);
  if (!mail) throw new Error(`The mail for ${correo} was there and is gone.`);
  return mail;
}
