export { type AutocompleteProps, Combobox, type ComboboxProps } from './combobox.tsx';
export { Highlight } from './highlight.tsx';
export { TagCombobox } from './tag-combobox.tsx';
export type { ComboboxItem, LoadItems } from './use-suggestions.ts';
