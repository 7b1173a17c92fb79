export { buildApp } from './build-app.ts';
export { NOVEDADES, PLANTILLAS_INICIALES } from './novedades.ts';
export { prepareDatabase } from './open-database.ts';
export { openFiles } from './open-files.ts';
export { readSettings, type Settings } from './settings.ts';
export { startWorkers } from './workers.ts';
