/** What identifies the person in private calls. */
export interface SessionCredentials {
  readonly accessToken: string;
  /** First name and first surname, for the header `NombreUsuario`. */
  readonly nombreUsuario: string;
  readonly user: string;
}

/** Printable Latin-1 without the percent sign, which would be read as the start of an escape. */
const PLAIN = /^[\x20-\x24\x26-\x7e\xa0-\xff]*$/;

/** A value a header can carry: Latin-1 as it is, anything else as percent-encoded UTF-8. */
export function headerValue(text: string): string {
  return PLAIN.test(text) ? text : encodeURIComponent(text.toWellFormed());
}

function bearerHeader(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

/** Headers that say who calls: the session, another Bearer in its place, or nobody. */
export function callHeaders(
  session: SessionCredentials | null,
  bearerToken: string | undefined,
): Record<string, string> {
  if (bearerToken) return bearerHeader(bearerToken);
  if (!session) return {};
  return {
    ...bearerHeader(session.accessToken),
    NombreUsuario: headerValue(session.nombreUsuario),
    User: headerValue(session.user),
  };
}
