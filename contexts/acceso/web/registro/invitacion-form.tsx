import { useConfiguracion } from '@marco/parametros/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { TextInput } from '@marco/web-kit/field';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { bindField, type FieldMessages, useRuledForm } from '@marco/web-kit/ruled-form';
import { type CamposInvitacion, findErroresInvitacion } from '../../rules/invitacion.ts';
import { findAutorizacionErrors } from '../../rules/registro/registro.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { useLogout } from '../ingreso/use-logout.ts';
import { CampoAutorizacion } from '../tratamiento/campo-autorizacion.tsx';
import { openAvisoFallo } from './avisos-registro.tsx';
import { clearInvitacion } from './invitacion-pendiente.ts';
import styles from './register.module.css';

interface ValoresInvitacion extends CamposInvitacion {
  /** Version of the privacy notice that is authorised. */
  readonly autorizaTratamiento: string | null;
}

const VACIO: ValoresInvitacion = { cargo: '', correoEletronico: '', autorizaTratamiento: null };

function findErrores(valores: ValoresInvitacion, correoEjemplo: string): FieldMessages {
  const { cargo, correoEletronico } = findErroresInvitacion(valores, correoEjemplo);
  const [autorizaTratamiento] = findAutorizacionErrors(valores.autorizaTratamiento !== null);
  return { cargo: cargo?.[0], correoEletronico: correoEletronico?.[0], autorizaTratamiento };
}

export interface InvitacionFormProps {
  /** @param version of the privacy notice that was authorised */
  readonly onSend: (campos: CamposInvitacion, version: string) => Promise<void>;
}

/** The form with the remaining data of an invited person. If it cannot be sent, the typed values stay. */
export function InvitacionForm({ onSend }: InvitacionFormProps) {
  const { correoEjemplo } = useConfiguracion().formularios;
  const { modals } = useSignInEnvironment();
  const { logout } = useLogout();
  const form = useRuledForm<ValoresInvitacion>({
    initial: VACIO,
    findErrors: (valores) => findErrores(valores, correoEjemplo),
    onSend: async ({ autorizaTratamiento, ...campos }) => {
      if (autorizaTratamiento !== null) await onSend(campos, autorizaTratamiento);
    },
    explain: (error) => openAvisoFallo(modals, error),
    draft: { name: 'invitacion', version: null },
    exceptDraft: ['autorizaTratamiento'],
    staysOpen: true,
    isLeftFreely: true,
  });

  return (
    <Card title="Datos de la invitación">
      <form className={styles['form']} noValidate onSubmit={form.onSubmit}>
        <DraftOffer draft={form.draft} />
        <p>Los campos marcados con * son obligatorios.</p>
        <TextInput {...bindField(form, 'cargo')} label="Cargo" required autoComplete="organization-title" />
        <TextInput
          {...bindField(form, 'correoEletronico')}
          label="Correo electrónico institucional o corporativo"
          required
          hint={`En minúsculas, como ${correoEjemplo}.`}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CampoAutorizacion {...bindField(form, 'autorizaTratamiento')} />
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
          <Button type="submit" busy={form.isSending && 'Aceptando'}>
            Aceptar invitación
          </Button>
        </div>
      </form>
    </Card>
  );
}
