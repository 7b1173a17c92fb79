import { errorMessage } from '@marco/web-kit/api-client';
import { TextInput } from '@marco/web-kit/field';
import { bindField, type RuledForm, useRuledForm } from '@marco/web-kit/ruled-form';
import { useState } from 'react';
import { MAXIMO_CODIGO } from '../../contract/segundo-factor.terms.ts';
import styles from './segundo-factor.module.css';

const FALTA = 'Escriba el código.';

interface Valores {
  readonly codigo: string;
}

const VACIO: Valores = { codigo: '' };

/**
 * The form of a code, which says at the code what the server found wrong with the last one sent.
 *
 * @param send what sends it, and goes on with it
 */
export function useCodigo(send: (codigo: string) => Promise<unknown>): RuledForm<Valores> {
  const [rechazo, setRechazo] = useState<string | null>(null);
  const form = useRuledForm<Valores>({
    initial: VACIO,
    findErrors: ({ codigo }) => ({ codigo: codigo.trim() === '' ? (rechazo ?? FALTA) : undefined }),
    onSend: async ({ codigo }) => {
      try {
        await send(codigo.trim());
      } catch (error) {
        // A code serves once: the next one is another.
        setRechazo(errorMessage(error));
        form.change(VACIO);
      }
    },
    tellsAtFields: true,
    isLeftFreely: true,
    staysOpen: true,
  });
  return form;
}

interface CampoCodigoProps {
  readonly form: RuledForm<Valores>;
  /** Whether a recovery code may take the place of one of the application. */
  readonly admiteRecuperacion?: boolean;
}

/** The field of a code; the telephone shows digits, and letters where a recovery code is written. */
export function CampoCodigo({ form, admiteRecuperacion = true }: CampoCodigoProps) {
  const [esRecuperacion, setRecuperacion] = useState(false);
  return (
    <div className={styles['campo']}>
      <TextInput
        label={esRecuperacion ? 'Código de recuperación' : 'Código de la aplicación'}
        hint={
          esRecuperacion
            ? 'Uno de los que guardó, como ABCD-EFGH-JKLM-NPQR. Cada uno sirve una vez.'
            : 'Los seis dígitos que muestra ahora. Cada código sirve una vez.'
        }
        required
        inputMode={esRecuperacion ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAXIMO_CODIGO}
        {...bindField(form, 'codigo')}
      />
      {admiteRecuperacion ? (
        <button
          type="button"
          className={styles['alternativa']}
          onClick={() => {
            setRecuperacion(!esRecuperacion);
            form.change(VACIO);
          }}
        >
          {esRecuperacion ? 'Usar un código de la aplicación' : 'Usar un código de recuperación'}
        </button>
      ) : null}
    </div>
  );
}
