export { LedField } from './led-field.tsx';
export { type RuledField, useRuledField } from './use-ruled-field.ts';
export { type RuledForm, type RuledFormOptions, useRuledForm } from './use-ruled-form.ts';
