import { createHash, randomBytes } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { presentCookieNames } from './cookies.ts';

const COOKIE = { httpOnly: false, signed: false, overwrite: true, sameSite: 'lax' } as const;
const SALT_BYTES = 12;

/**
 * OpenID Connect Session Management, which the library leaves out: every answer carries a `session_state`
 * that stops matching the browser's state as soon as the person signs out or another one signs in.
 */
export function addSessionState(provider: Provider, issuer: string): void {
  const { browserState, path } = presentCookieNames(issuer);
  const keepState = (ctx: KoaContextWithOIDC, state: string | null) =>
    ctx.cookies.set(browserState, state, { ...COOKIE, path });
  provider.on('authorization.success', (ctx, answer) => {
    const { session, client, params } = ctx.oidc;
    if (!answer || !session?.accountId || !client) return;
    const state = computeBrowserState(session);
    keepState(ctx, state);
    const { origin } = new URL(String(params?.['redirect_uri']));
    answer['session_state'] = computeSessionState(client.clientId, origin, state);
  });
  provider.on('authorization.error', (ctx) => {
    if (!ctx.oidc.session?.accountId) keepState(ctx, null);
  });
  provider.on('end_session.success', (ctx) => keepState(ctx, null));
}

/** One value for as long as one person stays signed in; tells nothing about the session itself. */
function computeBrowserState({ uid, loginTs }: { uid: string; loginTs?: number | undefined }): string {
  return hash(`${uid} ${loginTs ?? ''}`);
}

/** The formula of the specification; the check-session page computes the same in the browser. */
function computeSessionState(clientId: string, origin: string, browserState: string): string {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return `${hash(`${clientId} ${origin} ${browserState} ${salt}`)}.${salt}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
