export { findExceso } from '../rules/index.ts';
export {
  addArchivosARegistro,
  closeArchivoDeRegistro,
  type Destino,
  setArchivosPublicos,
} from './attach-archivos.ts';
