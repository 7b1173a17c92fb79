export { type AutocompleteProps, Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxItem, LoadItems } from './use-suggestions.ts';
