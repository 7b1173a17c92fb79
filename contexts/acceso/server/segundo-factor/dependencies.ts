import type { DatabaseSchema } from '@marco/database';
import type { Secrets } from '@marco/server-kit';
import type { Kysely } from 'kysely';

/** What the use cases of the second factor need. */
export interface SegundoFactorDependencies {
  readonly database: Kysely<DatabaseSchema>;
  /** Encrypts the secrets of the applications. */
  readonly secrets: Secrets;
}
