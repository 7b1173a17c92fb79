export { type DetalleElemento, detalleElementoSchema, type EstructuraSimple } from './elemento.schema.ts';
export type {
  ArchivoElemento,
  Componente,
  EstandarNombrado,
  Fuente,
  Identificador,
  Nombre,
  Norma,
  Relacion,
  RelacionDerivada,
  Valor,
  VersionListada,
} from './partes-elemento.schema.ts';
export { type ReferenciaVersion, referenciaVersionSchema } from './referencia-elemento.schema.ts';
export {
  type ElementoValidable,
  listElementosValidables,
  verifyLote,
  verifyMensaje,
} from './validador.endpoints.ts';
export { validadorErrors } from './validador.errors.ts';
export {
  type ElementoDelNodo,
  type Hallazgo,
  type InformeDeLote,
  type InformeMensaje,
  informeMensajeSchema,
  type NodoConErrores,
} from './validador.schema.ts';
