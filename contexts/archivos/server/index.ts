export { type ArchivosDependencies, createArchivosModule } from './archivos.routes.ts';
