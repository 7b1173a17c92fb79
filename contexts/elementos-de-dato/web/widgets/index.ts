export type { ElementoPanel } from '../elemento-slots.ts';
export { ElementoAutocomplete, type ElementoAutocompleteProps } from './elemento-autocomplete.tsx';
