import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CLIENT_ID,
  completeSignIn,
  documentAccount,
  emailAccount,
  readAnswer,
  signIn,
  startTestAuthenticator,
  type TestAuthenticator,
} from './testing/start-test-authenticator.ts';
import { TestBrowser } from './testing/test-browser.ts';

let authenticator: TestAuthenticator;
let browser: TestBrowser;

beforeAll(async () => {
  authenticator = await startTestAuthenticator();
});
afterAll(() => authenticator.close());

async function verify(token: string) {
  const keys = createRemoteJWKSet(new URL(`${authenticator.issuer}/jwks`));
  const { payload } = await jwtVerify(token, keys, { issuer: authenticator.issuer, audience: CLIENT_ID });
  return payload;
}

function halfHash(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');
}

/** LOGIN-11, without at_hash: this flow gives no access token. */
const CLAIMS =
  `nbf exp iss aud nonce iat s_hash sid sub auth_time idp acr name Identificacion TipoIdentificacion LOA
  PrimerNombre SegundoNombre PrimerApellido SegundoApellido nickname Telefono Direccion DireccionJSON
  preferred_username email email_verified given_name amr`.split(/\s+/);

describe('discovery', () => {
  it('describes both flows, sign-out, revocation and the session check', async () => {
    const answer = await fetch(`${authenticator.issuer}/.well-known/openid-configuration`, {
      headers: { origin: 'http://product.example' },
    });
    const document = (await answer.json()) as Record<string, unknown>;
    expect(document['issuer']).toBe(authenticator.issuer);
    expect(document['response_types_supported']).toEqual(['code', 'id_token']);
    expect(document['response_modes_supported']).toEqual(['query', 'fragment']);
    expect(document['code_challenge_methods_supported']).toEqual(['S256']);
    expect(document['end_session_endpoint']).toBe(`${authenticator.issuer}/salir`);
    expect(document['check_session_iframe']).toBe(`${authenticator.issuer}/verificar-sesion`);
    for (const name of ['authorization', 'token', 'userinfo', 'revocation'])
      expect(String(document[`${name}_endpoint`])).toMatch(authenticator.issuer);
    expect(answer.headers.get('access-control-allow-origin')).toBeTruthy();
  });

  it('serves the check-session page to frames of the client only, without inline script', async () => {
    const page = await fetch(`${authenticator.issuer}/verificar-sesion`);
    expect(page.headers.get('content-security-policy')).toContain(
      `frame-ancestors 'self' ${authenticator.home}`,
    );
    expect(await page.text()).not.toMatch(/<script>/);
  });
});

