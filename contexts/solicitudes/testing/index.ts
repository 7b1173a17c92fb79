export { addSolicitud, findEstado, type SolicitudAgregada, type SolicitudGuardada } from './add-solicitud.ts';
export {
  PERSONAS,
  type Persona,
} from './solicitudes-site.ts';
