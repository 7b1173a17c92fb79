import { acciones } from './acciones.ts';
import { eventosSolicitudes } from './eventos.ts';
import { actividadesDeSolicitudes } from './lista/actividades-solicitudes.ts';
import { catalogoSolicitudes } from './lista/catalogo-solicitudes.ts';
import { createSolicitudesJobs } from './plazos/solicitudes-jobs.ts';
import { canReadArchivoDeSolicitud } from './solicitudes/can-read-archivo.ts';
import { createSolicitudesModule } from './solicitudes.routes.ts';

/** What this context gives the process. */
export const solicitudesManifest = {
  context: 'solicitudes',
  titulo: 'Solicitudes',
  create: createSolicitudesModule,
  catalogos: () => [catalogoSolicitudes],
  lectoresDeArchivos: [canReadArchivoDeSolicitud],
  actividades: actividadesDeSolicitudes,
  jobs: createSolicitudesJobs,
  acciones,
  eventos: eventosSolicitudes,
};
