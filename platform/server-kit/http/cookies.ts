import type { FastifyReply } from 'fastify';
import type { CookieSetting } from './bound-endpoint.ts';

/** Behind https no page of a sibling domain, and none without https, can plant a cookie of that name (RFC 6265bis §4.1.3). */
const HOST_PREFIX = '__Host-';

/**
 * Sets a cookie of the whole site, HttpOnly and SameSite=Lax.
 *
 * @param isSecure people come by https: then it is Secure and its name has the prefix
 */
export function setCookie(
  reply: FastifyReply,
  { name, value, maxAgeSeconds }: CookieSetting,
  isSecure: boolean,
): void {
  reply.setCookie(isSecure ? HOST_PREFIX + name : name, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: maxAgeSeconds,
  });
}

/** The cookies of a call by the names they were set with; behind https one without the prefix is nobody's. */
export function readCookies(
  sent: Readonly<Record<string, string | undefined>>,
  isSecure: boolean,
): Readonly<Record<string, string | undefined>> {
  if (!isSecure) return sent;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      name.startsWith(HOST_PREFIX) ? [[name.slice(HOST_PREFIX.length), value]] : [],
    ),
  );
}
