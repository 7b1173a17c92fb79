export { asistenteErrors } from './asistente.errors.ts';
export {
  type CampoRevisado,
  type CandidatoPropuesto,
  type RevisionDeCampos,
  revisionSchema,
} from './revision-campos.schema.ts';
