import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import { useSignInEnvironment } from './environment.ts';
import { useSession } from './session-store.ts';
import { SignInProgress } from './sign-in-progress.tsx';
import { startSignIn } from './start-sign-in.ts';

/** Lets the private area be seen only with a session and an entity in force (ROUTE-05). */
export function PrivateGuard() {
  const session = useSession();
  const environment = useSignInEnvironment();
  const { pathname, search } = useLocation();
  const signedIn = session !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sign-in starts once, when there is no session
  useEffect(() => {
    if (!signedIn) void startSignIn(environment, 'login', { target: pathname + search, leavesNoTrace: true });
  }, [signedIn]);

  if (!session) return <SignInProgress />;
  if (!session.usuario) {
    return (
      <Navigate to={`${accesoPaths.userEntities}?destino=${encodeURIComponent(pathname + search)}`} replace />
    );
  }
  return <Outlet />;
}
