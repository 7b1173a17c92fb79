export { type TypedOption, toOptions } from './options.ts';
export { Select, type SelectOption } from './select.tsx';
