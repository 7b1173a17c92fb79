import type { RecaptchaSources } from '@marco/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Runtime } from '../runtime.ts';
import { presentFailureText } from './failure-texts.ts';
import { type PageContent, type PageFrame, presentPage } from './layout.ts';
import { presentFailure } from './message-pages.ts';
import { readPreferences } from './preferences.ts';

/** Sends pages from both sides: our own routes and the library's answers. */
export interface PageSender {
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    content: PageContent,
  ): Promise<FastifyReply>;
  sendFailure(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    code: string,
  ): Promise<FastifyReply>;
  sendKoaPage(ctx: KoaContextWithOIDC, content: PageContent): Promise<void>;
  sendKoaFailure(ctx: KoaContextWithOIDC, code: string): Promise<void>;
  sendKoaNotFound(ctx: KoaContextWithOIDC): Promise<void>;
}

const HTML = 'text/html; charset=utf-8';

/**
 * Nothing inline, nothing from elsewhere but reCAPTCHA where a page asks for it, in nobody's frame. Forms may lead to the client: browsers apply
 * `form-action` to the redirects that follow a sent form.
 */
export function presentHeaders(
  formTargets: readonly string[],
  frameAncestors: readonly string[] = [],
  recaptcha?: RecaptchaSources,
) {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    ["script-src 'self'", ...(recaptcha?.script ?? [])].join(' '),
    "font-src 'self'",
    "img-src 'self'",
    ...(recaptcha
      ? [`frame-src ${recaptcha.frame.join(' ')}`, `connect-src ${recaptcha.connect.join(' ')}`]
      : []),
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
  };
}

export function createPageSender(runtime: Runtime): PageSender {
  const { origins } = runtime.resolvedClient;
  const headers = presentHeaders(origins);
  const { homeUrl } = runtime;

  const present = async (content: PageContent, cookies: string | undefined) => {
    const frame: PageFrame = {
      productTitle: await runtime.productTitle(),
      homeUrl,
      ...readPreferences(cookies),
    };
    return presentPage(frame, content);
  };
  const failure = (code: string) => {
    const { title, text } = presentFailureText(code);
    return presentFailure(title, text, homeUrl, code);
  };
  const sendPage: PageSender['sendPage'] = async (request, reply, status, content) =>
    reply
      .status(status)
      .headers(content.recaptcha ? presentHeaders(origins, [], content.recaptcha) : headers)
      .type(HTML)
      .send(await present(content, request.headers.cookie));
  const sendKoa = async (ctx: KoaContextWithOIDC, status: number, content: PageContent) => {
    ctx.type = HTML;
    ctx.body = await present(content, ctx.get('cookie'));
    ctx.status = status;
  };

  return {
    headers,
    sendPage,
    sendFailure: (request, reply, status, code) => sendPage(request, reply, status, failure(code)),
    sendKoaPage: (ctx, content) => sendKoa(ctx, 200, content),
    sendKoaFailure: (ctx, code) => sendKoa(ctx, ctx.status, failure(code)),
    sendKoaNotFound: (ctx) => sendKoa(ctx, 404, failure('not_found')),
  };
}
