export { type ArchivoReservado, canDownloadArchivo, type Lector } from './can-download-archivo.ts';
