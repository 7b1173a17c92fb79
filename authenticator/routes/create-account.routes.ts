import { type AppError, findPersonRefusal } from '@marco/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountInput } from '../accounts/account.ts';
import { createAccount } from '../accounts/create-account.ts';
import { computeEmailDue } from '../accounts/email-links.ts';
import { findOwnerToTell } from '../accounts/owner-notice.ts';
import type { PrivacyNotice } from '../options.ts';
import { presentAccountReceived, presentCreateAccount } from '../pages/create-account-page.ts';
import { EMPTY_FORM } from '../pages/fields.ts';
import type { PageSender } from '../pages/page-sender.ts';
import { CREATE_ACCOUNT_ACTION } from '../pages/recaptcha-parts.ts';
import { signInPath } from '../pages/sign-in-page.ts';
import { presentOrigin, type Runtime } from '../runtime.ts';
import { readAccountForm } from './account-form.ts';
import { comesFromAnotherSite, readForm } from './read-form.ts';
import { sendEmailLink } from './send-email-link.ts';

const ATTEMPTS_PER_MINUTE = 20;
/** Names of authorization requests; anything else is not taken into an address. */
const REQUEST_UID = /^[\w-]{10,64}$/;

/** The page that creates an identity. */
export function registerCreateAccount(app: FastifyInstance, runtime: Runtime, pages: PageSender): void {
  const verifiesEmail = runtime.sendEmailLink !== undefined;
  const { recaptcha } = runtime;

  app.get('/crear-cuenta', { schema: { hide: true } }, async (request, reply) => {
    const uid = readUid((request.query as Record<string, unknown>)['solicitud']);
    const notice = await runtime.privacyNotice?.();
    const page = presentCreateAccount(EMPTY_FORM, {
      uid,
      length: await runtime.passwordLength(),
      verifiesEmail,
      notice,
      recaptcha,
    });
    return pages.sendPage(request, reply, 200, page);
  });

  app.post(
    '/crear-cuenta',
    {
      schema: { hide: true },
      config: { rateLimit: { max: ATTEMPTS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      if (comesFromAnotherSite(request)) return pages.sendFailure(request, reply, 403, 'invalid_request');
      const { contrasena: _, confirmacion: __, recaptcha: token, solicitud, ...values } = readForm(request);
      const uid = readUid(solicitud);
      const length = await runtime.passwordLength();
      const notice = await runtime.privacyNotice?.();
      const form = await readAccountForm(readForm(request), length, notice);
      const comeBack = (status: number, errors: Readonly<Record<string, string>>) => {
        const page = presentCreateAccount(
          { values, errors },
          { uid, length, verifiesEmail, notice, recaptcha },
        );
        return pages.sendPage(request, reply, status, page);
      };
      if ('errors' in form) return comeBack(422, form.errors);
      const refusal = await findRefusal(runtime, request, token);
      if (refusal) {
        if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
        return comeBack(refusal.status, { recaptcha: refusal.mensaje });
      }
      await create(runtime, request, form.account, notice);
      const continueUrl = uid ? signInPath(uid) : runtime.homeUrl;
      return pages.sendPage(request, reply, 200, presentAccountReceived(continueUrl, verifiesEmail));
    },
  );
}

/** Asked after the fields, so that a form with a mistake spends no token, and before the costly hash. */
async function findRefusal(
  { recaptcha }: Runtime,
  { log }: FastifyRequest,
  token: string | undefined,
): Promise<AppError | undefined> {
  if (!recaptcha) return undefined;
  return findPersonRefusal(await recaptcha.verify(token, CREATE_ACCOUNT_ACTION, log));
}

function readUid(value: unknown): string | undefined {
  return typeof value === 'string' && REQUEST_UID.test(value) ? value : undefined;
}

async function create(
  runtime: Runtime,
  request: FastifyRequest,
  input: AccountInput,
  notice: PrivacyNotice | undefined,
): Promise<void> {
  const origin = presentOrigin(request);
  const now = runtime.now();
  const emailDue = runtime.sendEmailLink && { now, until: computeEmailDue(now) };
  const consent = notice && { version: notice.version, at: now, address: origin.address };
  const result = await createAccount(runtime.kysely, input, runtime.passwordCost, { emailDue, consent });
  if (result.created) {
    const { subject } = result.account;
    // Not waited for, as the notice below: both answers take the same time.
    void sendEmailLink(runtime, result.account);
    return runtime.report({ action: 'crear-identidad', result: 'exito', subject, ...origin });
  }
  const { subject } = result.owner;
  await runtime.report({
    action: 'crear-identidad',
    result: 'rechazo',
    reason: 'exists',
    subject,
    ...origin,
  });
  // Not waited for: the time of a mail would tell that the number exists.
  void tellOwner(runtime, subject);
}

async function tellOwner(runtime: Runtime, subject: string): Promise<void> {
  try {
    const owner = await findOwnerToTell(runtime.kysely, subject, runtime.now());
    if (owner) await runtime.tellOwner?.(owner);
  } catch (error) {
    runtime.logger.error({ err: error }, 'owner of an identity could not be told');
  }
}
