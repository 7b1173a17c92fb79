export { EstandarAutocomplete, type EstandarAutocompleteProps } from './estandar-autocomplete.tsx';
