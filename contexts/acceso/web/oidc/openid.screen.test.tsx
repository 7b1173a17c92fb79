// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeAuthenticator, type FakeAuthenticator } from '../../testing/fake-authenticator.ts';
import { setSignInStage } from '../../testing/sign-in-stage.tsx';
import { getExternalIdentity } from './authenticator-session.ts';
import { buildAuthorizationRequest, buildSignOutAddress, readAuthorizationAnswer } from './openid.ts';

const SCOPE = 'openid profile email offline_access ccd_api';
const RETURN = 'http://localhost:3000/inicio';

/** The claims of LOGIN-11, as the embedded authenticator fills them. */
const CLAIMS = {
  nbf: 1,
  at_hash: 'a',
  s_hash: 's',
  sid: 'sid-1',
  auth_time: 1,
  idp: 'local',
  acr: '2',
  name: 'María Rojas',
  Identificacion: '52418903',
  TipoIdentificacion: 'CC',
  LOA: '2',
  PrimerNombre: 'María',
  SegundoNombre: '',
  PrimerApellido: 'Rojas',
  SegundoApellido: 'Quintero',
  nickname: 'maria',
  Telefono: '3001112233',
  Direccion: 'Calle 1',
  DireccionJSON: '{}',
  preferred_username: '52418903',
  email: 'm@ejemplo.gov.co',
  email_verified: true,
  given_name: 'María',
  amr: ['pwd'],
};

async function build(authenticator: FakeAuthenticator, options = {}) {
  setSignInStage(authenticator);
  const request = await buildAuthorizationRequest(authenticator.settings, 'n-1', options);
  const address = new URL(request.address);
  return { ...request, nonce: 'n-1', address, query: Object.fromEntries(address.searchParams) };
}

/** Reads an answer the authenticator would give to a request for nonce n-1. */
async function read(authenticator: FakeAuthenticator, claims = {}) {
  const request = await build(authenticator);
  const token = await authenticator.sign(claims);
  const address =
    authenticator.settings.flujo === 'code'
      ? `${RETURN}?code=c-1&state=${request.state}`
      : `${RETURN}#id_token=${token}&state=${request.state}`;
  return readAuthorizationAnswer(authenticator.settings, address, request);
}

afterEach(() => vi.unstubAllGlobals());

describe('authorization request', () => {
  it('[LOGIN-10] [ROUTE-10] implicit by default: the exact scope, the return address, an id_token in the fragment', async () => {
    const { query } = await build(await createFakeAuthenticator());
    expect(query).toMatchObject({
      client_id: 'marco',
      scope: SCOPE,
      redirect_uri: RETURN,
      response_type: 'id_token',
      nonce: 'n-1',
    });
    expect(query).not.toHaveProperty('code_challenge');
  });

  it('[LOGIN-10] [ROUTE-10] OIDC_FLOW=code: the same scope and address, with a code and PKCE', async () => {
    const { query, codeVerifier } = await build(await createFakeAuthenticator('code'));
    expect(query).toMatchObject({
      scope: SCOPE,
      redirect_uri: RETURN,
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(codeVerifier).toEqual(expect.any(String));
  });

  it.each(['implicit', 'code'] as const)(
    '[LOGIN-10] [ROUTE-02] %s: the silent refresh asks at the same return address, without an id-token hint',
    async (flow) => {
      const authenticator = await createFakeAuthenticator(flow);
      await read(authenticator);
      const { query } = await build(authenticator, { silent: true });
      expect(query).toMatchObject({ prompt: 'none', redirect_uri: RETURN, scope: SCOPE });
      expect(query).not.toHaveProperty('id_token_hint');
    },
  );
});

describe('answer', () => {
  it('[LOGIN-15] the discovery document is loaded; without an access token the profile is the claims', async () => {
    const authenticator = await createFakeAuthenticator();
    const identity = await read(authenticator, { Telefono: '3001112233' });
    expect(authenticator.calls.map(({ path }) => path)).toEqual([
      '/.well-known/openid-configuration',
      '/jwks',
    ]);
    expect(identity).toMatchObject({ accessToken: null, profile: { Telefono: '3001112233' } });
  });

  it('[LOGIN-15] with an access token the user profile is loaded with it', async () => {
    const authenticator = await createFakeAuthenticator('code');
    await authenticator.sign();
    const identity = await read(authenticator);
    const profile = authenticator.calls.find(({ path }) => path === '/connect/userinfo');
    expect(profile?.authorization).toBe('Bearer ficha-externa');
    expect(identity).toMatchObject({
      accessToken: 'ficha-externa',
      profile: { Telefono: '3009998877', Identificacion: '52418903' },
    });
  });

  it('[LOGIN-11] every claim is read into the profile', async () => {
    const identity = await read(await createFakeAuthenticator(), CLAIMS);
    expect(identity.profile).toMatchObject(CLAIMS);
    for (const claim of ['exp', 'iss', 'aud', 'nonce', 'iat', 'sub'])
      expect(identity.profile).toHaveProperty(claim);
    expect(identity).toMatchObject({ identificacion: '52418903', acr: '2', subject: 'sujeto-1' });
    expect(getExternalIdentity()).toBe(identity);
  });

  it.each([
    ['another nonce', { nonce: 'n-2' }],
    ['another audience', { aud: 'otro' }],
    ['another issuer', { iss: 'https://otro.ejemplo' }],
    ['an expired token', { exp: 1_700_000_000 }],
  ])('an answer with %s is not read', async (_name, claims) => {
    await expect(read(await createFakeAuthenticator(), claims)).rejects.toThrow();
  });
});

describe('discovery', () => {
  it('[LOGIN-07] is loaded again when it fails', async () => {
    const authenticator = await createFakeAuthenticator();
    authenticator.failures = 1;
    expect((await build(authenticator)).query['scope']).toBe(SCOPE);
    expect(authenticator.calls).toHaveLength(2);
  });

  it('[LOGIN-07] is not loaded a third time', async () => {
    const authenticator = await createFakeAuthenticator();
    authenticator.failures = 5;
    await expect(build(authenticator)).rejects.toThrow();
    expect(authenticator.calls).toHaveLength(2);
  });
});

it('[LOGOUT-04] the sign-out goes through the authenticator and comes back to the root', async () => {
  const authenticator = await createFakeAuthenticator();
  setSignInStage(authenticator);
  const address = new URL(await buildSignOutAddress(authenticator.settings, 'token'));
  expect(address.pathname).toBe('/salir');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    post_logout_redirect_uri: 'http://localhost:3000/',
    client_id: 'marco',
    id_token_hint: 'token',
  });
});
