import type { SugerenciaEntidad } from '@marco/entidades/contract';
import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { useConfiguracion } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { listFieldErrors, openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { submitRestablecimientoEndpoint } from '../../contract/index.ts';
import { ACCIONES_RECAPTCHA } from '../../contract/recaptcha.terms.ts';
import {
  type CampoRestablecimiento,
  findErroresRestablecimiento,
} from '../../rules/restablecimientos/restablecimiento.ts';
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

function ResetInitForm() {
  const { correoEjemplo } = useConfiguracion().formularios;
  const api = useApi();
  const modals = useModal();
  const navigate = useNavigate();
  const askPersona = useRecaptcha(ACCIONES_RECAPTCHA.restablecer);
  const [correo, setCorreo] = useState('');
  const [entidad, setEntidad] = useState<SugerenciaEntidad | null>(null);
  const [textoEntidad, setTextoEntidad] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [isSending, setSending] = useState(false);
  /** What the server found wrong, by field, until that field changes (ERR-01). */
  const [rechazos, setRechazos] = useState<{
    readonly [Campo in CampoRestablecimiento]?: string | undefined;
  }>({});
  const errores = findErroresRestablecimiento(
    { correoEletronico: correo, textoEntidad, entidadElegida: entidad !== null },
    correoEjemplo,
  );

  async function send(): Promise<void> {
    setSubmitted(true);
    const mensajes = Object.values(errores);
    if (entidad === null || mensajes.length > 0) {
      await openValidationErrors(modals, mensajes);
      return;
    }
    setSending(true);
    const failure = await sendPedido(entidad.id).then(
      () => null,
      (error: unknown) => ({ error, detalles: listFieldErrors(error) }),
    );
    setSending(false);
    if (failure === null) {
      await openAvisoEnviada(modals);
      await navigate('..');
    } else if (failure.detalles.length > 0) {
      setRechazos(Object.fromEntries(failure.detalles.map(({ campo, mensaje }) => [campo ?? '', mensaje])));
      await openValidationErrors(
        modals,
        failure.detalles.map(({ mensaje }) => mensaje),
      );
    } else await openAvisoNoEnviada(modals, failure.error);
  }

  async function sendPedido(entidadId: number) {
    const headers = await askPersona();
    return api.call<typeof submitRestablecimientoEndpoint>(
      { method: 'POST', path: '/cuenta/reset-password/init' },
      { body: { correoEletronico: correo, entidadId } },
      { base: 'private', headers },
    );
  }

  const listMensajes = (campo: CampoRestablecimiento) =>
    [errores[campo], rechazos[campo]].filter((mensaje) => mensaje !== undefined);

  return (
    <Card title="Solicitar el cambio de contraseña">
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>
          Escriba el correo con el que se registró y elija su entidad. Le enviaremos un enlace para definir
          una contraseña nueva.
        </p>
        <TextInput
          label="Correo electrónico"
          hint={`En minúsculas, como ${correoEjemplo}.`}
          required
          name="correoEletronico"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={correo}
          onChange={(texto) => {
            setCorreo(texto);
            setRechazos({ ...rechazos, correoEletronico: undefined });
          }}
          errors={listMensajes('correoEletronico')}
          submitted={submitted}
        />
        <EntidadAutocomplete
          label="Entidad"
          hint="Escriba al menos 3 caracteres y elija la entidad de la lista."
          required
          value={entidad}
          onSelectionChange={(elegida) => {
            setEntidad(elegida);
            setRechazos({ ...rechazos, entidadId: undefined });
          }}
          onTextChange={setTextoEntidad}
          errors={listMensajes('entidadId')}
          submitted={submitted}
        />
        <AvisoRecaptcha />
        <div className={styles['actions']}>
          <Button type="submit" busy={isSending && 'Enviando'}>
            Enviar solicitud
          </Button>
        </div>
      </form>
    </Card>
  );
}
