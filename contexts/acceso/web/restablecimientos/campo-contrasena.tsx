import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

export interface CampoContrasenaProps extends Omit<TextInputProps, 'type' | 'trail'> {
  /** The field in the names of its button: 'la contraseña'. */
  readonly nombre: string;
}

/**
 * A password, by default a new one, with a button to show and hide it; pasting from a password manager is allowed.
 */
export function CampoContrasena({ nombre, ...rest }: CampoContrasenaProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      autoComplete="new-password"
      {...rest}
      required
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trail={
        <IconButton
          size="small"
          label={`${visible ? 'Ocultar' : 'Mostrar'} ${nombre}`}
          icon={visible ? <EyeOff size={16} /> : <Eye size={16} />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
