export { findExceso } from '../rules/seleccion-archivos.ts';
export { addArchivoDelProducto } from './add-archivo-del-producto.ts';
export { addArchivoPorAdjuntar } from './add-archivo-por-adjuntar.ts';
export { closeArchivo, keepArchivos } from './add-archivos.ts';
export { findArchivoPorAdjuntar } from './archivos.queries.ts';
export {
  clearArchivosPublicos,
  setArchivosPublicos,
  updateToAdjunto,
} from './archivos.repository.ts';
export { computeHuellaArchivo } from './compute-huella-archivo.ts';
export { buildConArchivo } from './con-archivo.ts';
export { copyArchivo } from './copy-archivo.ts';
export { buildTabla, type ColumnaDeTabla, presentFiltros } from './exportaciones/build-tabla.ts';
export { downloadTabla } from './exportaciones/download-tabla.ts';
export type { TablaExportable } from './exportaciones/tabla-exportable.ts';
export type { LectorDeArchivos } from './lector-de-archivos.ts';
export { readArchivo } from './read-archivo.ts';
export { streamDownload } from './stream-download.ts';
