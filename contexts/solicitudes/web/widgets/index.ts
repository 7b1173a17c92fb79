export { toSolicitud } from '../../contract/solicitudes.paths.ts';
export {
  SolicitudAutocomplete,
  type SolicitudAutocompleteProps,
  type SolicitudElegida,
} from './solicitud-autocomplete.tsx';
