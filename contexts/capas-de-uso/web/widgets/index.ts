export { toCapa } from '../../contract/capas-de-uso.paths.ts';
export {
  CapaAutocomplete,
  type CapaAutocompleteProps,
  CapaSelect,
  type CapaSelectProps,
  toCapaOptions,
} from './capa-select.tsx';
export { CatalogoDominios } from './catalogo-dominios.tsx';
export { useOpcionesCapas } from './use-opciones-capas.ts';
