export { copyContenidos } from './copy-contenidos.ts';
export { createExportacionesJobs, createExportacionesWork } from './exportaciones/exportaciones-jobs.ts';
export { archivosManifest } from './module.ts';
