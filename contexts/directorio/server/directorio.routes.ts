import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';

export interface DirectorioDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

/** The directory of servicios over HTTP. */
export function createDirectorioModule(_: DirectorioDependencies): ServerModule {
  return { context: 'directorio', endpoints: [] };
}
