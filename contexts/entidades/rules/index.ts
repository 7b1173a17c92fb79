export { computeDigitoVerificacion } from './digito-verificacion.ts';
export { findDigitoError, findNitError, isNitVerificado } from './verificacion-nit.ts';
