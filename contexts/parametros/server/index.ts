export { clearOldMensajes } from './clear-old-mensajes.ts';
export type { EventoDefinido } from './define-eventos.ts';
export { DireccionDistintaError, keepDireccionSitio, updateDireccionSitio } from './direccion-sitio.ts';
export { eventosParametros } from './eventos.ts';
export { buildEventos, type EventosReunidos } from './eventos-reunidos.ts';
export { findCorreoSoporte, findRemitente } from './parametro.queries.ts';
export { createParametrosModule, type ParametrosDependencies } from './parametros.routes.ts';
export { listPlantillasIniciales } from './plantillas-iniciales.ts';
export { createParametrosJobs } from './resumen/resumen-jobs.ts';
