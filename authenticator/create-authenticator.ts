import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { errors } from 'oidc-provider';
import { type AuthenticatorOptions, BASE_PATH } from './options.ts';
import { createPageSender, type PageSender } from './pages/page-sender.ts';
import { registerBridge } from './provider/bridge.ts';
import { startProvider } from './provider/provider-holder.ts';
import { registerAssets } from './routes/asset.routes.ts';
import { registerCreateAccount } from './routes/create-account.routes.ts';
import { acceptForms } from './routes/read-form.ts';
import { registerSessionPage } from './routes/session.routes.ts';
import { registerSignIn } from './routes/sign-in.routes.ts';
import { registerVerifyEmail } from './routes/verify-email.routes.ts';
import { createRuntime, type Runtime } from './runtime.ts';

export interface Authenticator {
  /** Mounts everything under `/autenticador`; register it without a prefix. */
  readonly plugin: FastifyPluginAsync;
  /** Exact `iss` of the tokens. */
  readonly issuer: string;
}

/** The embedded OpenID provider. Its keys are made, and its first pages answer, when the plugin is ready. */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const runtime = createRuntime(options);
  return {
    issuer: runtime.issuer,
    plugin: async (app) => {
      await app.register((scope) => registerEverything(scope, runtime), { prefix: BASE_PATH });
    },
  };
}

async function registerEverything(scope: FastifyInstance, runtime: Runtime): Promise<void> {
  const pages = createPageSender(runtime);
  const holder = await startProvider(runtime, pages);
  scope.addHook('onClose', async () => holder.stop());
  answerFailuresWithPages(scope, runtime, pages);
  acceptForms(scope);
  registerAssets(scope, runtime);
  registerSessionPage(scope, runtime, pages, holder);
  registerSignIn(scope, runtime, pages, holder);
  registerCreateAccount(scope, runtime, pages);
  registerVerifyEmail(scope, runtime, pages);
  await registerBridge(scope, runtime, holder);
}

/** People read these answers, so they are pages and not problem documents. */
function answerFailuresWithPages(scope: FastifyInstance, runtime: Runtime, pages: PageSender): void {
  scope.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof errors.SessionNotFound)
      return pages.sendFailure(request, reply, 400, 'session_not_found');
    const status = ('statusCode' in error && error.statusCode) || 500;
    if (status === 429) return pages.sendFailure(request, reply, status, 'too_many_requests');
    if (status < 500) return pages.sendFailure(request, reply, status, 'invalid_request');
    runtime.logger.error({ err: error }, 'authenticator page failed');
    return pages.sendFailure(request, reply, 500, 'server_error');
  });
}
