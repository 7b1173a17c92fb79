export { createSolicitudesModule, type SolicitudesDependencies } from './solicitudes.routes.ts';
