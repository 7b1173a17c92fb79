import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { useRuledField } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import type { Control } from 'react-hook-form';
import { NOMBRES_CAMPOS_MESA } from '../../rules/mesas/datos-mesa.ts';
import type { ValoresMesa } from './valores.ts';

interface CampoProps {
  readonly control: Control<ValoresMesa>;
  readonly name: Exclude<keyof ValoresMesa, 'admEntidadLider'>;
}

function useCampo({ control, name }: CampoProps) {
  const field = useRuledField({ control, name, names: NOMBRES_CAMPOS_MESA });
  return { ...field, required: true, autoComplete: 'off' };
}

/** A text of the form. */
export function CampoTexto({
  control,
  name,
  ...rest
}: CampoProps & Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref'>) {
  return <TextInput {...useCampo({ control, name })} {...rest} />;
}

/** An e-mail of the form. */
export function CampoCorreo({ control, name, hint }: CampoProps & { readonly hint?: string }) {
  return (
    <CampoTexto
      control={control}
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
export function CampoLargo({ control, name, rows }: CampoProps & { readonly rows: number }) {
  return <Textarea {...useCampo({ control, name })} rows={rows} />;
}
