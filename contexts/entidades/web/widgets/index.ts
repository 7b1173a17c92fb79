export type { RetornoEntidad } from '../../rules/destino-retorno.ts';
export type { CatalogoSlot } from '../catalogo-slots.ts';
export type { EntidadPanel, EntidadPanelProps } from '../entidad-slots.ts';
export { EntidadAutocomplete } from './entidad-autocomplete.tsx';
export { FiltroEntidad } from './filtro-entidad.tsx';
export { NitSearch } from './nit-search.tsx';
export { useEntidad } from './use-entidad.ts';
