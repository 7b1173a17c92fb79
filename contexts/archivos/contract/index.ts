export { archivosErrors } from './archivos.errors.ts';
export { descargaSchema, downloadArchivo, downloadContenido } from './download-archivo.endpoint.ts';
export {
  closeExportacion,
  downloadExportacion,
  type Exportacion,
  exportacionSchema,
  formatoExportacionSchema,
  getExportacion,
  listExportaciones,
  submitExportacion,
} from './exportaciones.endpoints.ts';
export { exportacionesErrors } from './exportaciones.errors.ts';
export {
  type ArchivoSubido,
  deleteArchivo,
  uploadArchivo,
} from './upload-archivo.endpoint.ts';
