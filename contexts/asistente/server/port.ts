export { type CampoDetectado, createCampo } from '../rules/lectura/campo-detectado.ts';
export {
  type Asistente,
  type FuenteDeCampos,
  isTabla,
  openAsistente,
  proposeParaCampos,
  type RevisionDeFuente,
  readCamposDeFuente,
} from './read-campos.ts';
