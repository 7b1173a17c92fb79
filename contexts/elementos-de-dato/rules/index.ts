export {
  canActOnElemento,
  canComment,
  canCreateElemento,
  canEditElemento,
  canSeeVersion,
  listDecisiones,
  type QuienElabora,
  type SituacionVersion,
} from './ciclo/can-act-on-elemento.ts';
export { CICLO_DE_VIDA, type Paso } from './ciclo/ciclo-de-vida.ts';
export { computeNumero } from './ciclo/numeracion.ts';
export {
  CAMPOS_ELEMENTO,
  ETIQUETAS_CAMPO,
  presentCampos,
  presentOcurrencias,
  toNombreLocal,
  type VersionComparable,
} from './comparacion/campos.ts';
export { compareVersiones, computeVeredicto } from './comparacion/compare-versiones.ts';
export {
  type Consejo,
  type NivelConsejo,
  REGLAS_LINTER,
  type ReglaLinter,
  type TextoPorAconsejar,
} from './consejos/consejo.ts';
export { findConsejos } from './consejos/find-consejos.ts';
export { buildIdentificador } from './elementos/build-identificador.ts';
export {
  findErrorClase,
  listAjenos,
  listPendientes,
  verifyCodigos,
  verifyEjemplos,
  verifyEstructura,
} from './elementos/verify-elemento.ts';
export {
  FORMA_TIPO,
  type Reparo,
  type Restricciones,
  verifyRestricciones,
  verifyValor,
} from './restricciones/verify-restricciones.ts';
