import { acciones } from './acciones.ts';
import { nombres } from './nombres.queries.ts';
import { createServiciosModule } from './servicios.routes.ts';

/** What this context gives the process. */
export const serviciosManifest = {
  context: 'servicios',
  titulo: 'Servicios',
  create: createServiciosModule,
  acciones,
  nombres,
};
