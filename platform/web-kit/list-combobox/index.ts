export { ListCombobox, type ListComboboxProps } from './list-combobox.tsx';
