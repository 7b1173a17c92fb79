export { listPlantillasIniciales } from './correos/plantillas-iniciales.ts';
export type { EventoDefinido } from './define-eventos.ts';
export { buildEventos, type EventosReunidos } from './eventos-reunidos.ts';
export { DireccionDistintaError, keepDireccionSitio, updateDireccionSitio } from './keep-direccion-sitio.ts';
export { parametrosManifest } from './module.ts';
export { findCorreoSoporte, findRemitente } from './parametro.queries.ts';
export type { ParametrosDependencies } from './parametros.routes.ts';
