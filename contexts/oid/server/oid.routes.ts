import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';

export interface OidDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createOidModule(_dependencies: OidDependencies): ServerModule {
  return {
    context: 'oid',
    endpoints: [],
  };
}
