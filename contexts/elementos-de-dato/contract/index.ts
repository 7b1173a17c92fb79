export {
  approveConceptualizacionEndpoint,
  approveIncorporacionEndpoint,
  approveRevisionEndpoint,
  closeBorradorEndpoint,
  closeCaducidadEndpoint,
  closeElementoEndpoint,
  createVersionEndpoint,
  rejectConceptualizacionEndpoint,
  rejectRevisionEndpoint,
  submitElementoEndpoint,
  updateNumeroEndpoint,
} from './ciclo-elemento.endpoints.ts';
export type { Comparacion, Diferencia, Impacto, Veredicto } from './comparacion.schema.ts';
export type {
  CambiosVersion,
  DatosValor,
  DatosVersion,
} from './datos-elemento.schema.ts';
export {
  type AccionesDeElemento,
  type DetalleElemento,
  detalleElementoSchema,
  type ElementoPrivado,
} from './elemento.schema.ts';
export {
  createElementoEndpoint,
  downloadElementosEndpoint,
  type ElementoListado,
  type FiltroElementos,
  getElementoEndpoint,
  getPermisosElementosEndpoint,
  type PeticionElementos,
  searchElementosEndpoint,
  updateElementoEndpoint,
} from './elementos.endpoints.ts';
export { elementosErrors } from './elementos.errors.ts';
export {
  approveIncorporacionesEndpoint,
  computeIncorporacionesEndpoint,
  type EfectoIncorporacion,
  type ResultadoIncorporacion,
} from './incorporaciones.endpoints.ts';
export {
  createElementoEnCapaEndpoint,
  listAssociationEndpoint,
  listCapasDeElementosEndpoint,
  listIdentificadoresEndpoint,
  listNombresEndpoint,
  updateAssociationEndpoint,
  updateIdentificadoresEndpoint,
  updateNombresEndpoint,
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
  closeComentarioEndpoint,
  compareElementosEndpoint,
  createComentarioEndpoint,
  type EventoElemento,
  getImpactoEndpoint,
  listComentariosEndpoint,
  listHistorialElementoEndpoint,
  searchParecidosEndpoint,
  updateSeguimientoElementoEndpoint,
} from './seguimiento-elemento.endpoints.ts';
export {
  type ErrorCelda,
  listValoresElementoEndpoint,
  type RevisionValores,
  submitValoresEndpoint,
  updateValoresEndpoint,
  verifyValoresEndpoint,
} from './valores-elemento.endpoints.ts';
