import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { bindElementos } from './elementos/elementos.bindings.ts';
import { bindLenguaje, bindSeguimiento } from './elementos/lenguaje.bindings.ts';

export interface ElementosDeDatoDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createElementosDeDatoModule({ database }: ElementosDeDatoDependencies): ServerModule {
  return {
    context: 'elementos-de-dato',
    endpoints: [...bindLenguaje(database), ...bindElementos(database), ...bindSeguimiento(database)],
  };
}
