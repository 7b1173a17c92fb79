export {
  downloadDiccionarioEndpoint,
  downloadRegistroEndpoint,
  findDiccionarioEndpoint,
  getElementoPublicadoEndpoint,
  listCambiosDiccionarioEndpoint,
  listOpcionesDiccionarioEndpoint,
  listValoresPublicadosEndpoint,
  type PeticionDiccionario,
  searchDiccionarioEndpoint,
} from './diccionario.endpoints.ts';
export type {
  BusquedaDiccionario,
  EntradaDiccionario,
  FacetasDiccionario,
  FiltroDiccionario,
  ResultadoDiccionario,
  SugerenciaDiccionario,
} from './diccionario.schema.ts';
