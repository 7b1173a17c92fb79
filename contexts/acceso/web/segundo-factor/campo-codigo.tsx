import { errorMessage } from '@marco/web-kit/api-client';
import { TextInput } from '@marco/web-kit/field';
import { useState } from 'react';
import { MAXIMO_CODIGO } from '../../contract/segundo-factor.terms.ts';
import styles from './segundo-factor.module.css';

const FALTA = 'Escriba el código.';

/** A code being written, and what the server found wrong with the last one sent. */
export function useCodigo(send: (codigo: string) => Promise<unknown>) {
  const [codigo, setCodigo] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [rechazo, setRechazo] = useState<string | null>(null);

  async function submit(): Promise<void> {
    setSubmitted(true);
    if (codigo.trim() === '') return;
    try {
      await send(codigo.trim());
    } catch (error) {
      // A code is valid once, so the field is emptied.
      setCodigo('');
      setRechazo(errorMessage(error));
    }
  }

  function change(texto: string): void {
    setCodigo(texto);
    if (texto !== '') setRechazo(null);
  }

  const errores = rechazo ? [rechazo] : codigo.trim() === '' ? [FALTA] : [];
  return { codigo, change, errores, submitted, submit };
}

interface CampoCodigoProps {
  readonly estado: ReturnType<typeof useCodigo>;
  /** Whether a recovery code may take the place of one of the application. */
  readonly admiteRecuperacion?: boolean;
}

/** The field of a code; the telephone shows digits, and letters where a recovery code is written. */
export function CampoCodigo({ estado, admiteRecuperacion = true }: CampoCodigoProps) {
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
        name="codigo"
        inputMode={esRecuperacion ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAXIMO_CODIGO}
        value={estado.codigo}
        onChange={estado.change}
        errors={estado.errores}
        submitted={estado.submitted}
      />
      {admiteRecuperacion ? (
        <button
          type="button"
          className={styles['alternativa']}
          onClick={() => {
            setRecuperacion(!esRecuperacion);
            estado.change('');
          }}
        >
          {esRecuperacion ? 'Usar un código de la aplicación' : 'Usar un código de recuperación'}
        </button>
      ) : null}
    </div>
  );
}
