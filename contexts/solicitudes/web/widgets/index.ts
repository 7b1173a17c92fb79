export { SolicitudAutocomplete } from './solicitud-autocomplete.tsx';
