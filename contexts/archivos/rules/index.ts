export { type ArchivoReservado, canDownloadArchivo } from './can-download-archivo.ts';
export { canUploadArchivo } from './can-upload-archivo.ts';
export { findExtension, toMilesDeBytes, toNombreGuardado } from './nombre-archivo.ts';
export type { DirectorioZip } from './paquete-office.ts';
export {
  type ArchivoElegido,
  findExceso,
  type ReglasDeArchivos,
  type SeleccionRevisada,
  verifySeleccion,
} from './seleccion-archivos.ts';
export {
  type ContenidoObservado,
  presentAceptadas,
  type TipoVerificado,
  verifyTipo,
} from './tipo-archivo.ts';
