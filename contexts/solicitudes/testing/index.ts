export { addSolicitud, findEstado, type SolicitudAgregada, type SolicitudGuardada } from './add-solicitud.ts';
export {
  PERSONAS,
  type Persona,
  type SolicitudesSite,
  sampleCampo,
  sampleNorma,
  sampleServicio,
  startSolicitudesSite,
} from './solicitudes-site.ts';
