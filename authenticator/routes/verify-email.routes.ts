import type { FastifyInstance } from 'fastify';
import { isEmailLinkOpen, spendEmailLink } from '../accounts/email-links.ts';
import type { PageSender } from '../pages/page-sender.ts';
import { presentEmailQuestion, presentEmailVerified } from '../pages/verify-email-pages.ts';
import { presentOrigin, type Runtime } from '../runtime.ts';
import { comesFromAnotherSite, readForm } from './read-form.ts';
import { VERIFY_EMAIL_PATH } from './send-email-link.ts';

const ATTEMPTS_PER_MINUTE = 30;

/**
 * The pages a mailed link leads to. The link asks and only the button verifies: programs that look at the links of
 * a mail before its reader do not spend it.
 */
export function registerVerifyEmail(app: FastifyInstance, runtime: Runtime, pages: PageSender): void {
  const config = { rateLimit: { max: ATTEMPTS_PER_MINUTE, timeWindow: '1 minute' } };

  app.get(VERIFY_EMAIL_PATH, { schema: { hide: true }, config }, async (request, reply) => {
    const secret = String((request.query as Record<string, unknown>)['clave'] ?? '');
    if (!(await isEmailLinkOpen(runtime.kysely, secret, runtime.now())))
      return pages.sendFailure(request, reply, 410, 'email_link_not_valid');
    return pages.sendPage(request, reply, 200, presentEmailQuestion(secret));
  });

  app.post(VERIFY_EMAIL_PATH, { schema: { hide: true }, config }, async (request, reply) => {
    if (comesFromAnotherSite(request)) return pages.sendFailure(request, reply, 403, 'invalid_request');
    const { clave = '' } = readForm(request);
    const verified = await spendEmailLink(runtime.kysely, clave, runtime.now());
    const origin = presentOrigin(request);
    if (!verified) {
      await runtime.report({ action: 'verificar-correo', result: 'rechazo', reason: 'link', ...origin });
      return pages.sendFailure(request, reply, 410, 'email_link_not_valid');
    }
    const { subject, isNew } = verified;
    await runtime.report({ action: 'verificar-correo', result: 'exito', subject, ...origin });
    const { homeUrl, registerUrl } = runtime;
    return pages.sendPage(request, reply, 200, presentEmailVerified(isNew ? { registerUrl } : { homeUrl }));
  });
}
