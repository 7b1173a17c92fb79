export { findErrorDominio, isCorreoInstitucional } from '../rules/correo-institucional.ts';
export { createEntidadVerificada } from './entidades/create-entidad-verificada.ts';
export type { VerifyNit } from './nit/verify-nit.ts';
