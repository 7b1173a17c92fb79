import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { bindEsquemas } from './esquemas/esquemas.bindings.ts';
import { bindValidador } from './validador/validador.bindings.ts';

/** The schemas and the validator over HTTP. */
export function createEsquemasModule({
  database,
}: {
  readonly database: Kysely<DatabaseSchema>;
}): ServerModule {
  return { context: 'esquemas', endpoints: [...bindEsquemas(database), ...bindValidador(database)] };
}
