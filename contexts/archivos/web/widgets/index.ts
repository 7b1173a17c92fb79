export { startDownload } from '../save-archivo.ts';
export { type ArchivoCargado, type EstadoCarga, readBase64 } from './archivo-cargado.ts';
export { CargaArchivosField, type CargaArchivosFieldProps } from './carga-archivos.tsx';
export { decodeText } from './decode-text.ts';
export { DownloadButton, type DownloadButtonProps } from './download-button.tsx';
export {
  ListaArchivos,
  type ListaArchivosProps,
  QuitarArchivo,
  type QuitarArchivoProps,
} from './lista-archivos.tsx';
export { PreviewButton, type PreviewButtonProps } from './preview-button.tsx';
export { type CargaArchivos, type CargaSettings, useCargaArchivos } from './use-carga-archivos.ts';
export { type DescargaTabla, type DescargaTablaSettings, useDescargaTabla } from './use-descarga-tabla.tsx';
export { type DownloadControl, useDownloadArchivo } from './use-download-archivo.ts';
