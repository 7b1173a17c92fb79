import { useConfiguracion } from '@marco/parametros/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { listFieldErrors, openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { DraftOffer, useFormDraft } from '@marco/web-kit/form-draft';
import { type FormEvent, useState } from 'react';
import { type CamposInvitacion, findAutorizacionErrors, findErroresInvitacion } from '../../rules/index.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { useLogout } from '../ingreso/use-logout.ts';
import { CampoAutorizacion } from '../tratamiento/campo-autorizacion.tsx';
import { openAvisoFallo } from './avisos-registro.tsx';
import { clearInvitacion } from './invitacion-pendiente.ts';
import styles from './register.module.css';

const VACIO: CamposInvitacion = { cargo: '', correoEletronico: '' };

export interface InvitacionFormProps {
  /** @param version of the privacy notice that was authorised */
  readonly onSend: (campos: CamposInvitacion, version: string) => Promise<void>;
}

/** What an invited person still says of themselves. Nothing typed is lost when it cannot be sent. */
export function InvitacionForm({ onSend }: InvitacionFormProps) {
  const { correoEjemplo } = useConfiguracion().formularios;
  const { modals } = useSignInEnvironment();
  const { logout } = useLogout();
  const [campos, setCampos] = useState(VACIO);
  const [delServidor, setDelServidor] = useState<Readonly<Record<string, string>>>({});
  const [version, setVersion] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSending, setSending] = useState(false);
  const draft = useFormDraft({ name: 'invitacion', initial: VACIO, values: campos, onTake: setCampos });
  const errores = findErroresInvitacion(campos, correoEjemplo);
  const sinAutorizar = findAutorizacionErrors(version !== null);

  async function send(): Promise<void> {
    if (isSending) return;
    setSubmitted(true);
    const mensajes = [...Object.values(errores).flat(), ...sinAutorizar];
    if (version === null || mensajes.length > 0) {
      await openValidationErrors(modals, mensajes);
      return;
    }
    setSending(true);
    try {
      await onSend(campos, version);
    } catch (error) {
      setSending(false);
      setDelServidor(
        Object.fromEntries(listFieldErrors(error).map(({ campo, mensaje }) => [campo, mensaje])),
      );
      await openAvisoFallo(modals, error);
    }
  }

  const bind = (name: keyof CamposInvitacion) => {
    const refused = delServidor[name];
    return {
      name,
      value: campos[name],
      required: true,
      submitted: isSubmitted,
      errors: refused === undefined ? errores[name] : [refused],
      onChange: (texto: string) => {
        setCampos({ ...campos, [name]: texto });
        setDelServidor({});
      },
    };
  };

  return (
    <Card title="Datos de la invitación">
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <DraftOffer draft={draft} />
        <p>Los campos marcados con * son obligatorios.</p>
        <TextInput {...bind('cargo')} label="Cargo" autoComplete="organization-title" />
        <TextInput
          {...bind('correoEletronico')}
          label="Correo electrónico institucional o corporativo"
          hint={`En minúsculas, como ${correoEjemplo}.`}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CampoAutorizacion
          value={version}
          onChange={setVersion}
          errors={sinAutorizar}
          submitted={isSubmitted}
        />
        <div className={styles['actions']}>
          <Button
            variant="neutral"
            onClick={() => {
              clearInvitacion();
              void logout();
            }}
          >
            Cancelar
          </Button>
          <Button type="submit" busy={isSending && 'Aceptando'}>
            Aceptar invitación
          </Button>
        </div>
      </form>
    </Card>
  );
}
