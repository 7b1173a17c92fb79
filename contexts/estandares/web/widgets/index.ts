export { CatalogoCriterios } from './catalogo-criterios.tsx';
export { EstandarAutocomplete, type EstandarAutocompleteProps } from './estandar-autocomplete.tsx';
