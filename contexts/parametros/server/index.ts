export { saveDireccionSitio } from './avisos.repository.ts';
export { clearOldMensajes } from './clear-old-mensajes.ts';
export { findRemitente } from './parametro.queries.ts';
export { createParametrosModule, type ParametrosDependencies } from './parametros.routes.ts';
export { createParametrosJobs } from './resumen/resumen-jobs.ts';
