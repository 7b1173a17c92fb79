import type { DatabaseSchema } from '@marco/database';
import type { ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { bindFichas } from './fichas/fichas.bindings.ts';
import { bindGrafo } from './grafo/grafo.bindings.ts';
import { bindExportacion } from './rdf/exportacion.bindings.ts';
import { bindReglas } from './reglas/reglas.bindings.ts';

export interface OntologiaDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createOntologiaModule({ database }: OntologiaDependencies): ServerModule {
  return {
    context: 'ontologia',
    endpoints: [
      ...bindFichas(database),
      ...bindGrafo(database),
      ...bindExportacion(database),
      ...bindReglas(database),
    ],
  };
}
