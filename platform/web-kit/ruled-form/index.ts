export { LedField } from './led-field.tsx';
export { useFormField } from './use-form-field.ts';
export { type RuledField, useRuledField } from './use-ruled-field.ts';
export { type RuledForm, type RuledFormOptions, useRuledForm } from './use-ruled-form.ts';
