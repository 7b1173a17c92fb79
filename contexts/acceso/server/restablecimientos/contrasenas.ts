import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/**
 * Keeper of the passwords: the embedded authenticator. It owns identities and passwords; this context owns the
 * keys that allow a change (ADR 0010). There is none where an external authenticator is configured.
 */
export interface Contrasenas {
  /** Whether a password is that of the identity; an attempt counts towards its locks like one of the sign-in. */
  isActual(sujeto: string, contrasena: string, direccion: string): Promise<boolean>;
  /** Whether a password is among the first that anybody tries. */
  isComun(contrasena: string): Promise<boolean>;
  /** Whether a password is the number, the e-mail or the name of the identity, which is read in the caller's transaction. */
  isPropia(transaction: Kysely<DatabaseSchema>, sujeto: string, contrasena: string): Promise<boolean>;
  /** What is stored of a new password. Slow on purpose, so it is made outside the transaction. */
  hash(contrasena: string): Promise<string>;
  /** Inside the caller's transaction: the identity is gone with its password, its sessions and what they opened. */
  deleteIdentidad(transaction: Kysely<DatabaseSchema>, sujeto: string): Promise<void>;
  /**
   * Inside the caller's transaction: puts the hash in force, lifts the lock of the identity and ends its sessions at the authenticator.
   *
   * @returns whether the identity exists
   */
  write(transaction: Kysely<DatabaseSchema>, sujeto: string, hash: string): Promise<boolean>;
}
