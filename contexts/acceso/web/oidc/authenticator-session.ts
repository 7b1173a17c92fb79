/** The data of the authenticator about the person; they are only in the memory of this page. */
export interface ExternalIdentity {
  readonly idToken: string;
  /** Claims of the id_token, or of the profile where the flow gives an access token. */
  readonly profile: Readonly<Record<string, unknown>>;
  readonly identificacion: string;
  readonly acr: string;
  readonly subject: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /** Only in the code flow; revoked at sign-out. */
  readonly accessToken: string | null;
}

/** State of the authenticator's own session, which check-session compares; kept for reloads of this tab. */
const SESSION_STATE_KEY = 'session_state';
/**
 * The person whom this tab signed in. After a reload only this shows that another person is now signed in at the
 * authenticator.
 */
const SUBJECT_KEY = 'session_subject';

/** The authenticator now has another person than the one who signed in here. */
export class AnotherPersonError extends Error {
  override readonly name = 'AnotherPersonError';
}

let identity: ExternalIdentity | null = null;

export function getExternalIdentity(): ExternalIdentity | null {
  return identity;
}

export function updateExternalIdentity(next: ExternalIdentity | null, sessionState: string | null): void {
  identity = next;
  if (next && sessionState) sessionStorage.setItem(SESSION_STATE_KEY, sessionState);
  if (next) sessionStorage.setItem(SUBJECT_KEY, next.subject);
  else for (const key of [SESSION_STATE_KEY, SUBJECT_KEY]) sessionStorage.removeItem(key);
}

/** Whom this tab signed in; null in a tab that never did. */
export function findSubject(): string | null {
  return sessionStorage.getItem(SUBJECT_KEY);
}

/** @throws AnotherPersonError */
export function requireSamePerson(answered: ExternalIdentity, subject: string): void {
  if (answered.subject !== subject) throw new AnotherPersonError('Another person signed in.');
}

export function findSessionState(): string | null {
  return sessionStorage.getItem(SESSION_STATE_KEY);
}
