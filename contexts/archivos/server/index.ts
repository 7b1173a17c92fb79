export { type ArchivosDependencies, createArchivosModule } from './archivos.routes.ts';
export { createArchivosJobs } from './archivos-jobs.ts';
