import { acciones } from './acciones.ts';
import { catalogosOntologia } from './fichas/catalogos-fichas.ts';
import { objetosFichas } from './fichas/find-objeto.queries.ts';
import { createOntologiaModule } from './ontologia.routes.ts';

/** What this context gives the process. */
export const ontologiaManifest = {
  context: 'ontologia',
  titulo: 'Ontología',
  create: createOntologiaModule,
  catalogos: () => catalogosOntologia,
  objetosIdentificados: objetosFichas,
  acciones,
};
