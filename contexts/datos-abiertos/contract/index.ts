export type {
  ArchivoAbierto,
  CatalogoDeDatos,
  ColumnaPublicada,
  DetalleConjunto,
  EdicionDeConjunto,
  LicenciaDeDatos,
  ResumenConjunto,
  VolcadoPublicado,
} from './conjunto.schema.ts';
export {
  downloadConjuntoAbiertoEndpoint,
  downloadVolcadoEndpoint,
  getCatalogoAbiertoEndpoint,
  getConjuntoAbiertoEndpoint,
} from './datos-abiertos.endpoints.ts';
export { datosAbiertosErrors } from './datos-abiertos.errors.ts';
