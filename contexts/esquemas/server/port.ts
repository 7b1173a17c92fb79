export {
  type Clausura,
  getPieza,
  listLinaje,
  listPiezas,
  type Pieza,
  type PiezaCompuesta,
  type PiezaSimple,
} from '../rules/esquemas/clausura.ts';
export { presentDiaDeValores } from '../rules/esquemas/dia-de-valores.ts';
export {
  computeNombres,
  getNombre,
  type NombreEsquema,
  type NombresEsquema,
} from '../rules/esquemas/nombres-esquema.ts';
export { createRevisor } from '../rules/esquemas/valor-simple.ts';
export { findClausura } from './esquemas/clausura.queries.ts';
export { createValorValido, listValoresLimite, listValoresValidos } from './esquemas/ejemplos-valor.ts';
export { addDescargaPaquete } from './esquemas/esquemas.repository.ts';
export {
  type CampoMensaje,
  createMensaje,
  isVarios,
  type Mensaje,
  type MensajeCompuesto,
} from './esquemas/mensaje.ts';
export {
  listInvalidosDeCadaLugar,
  listMensajesInvalidos,
  type MensajeInvalido,
} from './esquemas/mensajes-invalidos.ts';
export { formatTextoXml } from './esquemas/texto-xml.ts';
export {
  createPiezaJuzgada,
  type Distintivo,
  findDistintivo,
  type PiezaJuzgada,
} from './esquemas/valor-distintivo.ts';
export { writeJsonSchema, writeOpenapi } from './esquemas/write-json-schema.ts';
export { writeJsonldContext } from './esquemas/write-jsonld.ts';
export { toValorJson, writeMensajeJson, writeMensajeXml } from './esquemas/write-mensaje.ts';
export { writeRdfXml, writeTurtle } from './esquemas/write-rdf.ts';
export { writeShacl } from './esquemas/write-shacl.ts';
export { writeXsd, writeXsdDe } from './esquemas/write-xsd.ts';
export {
  type EspacioDelPaquete,
  writeEntrada,
  writeInclusion,
  writeIndicePorLineas,
} from './esquemas/write-xsd-indices.ts';
export { writeXsdDelPaquete } from './esquemas/write-xsd-paquete.ts';
export { createEsquemaDeParte, verifyConClausura } from './validador/verify-con-clausura.ts';
export { computeInforme } from './validador/worker/compute-informe.ts';
export { type JuezMensaje, openJuezMensaje } from './validador/worker/open-juez-mensaje.ts';
export type { Esquema, Informe } from './validador/worker/tarea.ts';
