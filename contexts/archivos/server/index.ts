export { type ArchivosDependencies, createArchivosModule } from './archivos.routes.ts';
export { createArchivosJobs } from './archivos-jobs.ts';
export { type Copia, copyContenidos } from './copy-contenidos.ts';
export { eventosArchivos } from './eventos.ts';
export {
  createExportacionesJobs,
  createExportacionesWork,
  type ExportacionesSettings,
} from './exportaciones/exportaciones-jobs.ts';
