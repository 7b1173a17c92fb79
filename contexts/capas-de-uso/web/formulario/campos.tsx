import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Select, type SelectOption } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { NOMBRES_CAMPOS, type ValoresCapa } from './valores.ts';

interface CampoProps {
  readonly form: RuledForm<ValoresCapa>;
  readonly name: Exclude<keyof ValoresCapa, 'tipo' | 'archivos'>;
}

function toCampo({ form, name }: CampoProps) {
  return { label: NOMBRES_CAMPOS[name], ...bindField(form, name), required: true };
}

/** A text of the form. */
export function CampoTexto({
  form,
  name,
  ...rest
}: CampoProps & Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref'>) {
  return <TextInput autoComplete="off" {...toCampo({ form, name })} {...rest} />;
}

/** A long text of the form. */
export function CampoLargo({
  form,
  name,
  rows,
  maxLength,
}: CampoProps & { readonly rows: number; readonly maxLength: number }) {
  return <Textarea {...toCampo({ form, name })} rows={rows} maxLength={maxLength} />;
}

/** One option of a list. */
export function CampoLista({
  form,
  name,
  ...rest
}: CampoProps & { readonly options: readonly SelectOption[]; readonly placeholder: string }) {
  return <Select {...toCampo({ form, name })} {...rest} />;
}
