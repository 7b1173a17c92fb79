export { archivosPaths } from '../contract/archivos.paths.ts';
export { archivosModule } from './module.ts';
