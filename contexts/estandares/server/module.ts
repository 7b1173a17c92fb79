import { acciones } from './acciones.ts';
import { catalogoEstandares } from './catalogo-estandares.ts';
import { createEstandaresModule } from './estandares.routes.ts';
import { objetosEstandares } from './find-objeto.queries.ts';

/** What this context gives the process. */
export const estandaresManifest = {
  context: 'estandares',
  titulo: 'Estándares',
  create: createEstandaresModule,
  catalogos: () => [catalogoEstandares],
  objetosIdentificados: objetosEstandares,
  acciones,
};
