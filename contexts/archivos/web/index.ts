export { archivosPaths } from './archivos.paths.ts';
export { archivosRoutes } from './archivos.routes.ts';
