import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { CLAIMS_BY_SCOPE } from '../accounts/account-claims.ts';
import type { AuthKeys } from '../keys/auth-keys.ts';
import { BASE_PATH, SCOPES } from '../options.ts';
import type { PageSender } from '../pages/page-sender.ts';
import { signInPath } from '../pages/sign-in-page.ts';
import type { Runtime } from '../runtime.ts';
import { allowLoopbackClient } from './allow-loopback-client.ts';
import { configureCookies } from './cookies.ts';
import { createSignOut } from './end-session.ts';
import { completeIdTokens, createAccountFinder } from './id-token.ts';
import { addPageMiddleware } from './page-middleware.ts';
import { RecordAdapter } from './record-adapter.ts';
import { RESPONSE_MODES, ROUTES } from './routes.ts';
import { addSessionState } from './session-state.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Lives in seconds. A session ends with the browser, or with the day; a registration form fits in an id_token. */
const LIFETIMES = {
  AccessToken: () => HOUR,
  AuthorizationCode: () => MINUTE,
  Grant: () => 12 * HOUR,
  IdToken: () => HOUR,
  Interaction: () => HOUR,
  RefreshToken: () => 12 * HOUR,
  Session: () => 12 * HOUR,
} as const;

/** Where the product's frame asks whether the session is still the same. */
const CHECK_SESSION_PATH = `${BASE_PATH}/verificar-sesion`;

/** The OpenID provider of this installation, working with one set of keys. */
export function createProvider(runtime: Runtime, keys: AuthKeys, pages: PageSender): Provider {
  const provider = new Provider(runtime.issuer, presentConfiguration(runtime, keys, pages));
  // Its own headers say how people reach it; the bridge writes them from the public address.
  provider.proxy = true;
  if (runtime.issuer.startsWith('http:')) allowLoopbackClient(provider);
  completeIdTokens(provider);
  addSessionState(provider, runtime.issuer);
  addPageMiddleware(provider, runtime, pages);
  provider.on('server_error', (_ctx, error) => runtime.logger.error({ err: error }, 'authenticator failed'));
  return provider;
}

function presentConfiguration(runtime: Runtime, keys: AuthKeys, pages: PageSender): Configuration {
  const { kysely, secrets, resolvedClient } = runtime;
  return {
    adapter: (kind) => new RecordAdapter(kysely, secrets, kind),
    jwks: { keys: keys.signing },
    acrValues: ['2', '1'],
    claims: CLAIMS_BY_SCOPE,
    // Every claim travels in the id_token of both flows: the product reads nothing else.
    conformIdTokenClaims: false,
    scopes: SCOPES,
    responseTypes: ['code', 'id_token'],
    clients: [
      {
        client_id: resolvedClient.id,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'implicit'],
        response_types: ['code', 'id_token'],
        response_modes: [...RESPONSE_MODES],
        redirect_uris: resolvedClient.redirectUris,
        post_logout_redirect_uris: resolvedClient.postLogoutRedirectUris,
      },
    ],
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => resolvedClient.origins.includes(origin),
    cookies: configureCookies(keys.cookie, runtime.issuer),
    discovery: { check_session_iframe: runtime.publicUrl + CHECK_SESSION_PATH },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: { enabled: true, ...createSignOut(runtime, pages) },
    },
    findAccount: createAccountFinder(kysely),
    interactions: { policy: createPolicy(), url: (_ctx, { uid }) => signInPath(uid) },
    loadExistingGrant,
    pkce: { required: () => true },
    renderError: (ctx, { error }) => pages.sendKoaFailure(ctx, error),
    routes: ROUTES,
    ttl: LIFETIMES,
  };
}

/** Asks to sign in and nothing else: the only client is the product itself, so nobody is asked for consent. */
function createPolicy() {
  const policy = interactionPolicy.base();
  policy.get('consent')?.checks.clear();
  return policy;
}

/** The grant of the session, made whole at the first visit. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client, account } = oidc;
  if (!session || !client || !account) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existing?.accountId === account.accountId) return existing;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
}