describe('implicit flow', () => {
  it('[LOGIN-11] issues every claim of a person proven by document', async () => {
    browser = new TestBrowser(authenticator.home);
    const url = await completeSignIn(authenticator, browser);
    expect(url.pathname).toBe('/inicio');
    expect(url.search).toBe('');
    const answer = readAnswer(url);
    expect(answer['state']).toBe('s-1');
    expect(answer['access_token']).toBeUndefined();
    const payload = await verify(String(answer['id_token']));
    expect(Object.keys(payload).sort()).toEqual([...CLAIMS].sort());
    expect(payload).toMatchObject({
      sub: documentAccount.subject,
      nonce: 'n-1',
      acr: '2',
      LOA: '2',
      idp: 'local',
      amr: ['pwd'],
      name: 'Ana Lucía Ñáñez Gómez',
      given_name: 'Ana',
      Identificacion: '1020304050',
      TipoIdentificacion: 'CC',
      PrimerNombre: 'Ana',
      SegundoNombre: 'Lucía',
      PrimerApellido: 'Ñáñez',
      SegundoApellido: 'Gómez',
      Telefono: '3001112233',
      Direccion: 'Calle 1 # 2-3',
      email: 'ana@ejemplo.gov.co',
      s_hash: halfHash('s-1'),
    });
    expect(JSON.parse(String(payload['DireccionJSON']))).toEqual({ pais: 'CO', direccion: 'Calle 1 # 2-3' });
  });

  it('[LOGIN-11] leaves s_hash out without a state, and tells acr 1 of an identity proven by e-mail', async () => {
    const other = new TestBrowser(authenticator.home);
    const start = authenticator.authorizeUrl({}).replace('&state=s-1', '');
    const visit = await signIn(other, await other.open(start), emailAccount);
    const payload = await verify(String(readAnswer(new URL(visit.url))['id_token']));
    expect(payload['s_hash']).toBeUndefined();
    expect(payload).toMatchObject({ acr: '1', LOA: '1' });
  });

  it('[LOGIN-10] takes the specified scope string in this flow too, without asking for consent', async () => {
    const scope = 'openid profile email offline_access ccd_api';
    const url = await completeSignIn(authenticator, new TestBrowser(authenticator.home), documentAccount, {
      scope,
    });
    expect(readAnswer(url)['error']).toBeUndefined();
    expect(readAnswer(url)['id_token']).toBeTruthy();
  });

  it('[LOGIN-16] answers a silent request of the same browser, and login_required to another one', async () => {
    const silent = authenticator.authorizeUrl({ prompt: 'none', nonce: 'n-2' });
    const renewed = readAnswer(new URL((await browser.open(silent)).url));
    expect((await verify(String(renewed['id_token'])))['nonce']).toBe('n-2');
    const stranger = new TestBrowser(authenticator.home);
    expect(readAnswer(new URL((await stranger.open(silent)).url))['error']).toBe('login_required');
  });

  it('ends the open session when another person signs in on the same browser', async () => {
    const shared = new TestBrowser(authenticator.home);
    await completeSignIn(authenticator, shared);
    const url = await completeSignIn(authenticator, shared, emailAccount, { prompt: 'login' });
    expect((await verify(String(readAnswer(url)['id_token']))).sub).toBe(emailAccount.subject);
  });

  it('refuses a foreign return address and an unknown system with a Spanish page', async () => {
    const stranger = new TestBrowser(authenticator.home);
    const foreign = await stranger.open(
      authenticator.authorizeUrl({ redirect_uri: 'https://malo.example/inicio' }),
    );
    expect(foreign.status).toBe(400);
    expect(foreign.text).toContain('La dirección de regreso no está registrada');
    expect(foreign.headers.get('content-security-policy')).toContain("default-src 'none'");
    const unknown = await stranger.open(authenticator.authorizeUrl({ client_id: 'otro' }));
    expect(unknown.text).toContain('El sistema no está registrado');
  });

  it('gives no access token in an address: the mixed response type is refused', async () => {
    const stranger = new TestBrowser(authenticator.home);
    const visit = await stranger.open(authenticator.authorizeUrl({ response_type: 'id_token token' }));
    expect(readAnswer(new URL(visit.url))['error']).toBe('unsupported_response_type');
  });

  it.each([
    ['the implicit flow', {}],
    ['the flow with a code', { response_type: 'code' }],
    ['a request that is refused anyway', { prompt: 'none' }],
  ])(
    'F20: in %s form_post is refused at the address of the client, without a page of scripts',
    async (_which, more) => {
      const stranger = new TestBrowser(authenticator.home);
      const visit = await stranger.open(authenticator.authorizeUrl({ response_mode: 'form_post', ...more }));
      expect(new URL(visit.url).pathname).toBe('/inicio');
      expect(readAnswer(new URL(visit.url))).toMatchObject({
        error: 'unsupported_response_mode',
        state: 's-1',
      });
      expect(visit.text).not.toContain('<script>');
    },
  );

  it('F20: of a client nobody knows form_post is refused with a Spanish page', async () => {
    const stranger = new TestBrowser(authenticator.home);
    const visit = await stranger.open(
      authenticator.authorizeUrl({ response_mode: 'form_post', client_id: 'otro' }),
    );
    expect([visit.status, visit.text.includes('El sistema no está registrado')]).toEqual([400, true]);
    expect(visit.text).not.toContain('<script>');
  });

  it('survives a zero character in what strangers send', async () => {
    const stranger = new TestBrowser(authenticator.home);
    const page = await stranger.open(authenticator.authorizeUrl({ state: 'a\0b' }));
    expect(page.status).toBe(200);
    const visit = await signIn(stranger, page, documentAccount);
    expect(readAnswer(new URL(visit.url))['state']).toBe('a\0b');
  });
});
