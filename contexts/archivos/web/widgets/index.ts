export { startDownload } from '../save-archivo.ts';
export { readBase64 } from './archivo-cargado.ts';
export { CargaArchivosField } from './carga-archivos.tsx';
export { decodeText } from './decode-text.ts';
export { DocumentButton } from './document-button.tsx';
export { DownloadButton } from './download-button.tsx';
export {
  ListaArchivos,
  QuitarArchivo,
} from './lista-archivos.tsx';
export { PreviewButton } from './preview-button.tsx';
export { type CargaArchivos, useCargaArchivos } from './use-carga-archivos.ts';
export { useDescargaTabla } from './use-descarga-tabla.tsx';
export { useDownloadArchivo } from './use-download-archivo.ts';
