import { usePageTitle } from '@marco/web-kit/page';
import { useEffect, useRef } from 'react';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { readReturn } from '../ingreso/read-return.ts';
import { SignInProgress } from '../ingreso/sign-in-progress.tsx';

/** '/inicio': where the authenticator sends its answer (ROUTE-02). */
export function ReturnScreen() {
  usePageTitle('Inicio de sesión');
  const environment = useSignInEnvironment();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void readReturn(environment, location.href);
  }, [environment]);
  return <SignInProgress />;
}
