import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { Select, type SelectOption } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { type Control, useController } from 'react-hook-form';
import { NOMBRES_CAMPOS, type ValoresCapa } from './valores.ts';

interface CampoProps {
  readonly control: Control<ValoresCapa>;
  readonly name: Exclude<keyof ValoresCapa, 'tipo' | 'archivos'>;
}

function useCampo({ control, name }: CampoProps) {
  const { field, fieldState, formState } = useController({ control, name });
  return {
    name,
    label: NOMBRES_CAMPOS[name],
    required: true,
    ref: field.ref,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    errors: fieldState.error ? [fieldState.error.message] : undefined,
    submitted: formState.isSubmitted,
  } as const;
}

/** A text of the form: its first error shows once it was left, changed or submitted. */
export function CampoTexto({
  control,
  name,
  ...rest
}: CampoProps & Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref'>) {
  return <TextInput autoComplete="off" {...useCampo({ control, name })} {...rest} />;
}

/** A long text of the form. */
export function CampoLargo({
  control,
  name,
  rows,
  maxLength,
}: CampoProps & { readonly rows: number; readonly maxLength: number }) {
  return <Textarea {...useCampo({ control, name })} rows={rows} maxLength={maxLength} />;
}

/** One option of a list. */
export function CampoLista({
  control,
  name,
  ...rest
}: CampoProps & { readonly options: readonly SelectOption[]; readonly placeholder: string }) {
  const { onBlur: _, ...campo } = useCampo({ control, name });
  return <Select {...campo} {...rest} />;
}
