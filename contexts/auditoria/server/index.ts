export { type AuditoriaDependencies, createAuditoriaModule } from './auditoria.routes.ts';
export { toHallazgo } from './verify-auditoria.ts';
