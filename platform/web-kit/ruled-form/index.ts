export { type RuledForm, type RuledFormOptions, useRuledForm } from './use-ruled-form.ts';
