export { findErrorDominio, isCorreoInstitucional } from '../rules/correo-institucional.ts';
export { createEntidadVerificada } from './create-entidad-verificada.ts';
export type { EntidadVerificada } from './entidades-verificadas.repository.ts';
export type { VerifyNit } from './verify-nit.ts';
