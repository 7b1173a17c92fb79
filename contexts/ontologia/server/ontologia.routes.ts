import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';

export interface OntologiaDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createOntologiaModule(_dependencies: OntologiaDependencies): ServerModule {
  return {
    context: 'ontologia',
    endpoints: [],
  };
}
