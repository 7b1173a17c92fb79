import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';

export interface ElementosDeDatoDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createElementosDeDatoModule(_dependencies: ElementosDeDatoDependencies): ServerModule {
  return {
    context: 'elementos-de-dato',
    endpoints: [],
  };
}
