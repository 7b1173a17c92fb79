import {
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  type UseControllerReturn,
  useController,
} from 'react-hook-form';

/** A field of a ruled form. What is sent leads on to another screen: until it is answered nothing is taken that would be lost. */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: UseControllerProps<Values, Name>,
): UseControllerReturn<Values, Name> {
  const controller = useController(props);
  const { field, formState } = controller;
  const onChange: typeof field.onChange = (...event) => {
    if (!formState.isSubmitting) field.onChange(...event);
  };
  return { ...controller, field: { ...field, onChange } };
}
