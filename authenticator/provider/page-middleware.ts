import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { PageSender } from '../pages/page-sender.ts';
import type { Runtime } from '../runtime.ts';
import { findSignedOutUrl } from './end-session.ts';
import { RESPONSE_MODES, ROUTES } from './routes.ts';

const HTTP_NOT_FOUND = 404;
const FORM_POST = 'form_post';

/** Wraps the library: it adds our headers to every answer, and replaces the pages of the library with ours. */
export function addPageMiddleware(provider: Provider, runtime: Runtime, pages: PageSender): void {
  provider.use(async (context, next) => {
    const ctx = context as KoaContextWithOIDC;
    ctx.set(pages.headers);
    refuseFormPost(ctx);
    await next();
    if (ctx.oidc?.route === 'discovery') tellResponseModes(ctx);
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

/**
 * A page of the library's own would carry the answer of `form_post`, and its refusal too, by an inline script, which
 * no browser runs here. The mode is passed on as an unknown one, so the library answers with the standard refusal at
 * the address of the client.
 */
function refuseFormPost(ctx: KoaContextWithOIDC): void {
  const { response_mode: mode } = ctx.query;
  if (ctx.path !== ROUTES.authorization || !String(mode).includes(FORM_POST)) return;
  ctx.query = { ...ctx.query, response_mode: 'unsupported' };
}

/** What can be asked for, without what is refused. */
function tellResponseModes(ctx: KoaContextWithOIDC): void {
  Object.assign(ctx.body as object, { response_modes_supported: RESPONSE_MODES });
}

/** Signing out with no session: the library would answer with a page of its own that submits itself. */
function hasNothingToEnd({ oidc, status }: KoaContextWithOIDC): boolean {
  return oidc?.route === 'end_session' && status === 200 && !oidc.session?.accountId;
}
