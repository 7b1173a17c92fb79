import { useConfiguracion } from '@marco/parametros/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { useId } from 'react';
import type { CampoRegistro } from '../../rules/registro/registro.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { useLogout } from '../ingreso/use-logout.ts';
import { AvisoRecaptcha } from '../recaptcha/aviso-recaptcha.tsx';
import { AutorizacionRegistro } from './autorizacion-registro.tsx';
import { openAvisoFallo } from './avisos-registro.tsx';
import { CampoTexto } from './campo-texto.tsx';
import { ConfirmacionCorreo } from './confirmacion-correo.tsx';
import { EntidadRegistro } from './entidad-registro.tsx';
import styles from './register.module.css';
import { findErrores, listErrores, VALORES_INICIALES, type ValoresRegistro } from './registro-valores.ts';

/** Fields as the line under the button names them. */
const NOMBRES: Readonly<Record<CampoRegistro, string>> = {
  entidad: 'tipo de entidad',
  entidadId: 'entidad',
  cargo: 'cargo',
  otroNumeroTelefonico: 'otro número telefónico',
  correoEletronico: 'correo electrónico',
  ccorreoEletronico: 'confirmación del correo electrónico',
  autorizaTratamiento: 'autorización del tratamiento de datos',
};

/** Not kept in the draft: the authorisation and the answer of a registry must be new each time. */
const SIN_BORRADOR = ['autorizaTratamiento', 'hallada', 'nitValido'] as const;

export interface RegistroFormProps {
  /** Null while the registration cannot be sent for a reason that is shown elsewhere. */
  readonly onSend: ((valores: ValoresRegistro) => Promise<void>) | null;
}

/** The editable part of the registration (specification §2). Nothing typed is lost when it cannot be sent. */
export function RegistroForm({ onSend }: RegistroFormProps) {
  const { correoEjemplo } = useConfiguracion().formularios;
  const { modals } = useSignInEnvironment();
  const { logout } = useLogout();
  const pendingId = useId();
  const form = useRuledForm<ValoresRegistro>({
    initial: VALORES_INICIALES,
    findErrors: (valores) => findErrores(valores, correoEjemplo),
    onSend: async (valores) => onSend?.(valores),
    explain: (error) => openAvisoFallo(modals, error),
    draft: { name: 'registro', version: null },
    exceptDraft: SIN_BORRADOR,
    staysOpen: true,
  });
  const errores = listErrores(form.values, correoEjemplo);
  const isReady = errores.length === 0 && onSend !== null;

  return (
    <Card title="Datos del registro">
      <form key={form.draft.takes} className={styles['form']} noValidate onSubmit={form.onSubmit}>
        <DraftOffer draft={form.draft} />
        <p>Los campos marcados con * son obligatorios.</p>
        <EntidadRegistro form={form} />
        {form.values.entidad === null ? null : (
          <CampoTexto form={form} name="cargo" label="Cargo" required autoComplete="organization-title" />
        )}
        <CampoTexto
          form={form}
          name="correoEletronico"
          label="Correo electrónico institucional o corporativo"
          hint={`En minúsculas, como ${correoEjemplo}.`}
          required
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ConfirmacionCorreo form={form} />
        <CampoTexto
          form={form}
          name="otroNumeroTelefonico"
          label="Otro número telefónico"
          hint="De 7 a 10 dígitos, sin espacios ni signos."
          optional
          placeholder="000000000"
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <AutorizacionRegistro form={form} />
        <AvisoRecaptcha />
        <div className={styles['actions']}>
          <Button variant="neutral" onClick={() => void logout()}>
            Cancelar registro
          </Button>
          <Button
            type="submit"
            disabled={!isReady && !form.isSending}
            busy={form.isSending && 'Registrando'}
            aria-describedby={pendingId}
          >
            REGISTRAR
          </Button>
        </div>
        <p id={pendingId} className={styles['pending']}>
          {errores.length > 0
            ? `Para registrarse falta completar o corregir: ${errores.map(({ campo }) => NOMBRES[campo]).join(', ')}.`
            : ''}
        </p>
      </form>
    </Card>
  );
}
