import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { useRuledField } from '@marco/web-kit/ruled-form';
import { Select, type SelectOption } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import type { Control } from 'react-hook-form';
import { NOMBRES_CAMPOS, type ValoresCapa } from './valores.ts';

interface CampoProps {
  readonly control: Control<ValoresCapa>;
  readonly name: Exclude<keyof ValoresCapa, 'tipo' | 'archivos'>;
}

function useCampo({ control, name }: CampoProps) {
  return { ...useRuledField({ control, name, names: NOMBRES_CAMPOS }), required: true };
}

/** A text of the form. */
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
