export { findExceso } from '../rules/index.ts';
export { addArchivosARegistro, closeArchivoDeRegistro, type Destino } from './attach-archivos.ts';
export type { Catalogo } from './exportaciones/catalogo.ts';
export { downloadTabla } from './exportaciones/download-tabla.ts';
