export { archivosPaths } from './archivos.paths.ts';
export { archivosModule } from './module.ts';
