import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { bindCriterios } from './criterios/criterios.bindings.ts';

export interface EstandaresDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createEstandaresModule({ database }: EstandaresDependencies): ServerModule {
  return {
    context: 'estandares',
    endpoints: [...bindCriterios(database)],
  };
}
