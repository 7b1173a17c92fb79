import { acciones } from './acciones.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { createEstandaresModule } from './estandares.routes.ts';
import { objetosEstandares } from './find-objeto.queries.ts';
import { fuenteEstandares } from './fuente-estandares.ts';
import { nombres } from './nombres.queries.ts';
import { tablaEstandares } from './tabla-estandares.ts';

/** What this context gives the process. */
export const estandaresManifest = {
  context: 'estandares',
  titulo: 'Estándares',
  create: createEstandaresModule,
  tablas: () => [tablaEstandares],
  objetosIdentificados: objetosEstandares,
  fuentesDeBusqueda: [fuenteEstandares],
  acciones,
  datosPropios,
  nombres,
};
