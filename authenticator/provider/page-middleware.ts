import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { PageSender } from '../pages/page-sender.ts';
import type { Runtime } from '../runtime.ts';
import { findSignedOutUrl } from './end-session.ts';

const HTTP_NOT_FOUND = 404;

/** Wraps the library: our headers on every answer, our words where it would speak for itself. */
export function addPageMiddleware(provider: Provider, runtime: Runtime, pages: PageSender): void {
  provider.use(async (context, next) => {
    const ctx = context as KoaContextWithOIDC;
    ctx.set(pages.headers);
    await next();
    if (hasNothingToEnd(ctx)) {
      ctx.body = null;
      ctx.status = 303;
      ctx.redirect(findSignedOutUrl(ctx));
    }
    if (ctx.status === HTTP_NOT_FOUND && ctx.body === undefined) await pages.sendKoaNotFound(ctx);
  });
  provider.on('end_session.success', (ctx) => {
    const subject = ctx.oidc.session?.accountId;
    void runtime.report({
      action: 'cerrar-sesion-autenticador',
      result: 'exito',
      ...(subject ? { subject } : {}),
      address: ctx.ip,
      correlationId: ctx.get('x-correlation-id'),
    });
  });
}

/** Signing out with no session: the library would answer with a page of its own that submits itself. */
function hasNothingToEnd({ oidc, status }: KoaContextWithOIDC): boolean {
  return oidc?.route === 'end_session' && status === 200 && !oidc.session?.accountId;
}
