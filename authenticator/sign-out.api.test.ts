import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presentCookieNames } from './provider/cookies.ts';
import {
  CLIENT_ID,
  completeSignIn,
  readAnswer,
  startTestAuthenticator,
  type TestAuthenticator,
} from './testing/start-test-authenticator.ts';
import { TestBrowser } from './testing/test-browser.ts';

let authenticator: TestAuthenticator;
let browser: TestBrowser;
let answer: Record<string, string>;

beforeAll(async () => {
  authenticator = await startTestAuthenticator();
});
afterAll(() => authenticator.close());
beforeEach(async () => {
  browser = new TestBrowser(authenticator.home);
  answer = readAnswer(await completeSignIn(authenticator, browser));
});

function signOutUrl(parameters: Record<string, string>): string {
  return `${authenticator.issuer}/salir?${new URLSearchParams(parameters)}`;
}

/** What the check-session page computes in the browser. */
function isSessionUnchanged(): boolean {
  const [hash, salt] = String(answer['session_state']).split('.');
  const text = `${CLIENT_ID} ${authenticator.home} ${browser.cookie(presentCookieNames(authenticator.issuer).browserState) ?? ''} ${salt}`;
  return createHash('sha256').update(text).digest('base64url') === hash;
}

async function asksForPassword(): Promise<boolean> {
  return (await browser.open(authenticator.authorizeUrl({}))).url.includes('/ingresar/');
}

describe('sign-out', () => {
  it('[LOGOUT-04] with the token ends the session at once and asks for the password next time', async () => {
    expect(await asksForPassword()).toBe(false);
    const visit = await browser.open(
      signOutUrl({
        id_token_hint: String(answer['id_token']),
        post_logout_redirect_uri: `${authenticator.home}/`,
        state: 'x',
      }),
    );
    expect(visit.url).toBe(`${authenticator.home}/?state=x`);
    expect(await asksForPassword()).toBe(true);
    const left = await authenticator.database.kysely
      .selectFrom('auth_records')
      .select('kind')
      .where('kind', 'in', ['Session', 'Grant'])
      .where('account_id', 'is not', null)
      .execute();
    expect(left).toEqual([]);
  });

  it('[LOGOUT-04] from the product, naming itself and a registered address, needs no click either', async () => {
    const url = signOutUrl({ client_id: CLIENT_ID, post_logout_redirect_uri: `${authenticator.home}/` });
    const visit = await browser.open(url, { headers: { referer: `${authenticator.home}/app` } });
    expect(visit.url).toBe(`${authenticator.home}/`);
    expect(await asksForPassword()).toBe(true);
  });

  it('[LOGIN-08] changes the session state the product watches', async () => {
    expect(isSessionUnchanged()).toBe(true);
    await browser.open(authenticator.authorizeUrl({ prompt: 'none' }));
    expect(isSessionUnchanged()).toBe(true);
    const front = await browser.open('/autenticador/');
    expect(front.text).toContain('Ana Lucía Ñáñez Gómez');
    expect(front.text).toContain('Cerrar sesión');
    const done = await browser.open('/autenticador/salir?directo=1', { headers: { referer: front.url } });
    expect(done.status).toBe(200);
    expect(done.text).toContain('La sesión se cerró');
    expect(isSessionUnchanged()).toBe(false);
    expect(authenticator.events.at(-1)).toMatchObject({ action: 'cerrar-sesion-autenticador' });
    expect((await browser.open('/autenticador/')).text).toContain('No hay una sesión abierta');
  });

  it('asks first when a strange page sent the person', async () => {
    const url = signOutUrl({
      client_id: CLIENT_ID,
      post_logout_redirect_uri: `${authenticator.home}/`,
      directo: '1',
    });
    const page = await browser.open(url, { headers: { referer: 'https://malo.example/' } });
    expect(page.text).toContain('¿Desea cerrar la sesión?');
    expect(await asksForPassword()).toBe(false);
    const again = await browser.open(url, { headers: { referer: 'https://malo.example/' } });
    const xsrf = /name="xsrf" value="(\w+)"/.exec(again.text)?.[1] ?? '';
    const forged = await browser.submit('/autenticador/salir/confirm', { xsrf: 'falso', logout: 'yes' });
    expect(forged.status).toBe(400);
    const visit = await browser.submit('/autenticador/salir/confirm', { xsrf, logout: 'yes' });
    expect(visit.url).toBe(`${authenticator.home}/`);
    expect(await asksForPassword()).toBe(true);
    expect(isSessionUnchanged()).toBe(false);
  });

  it('without a session goes straight back, and never to an address that is not registered', async () => {
    const stranger = new TestBrowser(authenticator.home);
    const url = signOutUrl({
      client_id: CLIENT_ID,
      post_logout_redirect_uri: authenticator.home,
      state: 'y',
    });
    expect((await stranger.open(url)).url).toBe(`${authenticator.home}/?state=y`);
    expect((await stranger.open('/autenticador/salir')).text).toContain('La sesión se cerró');
    const foreign = signOutUrl({ client_id: CLIENT_ID, post_logout_redirect_uri: 'https://malo.example/' });
    expect((await stranger.open(foreign)).status).toBe(400);
    const nobody = signOutUrl({ post_logout_redirect_uri: 'https://malo.example/' });
    expect((await stranger.open(nobody)).url).toContain('/autenticador/salir/success');
  });
});
