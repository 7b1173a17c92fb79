export { buildApp } from './build-app.ts';
export { EVENTOS, PLANTILLAS_INICIALES } from './eventos.ts';
export { prepareDatabase } from './open-database.ts';
export { openFiles } from './open-files.ts';
export { readSettings, type Settings } from './settings.ts';
export { startWorkers } from './workers.ts';
