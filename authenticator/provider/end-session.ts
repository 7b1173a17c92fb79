import type { KoaContextWithOIDC } from 'oidc-provider';
import { AT_ONCE, presentSignedOut, presentSignOut } from '../pages/message-pages.ts';
import type { PageSender } from '../pages/page-sender.ts';
import type { Runtime } from '../runtime.ts';
import { presentCookieNames } from './cookies.ts';
import { revokeGrants } from './sessions.ts';

const SESSION_COOKIE = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;

/** The two pages of the sign-out address. */
export function createSignOut(runtime: Runtime, pages: PageSender) {
  return {
    logoutSource: async (ctx: KoaContextWithOIDC) => {
      if (wantsToEndAtOnce(ctx, runtime)) return endSession(ctx, runtime);
      const secret = String(ctx.oidc.session?.state?.['secret'] ?? '');
      return pages.sendKoaPage(ctx, presentSignOut(ctx.oidc.urlFor('end_session_confirm'), secret));
    },
    postLogoutSuccessSource: (ctx: KoaContextWithOIDC) =>
      pages.sendKoaPage(ctx, presentSignedOut(runtime.homeUrl)),
  };
}

/**
 * Whether the request proves that somebody wanted it: it carries a token of the person signed in, or one of
 * our own pages sent it. Anything else, such as a link on a stranger's page, is asked about first.
 */
function wantsToEndAtOnce(ctx: KoaContextWithOIDC, { resolvedClient, publicUrl }: Runtime): boolean {
  const { session, entities, params } = ctx.oidc;
  if (entities.IdTokenHint) return entities.IdTokenHint.payload['sub'] === session?.accountId;
  const origin = URL.parse(ctx.get('referer'))?.origin ?? '';
  const isClientRequest = entities.Client !== undefined && params?.['post_logout_redirect_uri'] !== undefined;
  if (isClientRequest) return resolvedClient.origins.includes(origin);
  return ctx.query[AT_ONCE] !== undefined && origin === new URL(publicUrl).origin;
}

/** Ends the session with all it granted and goes where the client asked to. */
async function endSession(ctx: KoaContextWithOIDC, { kysely, issuer }: Runtime): Promise<void> {
  const { oidc } = ctx;
  if (!oidc.session) return;
  await revokeGrants(kysely, oidc.session);
  const target = findSignedOutUrl(ctx);
  await oidc.session.destroy();
  ctx.cookies.set(oidc.provider.cookieName('session'), null, {
    ...SESSION_COOKIE,
    path: presentCookieNames(issuer).path,
  });
  oidc.provider.emit('end_session.success', ctx);
  ctx.status = 303;
  ctx.redirect(target);
}

/** The registered address the client wants to come back to, or our own last page. */
export function findSignedOutUrl({ oidc }: KoaContextWithOIDC): string {
  const { post_logout_redirect_uri: wanted, state } = oidc.params ?? {};
  if (typeof wanted !== 'string') return oidc.urlFor('end_session_success');
  const url = new URL(wanted);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
}
