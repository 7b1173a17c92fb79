import type { AccountInput } from './account.ts';
import { simplifyPassword } from './common-passwords.ts';

/** Digits of an identification number that give a password away wherever they stand in it. */
const TELLING_DIGITS = 5;

export type PasswordOwner = Pick<
  AccountInput,
  'identificationNumber' | 'email' | 'firstName' | 'secondName' | 'firstSurname' | 'secondSurname'
>;

/** Letters and digits alone: what stands between or behind them is soon guessed. */
function keepLettersAndDigits(text: string): string {
  return simplifyPassword(text).replace(/[^\p{L}\d]/gu, '');
}

/** Whether a password is the person's own number, e-mail or name, also with signs or a few digits around it. */
export function isOwnPassword(password: string, owner: PasswordOwner): boolean {
  const { identificationNumber, email, firstName, secondName, firstSurname, secondSurname } = owner;
  const text = keepLettersAndDigits(password);
  const number = keepLettersAndDigits(identificationNumber);
  if (number.length >= TELLING_DIGITS && text.includes(number)) return true;
  const names = [firstName, secondName, firstSurname, secondSurname].filter((name) => name !== undefined);
  const parts = [...names, names.join(''), firstName + firstSurname, email, email.split('@')[0] ?? ''];
  const own = [number, ...parts.map(keepLettersAndDigits)].filter((part) => part !== '');
  const bare = text.replace(/^\d{1,4}|\d{1,4}$/g, '');
  return own.some((part) => part === text || part === bare);
}
