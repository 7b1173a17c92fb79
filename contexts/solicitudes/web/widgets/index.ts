export { toSolicitud } from '../../contract/solicitudes.paths.ts';
export { SolicitudAutocomplete } from './solicitud-autocomplete.tsx';
