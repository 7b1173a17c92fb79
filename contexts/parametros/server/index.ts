export { clearOldMensajes } from './clear-old-mensajes.ts';
export { DireccionDistintaError, keepDireccionSitio, updateDireccionSitio } from './direccion-sitio.ts';
export { findCorreoSoporte, findRemitente } from './parametro.queries.ts';
export { createParametrosModule, type ParametrosDependencies } from './parametros.routes.ts';
export { createParametrosJobs } from './resumen/resumen-jobs.ts';
