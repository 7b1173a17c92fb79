import type { Control, FieldPath, FieldPathValue, FieldValues, Noop, RefCallBack } from 'react-hook-form';
import { useFormField } from './use-form-field.ts';

interface RuledFieldOptions<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly control: Control<Values>;
  readonly name: Name;
  /** What each field is called. */
  readonly names: Readonly<Record<Name, string>>;
}

/** What a control takes from its field of a ruled form; its first error shows once it was left, changed or submitted. */
export interface RuledField<Value, Name> {
  readonly name: Name;
  readonly label: string;
  readonly ref: RefCallBack;
  readonly value: Value;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: Noop;
  readonly errors: readonly (string | undefined)[] | undefined;
  readonly submitted: boolean;
}

export function useRuledField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  names,
}: RuledFieldOptions<Values, Name>): RuledField<FieldPathValue<Values, Name>, Name> {
  const { field, fieldState, formState } = useFormField({ control, name });
  return {
    name,
    label: names[name],
    ref: field.ref,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    errors: fieldState.error ? [fieldState.error.message] : undefined,
    submitted: formState.isSubmitted,
  };
}
