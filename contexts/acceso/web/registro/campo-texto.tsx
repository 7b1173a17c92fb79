import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { type Control, useController } from 'react-hook-form';
import type { ValoresRegistro } from './registro-valores.ts';

type NombreDeTexto = 'cargo' | 'otroNumeroTelefonico' | 'correoEletronico' | 'ccorreoEletronico';

export interface CampoTextoProps extends Omit<TextInputProps, 'name' | 'value' | 'errors' | 'ref'> {
  readonly control: Control<ValoresRegistro>;
  readonly name: NombreDeTexto;
  /** Fields whose rules read this one. */
  readonly deps?: NombreDeTexto;
}

/** A text of the form: its first error shows once it was left, changed or submitted. */
export function CampoTexto({ control, name, deps, ...rest }: CampoTextoProps) {
  const { field, fieldState, formState } = useController({
    control,
    name,
    ...(deps ? { rules: { deps } } : {}),
  });
  return (
    <TextInput
      {...rest}
      name={name}
      ref={field.ref}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      errors={fieldState.error ? [fieldState.error.message] : undefined}
      submitted={formState.isSubmitted}
    />
  );
}
