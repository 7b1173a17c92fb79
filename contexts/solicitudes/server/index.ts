export { eventosSolicitudes } from './eventos.ts';
export { actividadesDeSolicitudes } from './listas/actividades-solicitudes.ts';
export { catalogoSolicitudes } from './listas/catalogo-solicitudes.ts';
export { createSolicitudesJobs } from './plazos/solicitudes-jobs.ts';
export { canReadArchivoDeSolicitud } from './solicitud/can-read-archivo.ts';
export { createSolicitudesModule, type SolicitudesDependencies } from './solicitudes.routes.ts';
