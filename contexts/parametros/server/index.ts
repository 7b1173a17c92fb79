export { listPlantillasIniciales } from './correos/plantillas-iniciales.ts';
export type { NovedadDefinida } from './define-novedades.ts';
export { DireccionDistintaError, keepDireccionSitio, updateDireccionSitio } from './keep-direccion-sitio.ts';
export { parametrosManifest } from './module.ts';
export { buildNovedades, type NovedadesReunidas } from './novedades-reunidas.ts';
export { findCorreoSoporte, findRemitente } from './parametro.queries.ts';
export type { ParametrosDependencies } from './parametros.routes.ts';
