import type { ColumnType, Kysely } from 'kysely';

/** A column the database fills when an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;

export interface AuthAccountsTable {
  subject: Generated<string>;
  identification_type: string;
  identification_number: string;
  first_name: string;
  second_name: string | null;
  first_surname: string;
  second_surname: string | null;
  email: string;
  email_verified: Generated<boolean>;
  phone: string | null;
  address: string | null;
  access_type: string;
  password_hash: string;
  created_at: Generated<Timestamp>;
  /** When its owner was last informed that somebody tried to create it again. */
  owner_told_at: Timestamp | null;
  /** Until when it holds its number without a verified e-mail; null holds it for good. */
  email_due_at: Timestamp | null;
  /** Version of the privacy notice its owner authorised, when and from where; null where nothing was asked. */
  consent_version: string | null;
  consent_at: Timestamp | null;
  consent_address: string | null;
}

export interface AuthRecordsTable {
  kind: string;
  id: string;
  payload: string;
  account_id: string | null;
  grant_id: string | null;
  uid: string | null;
  user_code: string | null;
  consumed_at: Timestamp | null;
  expires_at: Timestamp | null;
}

export interface AuthKeysTable {
  id: Generated<string>;
  purpose: string;
  material: Json;
  created_at: Generated<Timestamp>;
}

/** Failures that are counted: an identity from an address, from everywhere, or an address for everybody. */
export interface AuthAttemptsTable {
  identity_hash: string;
  address: string;
  failures: Generated<number>;
  failed_at: Timestamp | null;
  locked_until: Timestamp | null;
  succeeded_at: Timestamp | null;
}

/** Mailed links that verify an e-mail. */
export interface AuthEmailLinksTable {
  secret_hash: string;
  subject: string;
  mailbox: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

/** The tables of the authenticator; the database that holds them may hold many others. */
export interface AuthenticatorTables {
  auth_accounts: AuthAccountsTable;
  auth_records: AuthRecordsTable;
  auth_keys: AuthKeysTable;
  auth_attempts: AuthAttemptsTable;
  auth_email_links: AuthEmailLinksTable;
}

export type AuthenticatorKysely = Kysely<AuthenticatorTables>;
