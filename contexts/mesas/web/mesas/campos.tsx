import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { NOMBRES_CAMPOS_MESA } from '../../rules/mesas/datos-mesa.ts';
import type { ValoresMesa } from './valores.ts';

interface CampoProps {
  readonly form: RuledForm<ValoresMesa>;
  readonly name: Exclude<keyof ValoresMesa, 'admEntidadLider'>;
}

function toCampo({ form, name }: CampoProps) {
  return { label: NOMBRES_CAMPOS_MESA[name], ...bindField(form, name), required: true, autoComplete: 'off' };
}

/** A text of the form. */
export function CampoTexto({
  form,
  name,
  ...rest
}: CampoProps & Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref'>) {
  return <TextInput {...toCampo({ form, name })} {...rest} />;
}

/** An e-mail of the form. */
export function CampoCorreo({ form, name, hint }: CampoProps & { readonly hint?: string }) {
  return (
    <CampoTexto
      form={form}
      name={name}
      hint={hint}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="nombre@entidad.gov.co"
    />
  );
}

/** A long text of the form. */
export function CampoLargo({ form, name, rows }: CampoProps & { readonly rows: number }) {
  return <Textarea {...toCampo({ form, name })} rows={rows} />;
}
