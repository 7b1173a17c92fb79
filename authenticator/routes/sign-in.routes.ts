import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/account.ts';
import { presentAcr } from '../accounts/account-claims.ts';
import { holdIdentity } from '../accounts/email-links.ts';
import { type SignInResult, verifyCredentials } from '../accounts/sign-in.ts';
import { EMPTY_FORM, type FormState } from '../pages/fields.ts';
import type { PageSender } from '../pages/page-sender.ts';
import { createAccountPath, presentSignIn, signInPath } from '../pages/sign-in-page.ts';
import { presentEmailPending } from '../pages/verify-email-pages.ts';
import type { ProviderHolder } from '../provider/provider-holder.ts';
import { revokeGrants } from '../provider/sessions.ts';
import { presentOrigin, type Runtime } from '../runtime.ts';
import { readForm } from './read-form.ts';
import { mustVerifyEmail, sendEmailLink } from './send-email-link.ts';

type Interaction = Awaited<ReturnType<ProviderHolder['current']['interactionDetails']>>;

/** Of one address, which may be a whole ministry's in the morning; guessing is stopped by the locks (`accounts/attempts.ts`). */
const ATTEMPTS_PER_MINUTE = 120;
/** Longer than any allowed password; only spares the hash of a huge text. */
const LONGEST_PASSWORD = 200;
/** How the national authenticator is asked for its account creation. */
const REGISTER = 'action:register';

/** The sign-in page of an authorization request. */
export function registerSignIn(
  app: FastifyInstance,
  runtime: Runtime,
  pages: PageSender,
  holder: ProviderHolder,
): void {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    uid: string,
    form: FormState,
    failed: boolean,
  ) =>
    pages.sendPage(
      request,
      reply,
      failed ? 401 : 200,
      presentSignIn({ uid, form, failed, demoIdentities: runtime.demoIdentities ?? null }),
    );

  app.get('/ingresar/:uid', { schema: { hide: true } }, async (request, reply) => {
    const interaction = await holder.current.interactionDetails(request.raw, reply.raw);
    if (interaction.prompt.name === 'consent') return finish(request, reply, holder, { consent: {} });
    const { acr_values: wanted, login_hint: hint } = interaction.params;
    const isBack = request.headers.referer?.includes(createAccountPath());
    if (String(wanted ?? '').includes(REGISTER) && !isBack)
      return reply.redirect(createAccountPath(interaction.uid), 303);
    const values = { numero: typeof hint === 'string' ? hint : '' };
    return show(request, reply, interaction.uid, { ...EMPTY_FORM, values }, false);
  });

  app.post(
    '/ingresar/:uid',
    {
      schema: { hide: true },
      config: { rateLimit: { max: ATTEMPTS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const interaction = await holder.current.interactionDetails(request.raw, reply.raw);
      const { tipo = '', numero = '', contrasena = '' } = readForm(request);
      const result = await verifyCredentials(
        runtime.kysely,
        {
          identificationType: tipo,
          identificationNumber: numero,
          password: contrasena.slice(0, LONGEST_PASSWORD),
          address: request.ip,
        },
        runtime.now(),
        runtime.passwordCost,
      );
      const isPending = 'account' in result && mustVerifyEmail(runtime, result.account);
      await reportSignIn(runtime, request, isPending ? presentUnverified(result.account) : result);
      if (!('account' in result)) {
        return show(request, reply, interaction.uid, { values: { tipo, numero }, errors: {} }, true);
      }
      const { account } = result;
      if (isPending) {
        const sent = await sendEmailLink(runtime, account);
        const page = presentEmailPending(account.email, sent, signInPath(interaction.uid));
        return pages.sendPage(request, reply, 403, page);
      }
      await holdIdentity(runtime.kysely, account.subject);
      await endOtherSession(runtime, holder, interaction, account.subject);
      return finish(request, reply, holder, {
        login: { accountId: account.subject, acr: presentAcr(account), amr: ['pwd'], remember: false },
      });
    },
  );
}

async function finish(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  holder: ProviderHolder,
  result: Parameters<ProviderHolder['current']['interactionResult']>[2],
): Promise<FastifyReply> {
  const returnTo = await holder.current.interactionResult(raw, reply.raw, result);
  return reply.header('cache-control', 'no-store').redirect(returnTo, 303);
}

/** Another person signs in on this browser: the session that was open ends first. */
async function endOtherSession(
  { kysely }: Runtime,
  { current }: ProviderHolder,
  interaction: Interaction,
  subject: string,
): Promise<void> {
  if (!interaction.session || interaction.session.accountId === subject) return;
  const session = await current.Session.findByUid(interaction.session.uid);
  if (session) {
    await revokeGrants(kysely, session);
    await session.destroy();
  }
  interaction.session = undefined;
  await interaction.persist();
}

/** A right password does not open an identity whose e-mail nobody verified. */
function presentUnverified({ subject }: Account): SignInResult {
  return { failure: 'unverified', locks: [], subject };
}

async function reportSignIn(runtime: Runtime, request: FastifyRequest, result: SignInResult): Promise<void> {
  const origin = presentOrigin(request);
  if ('account' in result) {
    const { subject } = result.account;
    return runtime.report({ action: 'ingresar-autenticador', result: 'exito', subject, ...origin });
  }
  const { failure: reason, locks, subject } = result;
  const about = { ...(subject ? { subject } : {}), ...origin };
  await runtime.report({ action: 'ingresar-autenticador', result: 'rechazo', reason, ...about });
  for (const scope of locks) {
    const action = scope === 'address' ? 'bloquear-direccion' : 'bloquear-identidad';
    await runtime.report({ action, result: 'exito', reason: scope, ...about });
  }
}
