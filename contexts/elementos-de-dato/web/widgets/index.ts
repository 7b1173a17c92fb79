export { ElementoAutocomplete, type ElementoAutocompleteProps } from './elemento-autocomplete.tsx';
