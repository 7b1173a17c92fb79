import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { bindDiccionario } from './diccionario.bindings.ts';

/** The public dictionary over HTTP. */
export function createDiccionarioModule({
  database,
}: {
  readonly database: Kysely<DatabaseSchema>;
}): ServerModule {
  return { context: 'diccionario', endpoints: bindDiccionario(database) };
}
