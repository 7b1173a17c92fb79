export { AvanceServicios } from './avance-servicios.tsx';
export { EstadoServicioChip, type EstadoServicioChipProps } from './estado-servicio-chip.tsx';
export {
  ServicioAutocomplete,
  type ServicioAutocompleteProps,
  type ServicioElegido,
} from './servicio-autocomplete.tsx';
export { ServiciosDeElemento, type ServiciosDeElementoProps } from './servicios-de-elemento.tsx';
export { ServiciosDeEntidad } from './servicios-de-entidad.tsx';
export { ServiciosPorEstado } from './servicios-por-estado.tsx';
export { toTonoEstado } from './tono-estado.ts';
export { useServiciosPorEstado } from './use-servicios-por-estado.ts';
