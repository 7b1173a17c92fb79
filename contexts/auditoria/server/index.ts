export type { NombresDeCodigos } from '../rules/codigos.ts';
export { buildAncla } from './build-ancla.ts';
export { auditoriaManifest } from './module.ts';
export { listRehechos, type Sellado, toHallazgo } from './verify-auditoria.ts';
