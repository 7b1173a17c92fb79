import { presentEntidad } from '@marco/entidades/terms';
import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { DraftOwnerContext } from '@marco/web-kit/form-draft';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useState } from 'react';
import type { submitInvitacionEndpoint } from '../../contract/index.ts';
import type { CamposInvitacion } from '../../rules/invitacion.ts';
import { findSiglaIdentificacion } from '../../rules/registro/identidad-registro.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { logout } from '../ingreso/logout.ts';
import { type ExternalIdentity, getExternalIdentity } from '../oidc/authenticator-session.ts';
import { openAvisoInvitacionAceptada } from './avisos-registro.tsx';
import { IdentidadVerificada } from './identidad-verificada.tsx';
import { InvitacionForm } from './invitacion-form.tsx';
import { clearInvitacion } from './invitacion-pendiente.ts';
import styles from './register.module.css';
import { RegisterStart } from './register-start.tsx';
import { sendWithIdentity } from './send-with-identity.ts';
import { useTipoIdentificacion } from './use-tipo-identificacion.ts';

const TITULO = 'Aceptar invitación';

/** 'register?invitacion={key}': an invited person becomes an administrator with the identity the authenticator proves. */
export function InvitacionPage({ clave }: { readonly clave: string }) {
  usePageTitle(TITULO);
  const [identity] = useState(getExternalIdentity);
  return (
    <div className={styles['page']}>
      <PageHeading
        title={TITULO}
        lead="Quien opera el sistema le invitó a administrarlo. Al aceptar, su usuario queda activo con el rol de administrador."
      />
      {identity ? (
        <DraftOwnerContext value={{ person: identity.identificacion, place: 'registro' }}>
          <Aceptacion clave={clave} identity={identity} />
        </DraftOwnerContext>
      ) : (
        <RegisterStart />
      )}
    </div>
  );
}

interface AceptacionProps {
  readonly clave: string;
  readonly identity: ExternalIdentity;
}

function Aceptacion({ clave, identity }: AceptacionProps) {
  const environment = useSignInEnvironment();
  const idempotencyKey = useIdempotencyKey();
  const { tipo } = useTipoIdentificacion(findSiglaIdentificacion(identity.profile));

  async function send(campos: CamposInvitacion, autorizaTratamiento: string): Promise<void> {
    const { cargo, correoEletronico } = campos;
    const body = { key: clave, cargo: cargo.trim(), correoEletronico, autorizaTratamiento };
    const { entidad } = await sendWithIdentity(environment, getExternalIdentity() ?? identity, (proven) =>
      environment.api.call<typeof submitInvitacionEndpoint>(
        { method: 'POST', path: '/invitacion/aceptar' },
        { body },
        { base: 'private', bearerToken: proven.idToken, idempotencyKey: idempotencyKey(body) },
      ),
    );
    clearInvitacion();
    await openAvisoInvitacionAceptada(environment.modals, presentEntidad(entidad.nombre));
    await logout(environment);
  }

  return (
    <>
      <IdentidadVerificada claims={identity.profile} tipoIdentificacion={tipo?.nombre} />
      <InvitacionForm onSend={send} />
    </>
  );
}
