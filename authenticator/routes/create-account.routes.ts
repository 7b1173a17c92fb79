import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountInput } from '../accounts/account.ts';
import { createAccount } from '../accounts/create-account.ts';
import type { IdentityOwner } from '../options.ts';
import { presentAccountReceived, presentCreateAccount } from '../pages/create-account-page.ts';
import { EMPTY_FORM } from '../pages/fields.ts';
import type { PageSender } from '../pages/page-sender.ts';
import { signInPath } from '../pages/sign-in-page.ts';
import { presentOrigin, type Runtime } from '../runtime.ts';
import { readAccountForm } from './account-form.ts';
import { comesFromAnotherSite, readForm } from './read-form.ts';

const ATTEMPTS_PER_MINUTE = 20;
/** Names of authorization requests; anything else is not taken into an address. */
const REQUEST_UID = /^[\w-]{10,64}$/;

/** The page that creates an identity. */
export function registerCreateAccount(app: FastifyInstance, runtime: Runtime, pages: PageSender): void {
  app.get('/crear-cuenta', { schema: { hide: true } }, async (request, reply) => {
    const uid = readUid((request.query as Record<string, unknown>)['solicitud']);
    return pages.sendPage(
      request,
      reply,
      200,
      presentCreateAccount(EMPTY_FORM, uid, await runtime.passwordLength()),
    );
  });

  app.post(
    '/crear-cuenta',
    {
      schema: { hide: true },
      config: { rateLimit: { max: ATTEMPTS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      if (comesFromAnotherSite(request)) return pages.sendFailure(request, reply, 403, 'invalid_request');
      const { contrasena: _, confirmacion: __, solicitud, ...values } = readForm(request);
      const uid = readUid(solicitud);
      const length = await runtime.passwordLength();
      const form = readAccountForm(readForm(request), length);
      if ('errors' in form) {
        const page = presentCreateAccount({ values, errors: form.errors }, uid, length);
        return pages.sendPage(request, reply, 422, page);
      }
      await create(runtime, request, form.account);
      const continueUrl = uid ? signInPath(uid) : runtime.homeUrl;
      return pages.sendPage(request, reply, 200, presentAccountReceived(continueUrl));
    },
  );
}

function readUid(value: unknown): string | undefined {
  return typeof value === 'string' && REQUEST_UID.test(value) ? value : undefined;
}

async function create(runtime: Runtime, request: FastifyRequest, input: AccountInput): Promise<void> {
  const origin = presentOrigin(request);
  const result = await createAccount(runtime.kysely, input);
  if (result.created) {
    const { subject } = result.account;
    return runtime.report({ action: 'crear-identidad', result: 'exito', subject, ...origin });
  }
  const { subject, email, firstName: name } = result.owner;
  await runtime.report({
    action: 'crear-identidad',
    result: 'rechazo',
    reason: 'exists',
    subject,
    ...origin,
  });
  // Not waited for: the time of a mail would tell that the number exists.
  void tellOwner(runtime, { name, email });
}

async function tellOwner(runtime: Runtime, owner: IdentityOwner): Promise<void> {
  try {
    await runtime.tellOwner?.(owner);
  } catch (error) {
    runtime.logger.error({ err: error }, 'owner of an identity could not be told');
  }
}
