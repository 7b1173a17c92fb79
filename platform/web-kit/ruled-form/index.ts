export { bindField } from './bind-field.ts';
export { type FieldMessages, isSameData } from './form-state.ts';
export { type FormFields, type RuledForm, type RuledFormOptions, useRuledForm } from './use-ruled-form.ts';
