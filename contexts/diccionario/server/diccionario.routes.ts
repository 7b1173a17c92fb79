import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { bindDiccionario } from './diccionario.bindings.ts';
import { listPaginasDiccionario } from './paginas-diccionario.ts';

/** The public dictionary over HTTP. */
export function createDiccionarioModule({
  database,
}: {
  readonly database: Kysely<DatabaseSchema>;
}): ServerModule {
  return {
    context: 'diccionario',
    endpoints: bindDiccionario(database),
    pages: listPaginasDiccionario(database),
  };
}
