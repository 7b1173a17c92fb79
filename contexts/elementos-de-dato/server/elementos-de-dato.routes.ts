import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { bindDiccionario } from './diccionario/diccionario.bindings.ts';
import { bindElementos } from './elementos/elementos.bindings.ts';
import { bindEsquemas } from './esquemas/esquemas.bindings.ts';
import { bindValidador } from './validador/validador.bindings.ts';

export interface ElementosDeDatoDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createElementosDeDatoModule({ database }: ElementosDeDatoDependencies): ServerModule {
  return {
    context: 'elementos-de-dato',
    endpoints: [
      ...bindElementos(database),
      ...bindDiccionario(database),
      ...bindEsquemas(database),
      ...bindValidador(database),
    ],
  };
}
