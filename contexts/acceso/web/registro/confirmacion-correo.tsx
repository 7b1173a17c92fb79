import { useConfiguracion } from '@marco/parametros/widgets';
import { IconButton } from '@marco/web-kit/icon-button';
import type { RuledForm } from '@marco/web-kit/ruled-form';
import { Eye, EyeOff } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { CampoTexto } from './campo-texto.tsx';
import type { ValoresRegistro } from './registro-valores.ts';

/** Stops the browser's own copying and inserting, whether it comes by keyboard, menu or mouse. */
const BLOQUEO = Object.fromEntries(
  ['onPaste', 'onCopy', 'onCut', 'onDrop', 'onDragStart'].map((name) => [
    name,
    (event: SyntheticEvent) => event.preventDefault(),
  ]),
);

/** The e-mail a second time (REG-05): masked, and typed again, not pasted. It never leaves the browser. */
export function ConfirmacionCorreo({ form }: { readonly form: RuledForm<ValoresRegistro> }) {
  const { bloqueaPegado } = useConfiguracion().formularios;
  const [visible, setVisible] = useState(false);
  return (
    <CampoTexto
      {...(bloqueaPegado ? BLOQUEO : {})}
      form={form}
      name="ccorreoEletronico"
      label="Confirmación correo electrónico"
      hint={
        bloqueaPegado
          ? 'Escriba de nuevo el correo. Por seguridad, en este campo no se puede pegar, copiar ni cortar.'
          : 'Escriba de nuevo el correo.'
      }
      required
      type={visible ? 'text' : 'password'}
      // No password: this value keeps the browser from offering a stored one here, or storing this.
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      trail={
        <IconButton
          size="small"
          label={visible ? 'Ocultar la confirmación' : 'Mostrar la confirmación'}
          icon={visible ? <EyeOff size={16} /> : <Eye size={16} />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
