export { findErrorDominio, isCorreoInstitucional } from '../rules/correo-institucional.ts';
export { createEntidadVerificada, type EntidadVerificada } from './create-entidad-verificada.ts';
export type { VerifyNit } from './verify-nit.ts';
