export { auditoriaErrors } from './auditoria.errors.ts';
export type { BloqueSalud } from './bloque-salud.schema.ts';
export { downloadEventosEndpoint, type PeticionEventos } from './download-eventos.endpoint.ts';
export type {
  EstadoProducto,
  IncidenteDelProducto,
} from './estado-producto.schema.ts';
export type { Evento, EventoRow } from './evento.schema.ts';
export type { FiltroEventos } from './filtro-eventos.schema.ts';
export { findActoresEventosEndpoint } from './find-actores-eventos.endpoint.ts';
export { type Ancla, getAnclaEndpoint } from './get-ancla.endpoint.ts';
export { getEstadoProductoEndpoint } from './get-estado-producto.endpoint.ts';
export { getEventoEndpoint } from './get-evento.endpoint.ts';
export { listFiltrosEventosEndpoint } from './list-filtros-eventos.endpoint.ts';
export { searchEventosEndpoint } from './search-eventos.endpoint.ts';
export { type Hallazgo, verifyAuditoriaEndpoint } from './verify-auditoria.endpoint.ts';
