import type { LoginType } from '../../contract/terms.ts';
import { SIGN_IN_MESSAGES } from '../../rules/ingreso/sign-in-machine.ts';
import { useSignInEnvironment } from './environment.ts';
import { findRetriableLogin } from './run-login.ts';
import { sessionKeys } from './session-keys.ts';
import { useSignInSnapshot } from './sign-in-store.ts';
import { startSignIn } from './start-sign-in.ts';

export interface SignIn {
  readonly status: 'idle' | 'waiting' | 'working' | 'failed';
  /** What is happening; empty when nothing is. */
  readonly message: string;
  /** Why the last attempt failed. */
  readonly reason: string | null;
  /** Goes to the authenticator; for 'register' the modal 'Nivel de seguridad' must have been confirmed. */
  start(type: LoginType): void;
  retry(): void;
}

/** The sign-in as a screen sees it. */
export function useSignIn(): SignIn {
  const environment = useSignInEnvironment();
  const { state, reason } = useSignInSnapshot();
  const start = (type: LoginType) => {
    void startSignIn(environment, type, { levelConfirmed: type === 'register' });
  };
  return {
    status:
      state === 'waiting' || state === 'failed'
        ? state
        : SIGN_IN_MESSAGES[state] === null
          ? 'idle'
          : 'working',
    message: SIGN_IN_MESSAGES[state] ?? '',
    reason,
    start,
    retry: () => {
      const repeat = findRetriableLogin();
      if (repeat) void repeat();
      else start(sessionKeys.findType());
    },
  };
}
