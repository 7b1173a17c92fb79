import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { bindDominios } from './dominios.bindings.ts';

export interface CapasDeUsoDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createCapasDeUsoModule({ database }: CapasDeUsoDependencies): ServerModule {
  return {
    context: 'capas-de-uso',
    endpoints: [...bindDominios(database)],
  };
}
