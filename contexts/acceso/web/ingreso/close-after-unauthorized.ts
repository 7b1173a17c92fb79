import type { SignInEnvironment } from './environment.ts';
import { logout } from './logout.ts';

const SESSION_ENDED = 'Su sesión terminó. Inicie sesión de nuevo para continuar.';

/** A call was answered 401: the session ended, and the landing shows the reason (LOGOUT-03). */
export function closeAfterUnauthorized(environment: Pick<SignInEnvironment, 'api' | 'settings'>): void {
  void logout(environment, { aviso: SESSION_ENDED, keepsTyped: true });
}
