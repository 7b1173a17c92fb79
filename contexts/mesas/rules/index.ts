export { canUploadDocumentos, type QuienAdjunta } from './can-upload-documentos.ts';
export { isMesasStorageCleared } from './mesas-storage.ts';
