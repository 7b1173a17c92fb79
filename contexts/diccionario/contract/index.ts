export {
  downloadDiccionario,
  downloadRegistro,
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
