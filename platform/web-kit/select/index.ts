export { type TypedOption, toOptions } from './options.ts';
export { Select, type SelectOption, type SelectProps } from './select.tsx';
