export type {
  AcuerdoDeConsumo,
  AcuerdoListado,
  CampoDeAcuerdo,
  FinalidadDeAcuerdo,
} from './acuerdo.schema.ts';
export {
  createAcuerdoEndpoint,
  deleteAcuerdoEndpoint,
  downloadContratoAcuerdoEndpoint,
  getAcuerdoEndpoint,
  searchAcuerdosEndpoint,
  submitPasoAcuerdoEndpoint,
  updateAcuerdoEndpoint,
} from './acuerdos.endpoints.ts';
export { acuerdosErrors } from './acuerdos.errors.ts';
export type { DesacuerdoDeAcuerdo, PrecedentePublico } from './desacuerdo.schema.ts';
export {
  createDesacuerdoEndpoint,
  listReunionesPorVenirEndpoint,
  searchPrecedentesEndpoint,
  submitPasoDesacuerdoEndpoint,
} from './desacuerdos.endpoints.ts';
export type { CondicionesDeServicio, PoliticaDeConsumo, PoliticaEscrita } from './politica.schema.ts';
export {
  getCondicionesEndpoint,
  getPoliticaEndpoint,
  updatePoliticaEndpoint,
} from './politicas.endpoints.ts';
