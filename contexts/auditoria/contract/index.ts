export { auditoriaErrors } from './auditoria.errors.ts';
export { downloadEventos, type PeticionEventos } from './download-eventos.endpoint.ts';
export { type Evento, type EventoRow, eventoRowSchema, eventoSchema } from './evento.schema.ts';
export { type FiltroEventos, filtroEventosSchema } from './filtro-eventos.schema.ts';
export { getEvento } from './get-evento.endpoint.ts';
export { listFiltrosEventos } from './list-filtros-eventos.endpoint.ts';
export { searchEventos } from './search-eventos.endpoint.ts';
export { type Hallazgo, hallazgoSchema, verifyAuditoria } from './verify-auditoria.endpoint.ts';
