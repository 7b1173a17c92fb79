export { addSolicitud, findEstado, type SolicitudAgregada, type SolicitudGuardada } from './add-solicitud.ts';
