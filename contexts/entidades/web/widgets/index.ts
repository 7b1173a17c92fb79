export type { CatalogoSlot } from '../catalogo-slots.ts';
export type { EntidadPanel } from '../entidad-slots.ts';
export { EntidadAutocomplete, type EntidadAutocompleteProps } from './entidad-autocomplete.tsx';
export { FiltroEntidad, type FiltroEntidadProps } from './filtro-entidad.tsx';
export { type NitResult, NitSearch, type NitSearchProps } from './nit-search.tsx';
export { useEntidad } from './use-entidad.ts';
