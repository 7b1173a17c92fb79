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
export type {
  BusquedaDiccionario,
  EntradaDiccionario,
  FacetasDiccionario,
  FiltroDiccionario,
  ResultadoDiccionario,
  SugerenciaDiccionario,
} from './diccionario.schema.ts';
