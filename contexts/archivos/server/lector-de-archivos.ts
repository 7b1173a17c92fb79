import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';

/**
 * Answers for a context whose records have files whether the caller, who has a session, may read a record with this
 * file. False also if none of its records has the file.
 */
export type LectorDeArchivos = (
  database: Kysely<DatabaseSchema>,
  archivoId: string,
  context: CallContext,
) => Promise<boolean>;
