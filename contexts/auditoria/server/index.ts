export { type AuditoriaDependencies, createAuditoriaModule } from './auditoria.routes.ts';
export { createAuditoriaJobs } from './auditoria-jobs.ts';
export { buildAncla } from './build-ancla.ts';
export { catalogoEventos } from './catalogo-eventos.ts';
export { listRehechos, type Sellado, toHallazgo } from './verify-auditoria.ts';
