import { acciones } from './acciones.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { objetosFichas } from './fichas/find-objeto.queries.ts';
import { tablasOntologia } from './fichas/tablas-fichas.ts';
import { nombres } from './nombres.queries.ts';
import { createOntologiaModule } from './ontologia.routes.ts';

/** What this context gives the process. */
export const ontologiaManifest = {
  context: 'ontologia',
  titulo: 'Ontología',
  create: createOntologiaModule,
  tablas: () => tablasOntologia,
  objetosIdentificados: objetosFichas,
  acciones,
  datosPropios,
  nombres,
};
