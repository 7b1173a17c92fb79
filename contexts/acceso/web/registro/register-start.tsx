import { LoadError } from '@marco/web-kit/load-error';
import { Spinner } from '@marco/web-kit/spinner';
import { useEffect, useRef } from 'react';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { askNivelDeSeguridad } from '../ingreso/nivel-de-seguridad.ts';
import { useSignIn } from '../ingreso/use-sign-in.ts';
import { clearInvitacion } from './invitacion-pendiente.ts';

/** 'register' opened without an identity (ROUTE-03): after REG-01 the sign-in of type 'register' starts. */
export function RegisterStart() {
  const { modals, navigate } = useSignInEnvironment();
  const { status, message, reason, start, retry } = useSignIn();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void askNivelDeSeguridad(modals).then((confirmed) => {
      if (confirmed) return start('register');
      clearInvitacion();
      return navigate(accesoPaths.landing, { replace: true });
    });
  }, [modals, navigate, start]);
  return status === 'failed' ? (
    <LoadError title="No fue posible iniciar el registro" reason={reason ?? ''} onRetry={retry} />
  ) : (
    <Spinner label={message || 'Su identidad se verifica primero en el autenticador…'} />
  );
}
