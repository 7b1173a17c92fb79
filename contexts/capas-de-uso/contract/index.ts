export type { Capa, DetalleCapa, DocumentoCapa, FilaCapa, VersionCapa } from './capa.schema.ts';
export {
  createCapaEndpoint,
  createVersionCapaEndpoint,
  type DatosCapa,
  type DatosVersionCapa,
  deleteDocumentoCapaEndpoint,
  downloadCapasEndpoint,
  type FiltroCapas,
  getCapaEndpoint,
  getVersionCapaEndpoint,
  listVersionesCapaEndpoint,
  type PeticionCapas,
  searchCapasEndpoint,
  submitCapaEndpoint,
  updateCapaEndpoint,
  updateEstadoCapaEndpoint,
  type VersionDeCapa,
} from './capas.endpoints.ts';
export { capasErrors } from './capas.errors.ts';
export { dominios } from './dominios.collection.ts';
export {
  findCapasEndpoint,
  type ListasCapas,
  listJerarquiaEndpoint,
  listListasCapasEndpoint,
  listOpcionesCapasEndpoint,
  type NodoJerarquia,
  type OpcionesCapas,
} from './opciones.endpoints.ts';
