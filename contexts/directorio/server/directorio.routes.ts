import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { bindFormatos } from './formatos/formatos.bindings.ts';
import { listPaginasDirectorio } from './formatos/paginas-directorio.ts';

export interface DirectorioDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

/** The directory of servicios over HTTP. */
export function createDirectorioModule({ database }: DirectorioDependencies): ServerModule {
  return { context: 'directorio', endpoints: [...bindFormatos(database)], pages: listPaginasDirectorio(database) };
}
