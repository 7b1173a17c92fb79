export { ListCombobox } from './list-combobox.tsx';
