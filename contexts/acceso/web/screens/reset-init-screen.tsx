import type { SugerenciaEntidad } from '@marco/entidades/contract';
import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { useConfiguracion } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { listFieldErrors, openFailure } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { useNavigate } from 'react-router';
import type { submitRestablecimientoEndpoint } from '../../contract/index.ts';
import { ACCIONES_RECAPTCHA } from '../../contract/recaptcha.terms.ts';
import { findErroresRestablecimiento } from '../../rules/restablecimientos/restablecimiento.ts';
import { AvisoRecaptcha } from '../recaptcha/aviso-recaptcha.tsx';
import { useRecaptcha } from '../recaptcha/use-recaptcha.ts';
import { openAvisoEnviada, openAvisoNoEnviada } from '../restablecimientos/avisos-reset.tsx';
import { PaginaReset } from '../restablecimientos/pagina-reset.tsx';
import styles from '../restablecimientos/reset.module.css';

/**
 * 'reset-init': asks for the link that changes the password (RESET-01 to RESET-03, RESET-06). Where no mail can be sent
 * it says so at once, before anybody fills the form.
 */
export function ResetInitScreen() {
  const { recuperacion } = useConfiguracion().autenticador;
  return (
    <PaginaReset title="Restablecer contraseña">
      {recuperacion ? <ResetInitForm /> : <AvisoSinCorreo />}
    </PaginaReset>
  );
}

function AvisoSinCorreo() {
  const { soporte } = useConfiguracion().pie.correos;
  return (
    <Notice>
      Este sistema no puede enviar correos, así que no ofrece el cambio de contraseña. Comuníquese con la mesa
      de soporte: <a href={`mailto:${soporte}`}>{soporte}</a>
    </Notice>
  );
}

interface Valores {
  readonly correoEletronico: string;
  readonly entidad: SugerenciaEntidad | null;
  /** Text in the search of the entity, picked or not. */
  readonly textoEntidad: string;
}

const VACIO: Valores = { correoEletronico: '', entidad: null, textoEntidad: '' };

function ResetInitForm() {
  const { correoEjemplo } = useConfiguracion().formularios;
  const api = useApi();
  const modals = useModal();
  const navigate = useNavigate();
  const askPersona = useRecaptcha(ACCIONES_RECAPTCHA.restablecer);
  const form = useRuledForm<Valores>({
    initial: VACIO,
    findErrors: ({ correoEletronico, textoEntidad, entidad }) => {
      const entidadElegida = entidad !== null;
      const errores = findErroresRestablecimiento(
        { correoEletronico, textoEntidad, entidadElegida },
        correoEjemplo,
      );
      return { correoEletronico: errores.correoEletronico, entidad: errores.entidadId };
    },
    fieldOf: { entidadId: 'entidad' },
    onSend: async ({ correoEletronico, entidad }) => {
      if (entidad === null) return;
      const headers = await askPersona();
      await api.call<typeof submitRestablecimientoEndpoint>(
        { method: 'POST', path: '/cuenta/reset-password/init' },
        { body: { correoEletronico, entidadId: entidad.id } },
        { base: 'private', headers },
      );
      await openAvisoEnviada(modals);
      await navigate('..');
    },
    explain: (error) =>
      listFieldErrors(error).length > 0 ? openFailure(modals, error) : openAvisoNoEnviada(modals, error),
    isLeftFreely: true,
  });
  const entidad = bindField(form, 'entidad');

  return (
    <Card title="Solicitar el cambio de contraseña">
      <form className={styles['form']} noValidate onSubmit={form.onSubmit}>
        <p>
          Escriba el correo con el que se registró y elija su entidad. Le enviaremos un enlace para definir
          una contraseña nueva.
        </p>
        <TextInput
          label="Correo electrónico"
          hint={`En minúsculas, como ${correoEjemplo}.`}
          required
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...bindField(form, 'correoEletronico')}
        />
        <EntidadAutocomplete
          label="Entidad"
          hint="Escriba al menos 3 caracteres y elija la entidad de la lista."
          required
          value={entidad.value}
          onSelectionChange={entidad.onChange}
          onTextChange={(textoEntidad) => form.change({ textoEntidad })}
          errors={entidad.errors}
          submitted={entidad.submitted}
        />
        <AvisoRecaptcha />
        <div className={styles['actions']}>
          <Button type="submit" busy={form.isSending && 'Enviando'}>
            Enviar solicitud
          </Button>
        </div>
      </form>
    </Card>
  );
}
