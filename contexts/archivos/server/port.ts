export { findExceso } from '../rules/index.ts';
export { addArchivosARegistro, closeArchivoDeRegistro, type Destino } from './attach-archivos.ts';
