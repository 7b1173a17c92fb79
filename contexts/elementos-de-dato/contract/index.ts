export {
  approveConceptualizacion,
  approveIncorporacion,
  approveRevision,
  closeBorrador,
  closeCaducidad,
  closeElemento,
  createVersion,
  rejectConceptualizacion,
  rejectRevision,
  submitElemento,
  updateNumero,
} from './ciclo-elemento.endpoints.ts';
export type { Comparacion, Diferencia, Impacto, Veredicto } from './comparacion.schema.ts';
export type {
  CambiosVersion,
  DatosValor,
  DatosVersion,
} from './datos-elemento.schema.ts';
export { type DetalleElemento, detalleElementoSchema } from './elemento.schema.ts';
export type { AccionesDeElemento, ElementoPrivado } from './elemento-privado.schema.ts';
export {
  createElemento,
  downloadElementos,
  type ElementoListado,
  type FiltroElementos,
  getElemento,
  getPermisosElementos,
  type PeticionElementos,
  searchElementos,
  updateElemento,
} from './elementos.endpoints.ts';
export { elementosErrors } from './elementos.errors.ts';
export {
  createElementoEnCapa,
  listAssociation,
  listCapasDeElementos,
  listIdentificadores,
  listNombres,
  updateAssociation,
  updateIdentificadores,
  updateNombres,
} from './lenguaje-elemento.endpoints.ts';
export type {
  ArchivoElemento,
  Componente,
  Fuente,
  Identificador,
  Nombre,
  Norma,
  Relacion,
  RelacionDerivada,
  Valor,
  VersionListada,
} from './partes-elemento.schema.ts';
export { valorSchema } from './partes-elemento.schema.ts';
export type { ReferenciaVersion } from './referencia-elemento.schema.ts';
export {
  type Comentario,
  closeComentario,
  compareElementos,
  createComentario,
  type EventoElemento,
  getImpacto,
  listComentarios,
  listHistorialElemento,
  searchParecidos,
} from './seguimiento-elemento.endpoints.ts';
export {
  type ErrorCelda,
  listValoresElemento,
  type RevisionValores,
  submitValores,
  updateValores,
  verifyValores,
} from './valores-elemento.endpoints.ts';
