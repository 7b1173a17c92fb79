import { acciones } from './acciones.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesServicios } from './novedades.ts';
import { createServiciosModule } from './servicios.routes.ts';
import { createVidaJobs, type VidaJobDependencies } from './vida/vida-jobs.ts';

/** What this context gives the process. */
export const serviciosManifest = {
  context: 'servicios',
  titulo: 'Servicios',
  create: createServiciosModule,
  jobs: (dependencies: VidaJobDependencies) => createVidaJobs(dependencies),
  acciones,
  novedades: novedadesServicios,
  tiposObjeto: { 'servicio-version': 'Versión de un servicio' },
  nombres,
};
