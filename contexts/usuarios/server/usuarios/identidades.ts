import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** Keeper of the identities: the embedded authenticator. There is none where an external one is configured. */
export interface Identidades {
  /** Name of the authenticator people are bound to. */
  readonly emisor: string;
  /**
   * Inside the caller's transaction: frees the number and ends what its identity opened at the authenticator.
   *
   * @returns the subject of the identity; undefined when the number has none
   */
  release(
    transaction: Kysely<DatabaseSchema>,
    tipoIdentificacion: string,
    numeroIdentificacion: string,
  ): Promise<string | undefined>;
}
