import { useConfiguracion } from '@marco/parametros/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { listFieldErrors, openValidationErrors } from '@marco/web-kit/failure-modal';
import { DraftOffer, useFormDraft } from '@marco/web-kit/form-draft';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CampoRegistro } from '../../rules/index.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { useLogout } from '../ingreso/use-logout.ts';
import { AvisoRecaptcha } from '../recaptcha/aviso-recaptcha.tsx';
import { AutorizacionRegistro } from './autorizacion-registro.tsx';
import { openAvisoFallo } from './avisos-registro.tsx';
import { CampoTexto } from './campo-texto.tsx';
import { ConfirmacionCorreo } from './confirmacion-correo.tsx';
import { EntidadRegistro } from './entidad-registro.tsx';
import styles from './register.module.css';
import { buildResolver, listErrores, VALORES_INICIALES, type ValoresRegistro } from './registro-valores.ts';

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

const CAMPOS = new Set<string>(Object.keys(NOMBRES));

/** Asked anew each time: an authorisation, and what a registry said. */
const SIN_BORRADOR = ['autorizaTratamiento', 'hallada', 'nitValido'] as const;

export interface RegistroFormProps {
  /** Null while the registration cannot be sent for a reason told elsewhere. */
  readonly onSend: ((valores: ValoresRegistro) => Promise<void>) | null;
}

/** The editable part of the registration (specification §2). Nothing typed is lost when it cannot be sent. */
export function RegistroForm({ onSend }: RegistroFormProps) {
  const { correoEjemplo } = useConfiguracion().formularios;
  const { modals } = useSignInEnvironment();
  const { logout } = useLogout();
  const pendingId = useId();
  const form = useForm<ValoresRegistro>({
    mode: 'all',
    defaultValues: VALORES_INICIALES,
    resolver: buildResolver(correoEjemplo),
  });
  const { control, formState, handleSubmit, setError } = form;
  const valores = useWatch({ control, compute: (all: ValoresRegistro) => all });
  const draft = useFormDraft({
    name: 'registro',
    initial: VALORES_INICIALES,
    values: valores,
    except: SIN_BORRADOR,
    onTake: (kept) => form.reset(kept, { keepDefaultValues: true }),
  });
  useUnsavedChanges(formState.isDirty && !formState.isSubmitting, draft.isKept);
  const errores = listErrores(valores, correoEjemplo);
  const isReady = errores.length === 0 && onSend !== null;

  async function send(complete: ValoresRegistro): Promise<void> {
    try {
      await onSend?.(complete);
    } catch (error) {
      for (const { campo, mensaje } of listFieldErrors(error))
        if (campo && CAMPOS.has(campo))
          setError(campo as CampoRegistro, { type: 'servidor', message: mensaje });
      await openAvisoFallo(modals, error);
    }
  }

  return (
    <Card title="Datos del registro">
      <form
        key={draft.takes}
        className={styles['form']}
        noValidate
        onSubmit={(event) =>
          void handleSubmit(send, async () => {
            await openValidationErrors(
              modals,
              errores.map(({ mensaje }) => mensaje),
            );
          })(event)
        }
      >
        <DraftOffer draft={draft} />
        <p>Los campos marcados con * son obligatorios.</p>
        <EntidadRegistro form={form} />
        {valores.entidad === null ? null : (
          <CampoTexto
            control={control}
            name="cargo"
            label="Cargo"
            required
            autoComplete="organization-title"
          />
        )}
        <CampoTexto
          control={control}
          name="correoEletronico"
          label="Correo electrónico institucional o corporativo"
          hint={`En minúsculas, como ${correoEjemplo}.`}
          required
          deps="ccorreoEletronico"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ConfirmacionCorreo control={control} />
        <CampoTexto
          control={control}
          name="otroNumeroTelefonico"
          label="Otro número telefónico"
          hint="De 7 a 10 dígitos, sin espacios ni signos."
          optional
          placeholder="000000000"
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <AutorizacionRegistro control={control} />
        <AvisoRecaptcha />
        <div className={styles['actions']}>
          <Button variant="neutral" onClick={() => void logout()}>
            Cancelar registro
          </Button>
          <Button
            type="submit"
            disabled={!isReady && !formState.isSubmitting}
            busy={formState.isSubmitting && 'Registrando'}
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
