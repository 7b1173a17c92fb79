export type { ServicioPanel } from '../servicio-slots.ts';
export { EstadoServicioChip } from './estado-servicio-chip.tsx';
export { ServicioAutocomplete } from './servicio-autocomplete.tsx';
export { toTonoEstado } from './tono-estado.ts';
