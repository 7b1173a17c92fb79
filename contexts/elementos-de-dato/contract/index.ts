export {
  downloadDiccionario,
  findDiccionario,
  getElementoPublicado,
  listCambiosDiccionario,
  listOpcionesDiccionario,
  listValoresPublicados,
  type PeticionDiccionario,
  searchDiccionario,
} from './diccionario.endpoints.ts';
export { diccionarioErrors } from './diccionario.errors.ts';
export type {
  BusquedaDiccionario,
  EntradaDiccionario,
  FacetasDiccionario,
  FiltroDiccionario,
  ResultadoDiccionario,
  SugerenciaDiccionario,
} from './diccionario.schema.ts';
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
