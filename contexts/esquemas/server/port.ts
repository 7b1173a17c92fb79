export { type Clausura, getPieza, type Pieza } from '../rules/esquemas/clausura.ts';
export { presentDiaDeValores } from '../rules/esquemas/dia-de-valores.ts';
export { computeNombres, getNombre, type NombresEsquema } from '../rules/esquemas/nombres-esquema.ts';
export { findClausura } from './esquemas/clausura.queries.ts';
export { addDescargaPaquete } from './esquemas/esquemas.repository.ts';
export { writeJsonSchema } from './esquemas/write-json-schema.ts';
export { writeJsonldContext } from './esquemas/write-jsonld.ts';
export { writeRdfXml, writeTurtle } from './esquemas/write-rdf.ts';
export { writeXsdDe } from './esquemas/write-xsd.ts';
export {
  type EspacioDelPaquete,
  writeEntrada,
  writeInclusion,
  writeIndicePorLineas,
} from './esquemas/write-xsd-indices.ts';
export { writeXsdDelPaquete } from './esquemas/write-xsd-paquete.ts';
