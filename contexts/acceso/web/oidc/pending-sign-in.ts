/** What this tab must remember while the person is at the authenticator. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  /** PKCE secret; only in the code flow. */
  readonly codeVerifier: string | null;
  /** Address of the private area the person asked for. */
  readonly target: string | null;
  /** Whether the modal 'Nivel de seguridad' was already confirmed. */
  readonly levelConfirmed: boolean;
  /** How many answers in a row could not be used. */
  readonly failures: number;
}

const KEY = 'signin';

export function savePendingSignIn(pending: PendingSignIn): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

export function findPendingSignIn(): PendingSignIn | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingSignIn | null;
  } catch {
    return null;
  }
}

export function clearPendingSignIn(): void {
  sessionStorage.removeItem(KEY);
}
