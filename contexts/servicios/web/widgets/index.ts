export { VeredictoChip } from '../compatibilidad/veredicto-chip.tsx';
export type { ServicioPanel } from '../servicio-slots.ts';
export { EstadoVersionChip } from '../versiones/estado-version-chip.tsx';
export { ImpactoDeRetiro } from '../vida/impacto-de-retiro.tsx';
export { ImpactoTabla } from '../vida/impacto-tabla.tsx';
export { EstadoServicioChip } from './estado-servicio-chip.tsx';
export { ServicioAutocomplete } from './servicio-autocomplete.tsx';
export { toTonoEstado } from './tono-estado.ts';
