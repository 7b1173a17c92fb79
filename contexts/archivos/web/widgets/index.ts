export { DownloadButton, type DownloadButtonProps } from './download-button.tsx';
export { startDownload } from './save-archivo.ts';
export { type DownloadControl, useDownloadArchivo } from './use-download-archivo.ts';
