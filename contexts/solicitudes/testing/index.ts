export {
  type Persona,
  type SolicitudesSite,
  sampleCampo,
  sampleNorma,
  sampleServicio,
  startSolicitudesSite,
} from './solicitudes-site.ts';
