import * as oidc from 'openid-client';
import { RETURN_PATH } from '../../contract/terms.ts';
import { type ExternalIdentity, requireSamePerson, updateExternalIdentity } from './authenticator-session.ts';
import type { AuthenticatorSettings } from './authenticator-settings.ts';

/**
 * Everything that needs the OpenID library, in one module that is loaded only when a sign-in,
 * a silent refresh or a sign-out happens.
 */
const configurations = new Map<string, Promise<oidc.Configuration>>();

const SECOND_MS = 1000;
/** Clocks of people's machines may be wrong by minutes; the server verifies the token again with its own clock. */
const CLOCK_TOLERANCE_SECONDS = 300;

/**
 * Loads the discovery document, once per page; after a failure it tries once more at once (LOGIN-07), and again at
 * the next call.
 */
function loadDiscovery(settings: AuthenticatorSettings): Promise<oidc.Configuration> {
  const known = configurations.get(settings.emisor);
  if (known !== undefined) return known;
  const loading = discover(settings).catch(() => discover(settings));
  configurations.set(settings.emisor, loading);
  loading.catch(() => configurations.delete(settings.emisor));
  return loading;
}

async function discover(settings: AuthenticatorSettings): Promise<oidc.Configuration> {
  const issuer = new URL(settings.emisor);
  const configuration = await oidc.discovery(
    issuer,
    settings.cliente,
    { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    oidc.None(),
    {
      // Plain http is only ever used on this machine; the server refuses it anywhere else.
      execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    },
  );
  // biome-ignore lint/correctness/useHookAtTopLevel: the library's name begins with use, it is no hook
  if (settings.flujo === 'implicit') oidc.useIdTokenResponseType(configuration);
  return configuration;
}

export interface AuthorizationRequest {
  readonly address: string;
  readonly state: string;
  readonly codeVerifier: string | null;
}

/** The authenticator's address for a sign-in or, with `silent`, for a refresh nobody sees. */
export async function buildAuthorizationRequest(
  settings: AuthenticatorSettings,
  nonce: string,
  options: { readonly silent?: boolean } = {},
): Promise<AuthorizationRequest> {
  const configuration = await loadDiscovery(settings);
  const state = oidc.randomState();
  const codeVerifier = settings.flujo === 'code' ? oidc.randomPKCECodeVerifier() : null;
  const address = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(),
    scope: settings.alcance,
    state,
    nonce,
    ...(options.silent ? { prompt: 'none' } : {}),
    ...(codeVerifier
      ? { code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' }
      : {}),
  });
  return { address: address.href, state, codeVerifier };
}

export function createNonce(): string {
  return oidc.randomNonce();
}

export interface ExpectedAnswer {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string | null;
  /** Whom the answer must be about; anybody when absent. */
  readonly subject?: string | null;
}

/**
 * Verifies an answer of the authenticator and remembers the identity it brings.
 *
 * @throws when the answer is an error, is not for this request or does not verify
 */
export async function readAuthorizationAnswer(
  settings: AuthenticatorSettings,
  address: string,
  expected: ExpectedAnswer,
): Promise<ExternalIdentity> {
  const configuration = await loadDiscovery(settings);
  const url = new URL(address);
  const answer = new URLSearchParams(url.hash.length > 1 ? url.hash.slice(1) : url.search);
  const identity =
    settings.flujo === 'code'
      ? await readCodeAnswer(configuration, url, expected)
      : await readImplicitAnswer(configuration, url, answer, expected);
  if (expected.subject) requireSamePerson(identity, expected.subject);
  updateExternalIdentity(identity, answer.get('session_state'));
  return identity;
}

async function readImplicitAnswer(
  configuration: oidc.Configuration,
  url: URL,
  answer: URLSearchParams,
  { nonce, state }: ExpectedAnswer,
): Promise<ExternalIdentity> {
  const claims = await oidc.implicitAuthentication(configuration, url, nonce, { expectedState: state });
  return toIdentity(answer.get('id_token') ?? '', claims, claims, null);
}

async function readCodeAnswer(
  configuration: oidc.Configuration,
  url: URL,
  { nonce, state, codeVerifier }: ExpectedAnswer,
): Promise<ExternalIdentity> {
  const tokens = await oidc.authorizationCodeGrant(configuration, url, {
    expectedNonce: nonce,
    expectedState: state,
    pkceCodeVerifier: codeVerifier ?? '',
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('The authenticator sent no id_token.');
  const profile = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return toIdentity(tokens.id_token, claims, { ...claims, ...profile }, tokens.access_token);
}

function toIdentity(
  idToken: string,
  claims: oidc.IDToken,
  profile: Readonly<Record<string, unknown>>,
  accessToken: string | null,
): ExternalIdentity {
  return {
    idToken,
    profile,
    identificacion: String(claims['Identificacion'] ?? ''),
    acr: String(claims['acr'] ?? ''),
    subject: claims.sub,
    // By this machine's clock, whatever it says.
    expiresAt: Math.floor(Date.now() / SECOND_MS) + claims.exp - claims.iat,
    accessToken,
  };
}

/** The authenticator's address that ends its own session and comes back to the site root. */
export async function buildSignOutAddress(
  settings: AuthenticatorSettings,
  idToken: string | null,
): Promise<string> {
  const configuration = await loadDiscovery(settings);
  return oidc.buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: `${location.origin}/`,
    client_id: settings.cliente,
    ...(idToken ? { id_token_hint: idToken } : {}),
  }).href;
}

/** Takes the access token back; a failure changes nothing, it expires by itself. */
export async function revokeAccessToken(settings: AuthenticatorSettings, accessToken: string): Promise<void> {
  await oidc.tokenRevocation(await loadDiscovery(settings), accessToken).catch(() => undefined);
}

/** Address of the frame that tells whether the authenticator's session is still the same; null without one. */
export async function findCheckSessionAddress(settings: AuthenticatorSettings): Promise<string | null> {
  const address = (await loadDiscovery(settings)).serverMetadata()['check_session_iframe'];
  return typeof address === 'string' ? address : null;
}

function returnAddress(): string {
  return `${location.origin}${RETURN_PATH}`;
}
