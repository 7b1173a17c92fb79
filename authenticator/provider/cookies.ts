import type { Configuration } from 'oidc-provider';
import { BASE_PATH } from '../options.ts';

/** Behind https no page of a sibling domain can plant a cookie of that name; the browser asks for the path `/` then. */
const HOST_PREFIX = '__Host-';
/** The same against a page without https; the path may be narrower. */
const SECURE_PREFIX = '__Secure-';

export interface AuthenticatorCookies {
  readonly names: { readonly session: string; readonly interaction: string; readonly resume: string };
  /** Readable by the check-session page only: it tells that somebody else, or nobody, is signed in now. */
  readonly browserState: string;
  /** Where the session and the state go; the library narrows the two of a request to its own address. */
  readonly path: string;
}

/** Names and path of the cookies: with the prefixes of RFC 6265bis §4.1.3 where people come by https. */
export function presentCookieNames(issuer: string): AuthenticatorCookies {
  const isSecure = issuer.startsWith('https:');
  const [host, secure] = isSecure ? [HOST_PREFIX, SECURE_PREFIX] : ['', ''];
  return {
    names: {
      session: `${host}autenticador_sesion`,
      interaction: `${secure}autenticador_solicitud`,
      resume: `${secure}autenticador_regreso`,
    },
    browserState: `${host}autenticador_estado`,
    path: isSecure ? '/' : BASE_PATH,
  };
}

/** @param keys what the cookies are signed with, newest first */
export function configureCookies(keys: readonly string[], issuer: string): Configuration['cookies'] {
  const { names, path } = presentCookieNames(issuer);
  return {
    keys: [...keys],
    names,
    long: { httpOnly: true, sameSite: 'lax', signed: true, path },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  };
}
