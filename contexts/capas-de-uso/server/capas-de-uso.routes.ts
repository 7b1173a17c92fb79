import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';

export interface CapasDeUsoDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createCapasDeUsoModule(_dependencies: CapasDeUsoDependencies): ServerModule {
  return {
    context: 'capas-de-uso',
    endpoints: [],
  };
}
