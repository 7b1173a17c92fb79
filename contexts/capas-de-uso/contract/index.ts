export type { Capa, DetalleCapa, DocumentoCapa, FilaCapa, VersionCapa } from './capa.schema.ts';
export {
  createCapa,
  createVersionCapa,
  type DatosCapa,
  type DatosVersionCapa,
  deleteDocumentoCapa,
  downloadCapas,
  type FiltroCapas,
  getCapa,
  getVersionCapa,
  listVersionesCapa,
  type PeticionCapas,
  searchCapas,
  submitCapa,
  updateCapa,
  updateEstadoCapa,
  type VersionDeCapa,
} from './capas.endpoints.ts';
export { capasErrors } from './capas.errors.ts';
export { dominios } from './dominios.collection.ts';
export {
  findCapas,
  type ListasCapas,
  listJerarquia,
  listListasCapas,
  listOpcionesCapas,
  type NodoJerarquia,
  type OpcionesCapas,
} from './opciones.endpoints.ts';
