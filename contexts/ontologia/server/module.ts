import { acciones } from './acciones.ts';
import { objetosFichas } from './fichas/find-objeto.queries.ts';
import { tablasOntologia } from './fichas/tablas-fichas.ts';
import { createOntologiaModule } from './ontologia.routes.ts';

/** What this context gives the process. */
export const ontologiaManifest = {
  context: 'ontologia',
  titulo: 'Ontología',
  create: createOntologiaModule,
  tablas: () => tablasOntologia,
  objetosIdentificados: objetosFichas,
  acciones,
};
