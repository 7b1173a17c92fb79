export { compileJson } from '../server/esquemas/compile-json.ts';
export { compileXsd } from '../server/esquemas/compile-xsd.ts';
export { writeXsd } from '../server/esquemas/write-xsd.ts';
export { createXsdDeElemento } from '../server/validador/esquema-elemento.ts';
export { computeInforme } from '../server/validador/worker/compute-informe.ts';
export { clausuraArbitraria } from './clausura-arbitraria.ts';
export {
  createClausura,
  DATO_TELEFONO,
  PERSONA,
} from './clausura-de-muestra.ts';
export { findRaizValida } from './find-raiz-valida.ts';
