export { computeDigitoVerificacion } from './nit/digito-verificacion.ts';
export { findDigitoError, findNitError, isNitVerificado } from './nit/verificacion-nit.ts';
