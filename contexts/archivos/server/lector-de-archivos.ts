import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';

/**
 * What a context whose records have files answers for them: whether the caller, who is somebody, reads a record that
 * has this file. False also where none of its records has it.
 */
export type LectorDeArchivos = (
  database: Kysely<DatabaseSchema>,
  archivoId: string,
  context: CallContext,
) => Promise<boolean>;
