export { findErrorDominio, isCorreoInstitucional } from '../rules/correo-institucional.ts';
export { isNitVerificado } from '../rules/nit/verificacion-nit.ts';
export { createEntidadVerificada } from './entidades/create-entidad-verificada.ts';
export { toQuienAdministra } from './entidades/quien-administra.ts';
export { buildCandidatos, listFilasEntidad } from './entidades/search-entidades.queries.ts';
export type { VerifyNit } from './nit/verify-nit.ts';
