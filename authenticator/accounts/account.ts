import type { Selectable } from 'kysely';
import type { AuthAccountsTable } from '../tables.ts';

/** How an identity is proven: by document (security level 2) or by e-mail only (level 1). */
export type AccessType = 'documento' | 'correo';

/** What a person tells about an identity; names are kept as written. */
export interface AccountInput {
  readonly identificationType: string;
  readonly identificationNumber: string;
  readonly firstName: string;
  readonly secondName?: string | undefined;
  readonly firstSurname: string;
  readonly secondSurname?: string | undefined;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly address?: string | undefined;
  readonly accessType: AccessType;
  readonly password: string;
}

/** An identity without its secrets. */
export interface Account extends Omit<AccountInput, 'password'> {
  /** The `sub` of every token about this identity; it never changes. */
  readonly subject: string;
  readonly emailVerified: boolean;
}

/** Number as stored: people write it with dots, spaces or small letters. */
export function normalizeIdentificationNumber(text: string): string {
  return text.replace(/[^\dA-Za-z]/g, '').toUpperCase();
}

/** First name and surnames in one line, as a greeting needs them. */
export function presentFullName(account: Account): string {
  const { firstName, secondName, firstSurname, secondSurname } = account;
  return [firstName, secondName, firstSurname, secondSurname].filter(Boolean).join(' ');
}

export function readAccount(row: Selectable<AuthAccountsTable>): Account {
  return {
    subject: row.subject,
    identificationType: row.identification_type,
    identificationNumber: row.identification_number,
    firstName: row.first_name,
    secondName: row.second_name ?? undefined,
    firstSurname: row.first_surname,
    secondSurname: row.second_surname ?? undefined,
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone ?? undefined,
    address: row.address ?? undefined,
    accessType: row.access_type === 'documento' ? 'documento' : 'correo',
  };
}

/** Columns of a new identity; by default the database gives the subject. */
export function presentAccountRow(input: Omit<AccountInput, 'password'>, passwordHash: string) {
  return {
    identification_type: input.identificationType,
    identification_number: normalizeIdentificationNumber(input.identificationNumber),
    first_name: input.firstName,
    second_name: input.secondName || null,
    first_surname: input.firstSurname,
    second_surname: input.secondSurname || null,
    email: input.email,
    phone: input.phone || null,
    address: input.address || null,
    access_type: input.accessType,
    password_hash: passwordHash,
  };
}
