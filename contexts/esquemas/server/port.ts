export { type Cierre, getPieza, type Pieza } from '../rules/esquemas/cierre.ts';
export { presentDiaDeValores } from '../rules/esquemas/dia-de-valores.ts';
export { findCierre } from './esquemas/cierre.queries.ts';
export { addDescargaRegistro } from './esquemas/esquemas.repository.ts';
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
export { writeXsdDelRegistro } from './esquemas/write-xsd-registro.ts';
