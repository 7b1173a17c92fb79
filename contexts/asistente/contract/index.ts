export { asistenteErrors } from './asistente.errors.ts';
export {
  type CandidatoPropuesto,
  campoDetectadoSchema,
  type FilaRevisada,
  type RevisionDeCampos,
  revisionSchema,
} from './revision-campos.schema.ts';
