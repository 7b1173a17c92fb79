export { type AuditoriaDependencies, createAuditoriaModule } from './auditoria.routes.ts';
export { catalogoEventos } from './catalogo-eventos.ts';
export { toHallazgo } from './verify-auditoria.ts';
