export { archivosErrors } from './archivos.errors.ts';
export {
  descargaSchema,
  downloadArchivoEndpoint,
  downloadContenidoEndpoint,
} from './download-archivo.endpoint.ts';
export {
  closeExportacionEndpoint,
  downloadExportacionEndpoint,
  type Exportacion,
  exportacionSchema,
  formatoExportacionSchema,
  getExportacionEndpoint,
  listExportacionesEndpoint,
  submitExportacionEndpoint,
} from './exportaciones.endpoints.ts';
export { exportacionesErrors } from './exportaciones.errors.ts';
export {
  type ArchivoSubido,
  deleteArchivoEndpoint,
  uploadArchivoEndpoint,
} from './upload-archivo.endpoint.ts';
