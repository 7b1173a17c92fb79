export { archivosErrors } from './archivos.errors.ts';
export { downloadArchivo, downloadContenido } from './download-archivo.endpoint.ts';
export {
  type ArchivoSubido,
  archivoSubidoSchema,
  deleteArchivo,
  uploadArchivo,
} from './upload-archivo.endpoint.ts';
