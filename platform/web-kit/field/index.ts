export { afterPress } from './after-press.ts';
export {
  Field,
  FieldError,
  type FieldTexts,
  LabelText,
} from './field.tsx';
export type { FieldErrorState } from './first-field-error.ts';
export { findFormInUse, focusInvalid } from './focus-invalid.ts';
export { FormRow, SaveTries } from './form-row.tsx';
export { PressKeeper } from './press-keeper.tsx';
export { TextInput, type TextInputProps } from './text-input.tsx';
export { useInteraction } from './use-interaction.ts';
