import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/**
 * Keeper of the passwords: the embedded authenticator. It owns identities and passwords; this context owns the
 * keys that allow a change (ADR 0010). There is none where an external authenticator is configured.
 */
export interface Contrasenas {
  /** What is stored of a new password. Slow on purpose, so it is made outside the transaction. */
  hash(contrasena: string): Promise<string>;
  /**
   * Inside the caller's transaction: puts the hash in force, lifts the lock of the identity and ends its sessions at the authenticator.
   *
   * @returns whether the identity exists
   */
  write(transaction: Kysely<DatabaseSchema>, sujeto: string, hash: string): Promise<boolean>;
}
