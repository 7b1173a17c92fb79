export { type AutocompleteProps, Combobox, type ComboboxProps } from './combobox.tsx';
export { TagCombobox } from './tag-combobox.tsx';
export type { ComboboxItem, LoadItems } from './use-suggestions.ts';
