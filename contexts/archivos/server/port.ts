export { addArchivosARegistro, closeArchivoDeRegistro, type Destino } from './attach-archivos.ts';
