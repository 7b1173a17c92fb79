export { findExceso } from '../rules/seleccion-archivos.ts';
export { addArchivoDelProducto } from './add-archivo-del-producto.ts';
export { addArchivosARegistro, closeArchivoDeRegistro } from './add-archivos.ts';
export {
  clearArchivosPublicos,
  setArchivosPublicos,
} from './archivos.repository.ts';
export { computeHuella } from './compute-huella.ts';
export { buildConArchivo } from './con-archivo.ts';
export { buildCatalogo, type ColumnaCatalogo, presentFiltros } from './exportaciones/build-catalogo.ts';
export type { Catalogo } from './exportaciones/catalogo.ts';
export { downloadTabla } from './exportaciones/download-tabla.ts';
export type { LectorDeRegistros } from './lector-de-registros.ts';
export { streamDownload } from './stream-download.ts';
