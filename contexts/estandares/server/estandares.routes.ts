import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';

export interface EstandaresDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createEstandaresModule(_dependencies: EstandaresDependencies): ServerModule {
  return {
    context: 'estandares',
    endpoints: [],
  };
}
