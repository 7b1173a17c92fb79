import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { bindElementos } from './elementos/elementos.bindings.ts';
import { bindLenguaje, bindSeguimiento } from './elementos/lenguaje.bindings.ts';
import type { SuscriptorElementoIncorporado } from './port.ts';

export interface ElementosDeDatoDependencies {
  readonly database: Kysely<DatabaseSchema>;
  /** Who hears, in the same transaction, that a version came into force. */
  readonly alIncorporar: readonly SuscriptorElementoIncorporado[];
}

export function createElementosDeDatoModule({
  database,
  alIncorporar,
}: ElementosDeDatoDependencies): ServerModule {
  return {
    context: 'elementos-de-dato',
    endpoints: [
      ...bindLenguaje(database),
      ...bindElementos(database, alIncorporar),
      ...bindSeguimiento(database),
    ],
  };
}
