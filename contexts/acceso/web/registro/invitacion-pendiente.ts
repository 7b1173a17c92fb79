/** Session storage of an invitation, beside that of the sign-in: its key must survive the way to the authenticator. */
const KEY = 'invitacion';

/** The key of the address, kept for the return, or the one kept before. */
export function keepInvitacion(clave: string | null): string | null {
  if (clave) sessionStorage.setItem(KEY, clave);
  return sessionStorage.getItem(KEY);
}

export function clearInvitacion(): void {
  sessionStorage.removeItem(KEY);
}
