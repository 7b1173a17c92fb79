export type { CampoDetectado, LecturaDeFuente } from '../rules/lectura/campo-detectado.ts';
export { createCampoEscrito } from '../rules/lectura/campo-escrito.ts';
export { type Asistente, listPropuestasDeCampos, openAsistente, readCamposDeFuente } from './read-campos.ts';
