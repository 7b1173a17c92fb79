export { EntidadAutocomplete, type EntidadAutocompleteProps } from './entidad-autocomplete.tsx';
export { type NitResult, NitSearch, type NitSearchProps } from './nit-search.tsx';
export { useEntidad } from './use-entidad.ts';
