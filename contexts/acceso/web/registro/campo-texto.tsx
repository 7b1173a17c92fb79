import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import type { ValoresRegistro } from './registro-valores.ts';

type NombreDeTexto = 'cargo' | 'otroNumeroTelefonico' | 'correoEletronico' | 'ccorreoEletronico';

export interface CampoTextoProps extends Omit<TextInputProps, 'name' | 'value' | 'errors' | 'ref'> {
  readonly form: RuledForm<ValoresRegistro>;
  readonly name: NombreDeTexto;
}

/** A text of the form: its first error shows once it was left, changed or submitted. */
export function CampoTexto({ form, name, ...rest }: CampoTextoProps) {
  return <TextInput {...rest} {...bindField(form, name)} />;
}
