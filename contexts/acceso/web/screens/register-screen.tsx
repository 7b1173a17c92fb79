import { useConfiguracion } from '@marco/parametros/widgets';
import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { classNames } from '@marco/web-kit/class-names';
import { DraftOwnerContext } from '@marco/web-kit/form-draft';
import { LoadError } from '@marco/web-kit/load-error';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { SideLayout } from '@marco/web-kit/side-layout';
import { useState } from 'react';
import { ACCIONES_RECAPTCHA } from '../../contract/recaptcha.terms.ts';
import { findSiglaIdentificacion } from '../../rules/registro/identidad-registro.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { logout } from '../ingreso/logout.ts';
import { type ExternalIdentity, getExternalIdentity } from '../oidc/authenticator-session.ts';
import { useRecaptcha } from '../recaptcha/use-recaptcha.ts';
import { openAvisoRegistrado } from '../registro/avisos-registro.tsx';
import { IdentidadVerificada } from '../registro/identidad-verificada.tsx';
import { InvitacionPage } from '../registro/invitacion-page.tsx';
import { keepInvitacion } from '../registro/invitacion-pendiente.ts';
import { QueSigue } from '../registro/que-sigue.tsx';
import styles from '../registro/register.module.css';
import { RegisterStart } from '../registro/register-start.tsx';
import { RegistroForm } from '../registro/registro-form.tsx';
import type { ValoresRegistro } from '../registro/registro-valores.ts';
import { sendRegistro } from '../registro/send-registro.ts';
import { useTipoIdentificacion } from '../registro/use-tipo-identificacion.ts';
import { useAddressSecret } from '../use-address-secret.ts';

/** 'register', also with the link of an invitation, which is accepted with the same proven identity. */
export function RegisterScreen() {
  const escrita = useAddressSecret('invitacion');
  const [clave] = useState(() => keepInvitacion(escrita));
  return clave === null ? <RegistroPage /> : <InvitacionPage clave={clave} />;
}

/** 'register': asks for access to an entity with the identity the authenticator proved (ROUTE-03, REG-19). */
function RegistroPage() {
  usePageTitle('Registrar nuevo usuario');
  const { producto } = useConfiguracion();
  const [identity] = useState(getExternalIdentity);
  return (
    <div className={classNames(styles['page'], styles['wide'])}>
      <PageHeading title="Registrar nuevo usuario" lead={`${producto.titulo}. ${producto.descripcion}`} />
      {identity ? (
        <DraftOwnerContext value={{ person: identity.identificacion, place: 'registro' }}>
          <Registro identity={identity} />
        </DraftOwnerContext>
      ) : (
        <RegisterStart />
      )}
    </div>
  );
}

function Registro({ identity }: { readonly identity: ExternalIdentity }) {
  const environment = useSignInEnvironment();
  const idempotencyKey = useIdempotencyKey();
  const askPersona = useRecaptcha(ACCIONES_RECAPTCHA.registrar);
  const { tipo, isUnknown, isError, isFetching, retry } = useTipoIdentificacion(
    findSiglaIdentificacion(identity.profile),
  );

  async function send(tipoIdentificacionId: number, valores: ValoresRegistro): Promise<void> {
    await sendRegistro(environment, {
      identity: getExternalIdentity() ?? identity,
      tipoIdentificacionId,
      valores,
      idempotencyKey: idempotencyKey(valores),
      askPersona,
    });
    await openAvisoRegistrado(environment.modals);
    await logout(environment);
  }

  return (
    <SideLayout size="medium" side={<QueSigue />} isSticky>
      <IdentidadVerificada claims={identity.profile} tipoIdentificacion={tipo?.nombre} />
      {isError ? (
        <LoadError
          title="No fue posible cargar los tipos de identificación"
          onRetry={retry}
          isRetrying={isFetching}
        />
      ) : null}
      {isUnknown ? (
        <Notice tone="err" role="alert">
          El sistema no reconoce el tipo de identificación de su cuenta. Escriba a soporte para registrarse.
        </Notice>
      ) : null}
      <RegistroForm onSend={tipo ? (valores) => send(tipo.id, valores) : null} />
    </SideLayout>
  );
}
