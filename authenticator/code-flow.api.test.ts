import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CLIENT_ID,
  completeSignIn,
  documentAccount,
  readAnswer,
  startTestAuthenticator,
  type TestAuthenticator,
} from './testing/start-test-authenticator.ts';
import { TestBrowser } from './testing/test-browser.ts';

let authenticator: TestAuthenticator;

beforeAll(async () => {
  authenticator = await startTestAuthenticator();
});
afterAll(() => authenticator.close());

interface Tokens {
  id_token: string;
  access_token: string;
  refresh_token?: string;
}

function call(path: string, fields: Record<string, string>, origin = authenticator.home): Promise<Response> {
  return fetch(authenticator.issuer + path, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ client_id: CLIENT_ID, ...fields }),
  });
}

function readProfile(token: string): Promise<Response> {
  return fetch(`${authenticator.issuer}/connect/userinfo`, {
    headers: { authorization: `Bearer ${token}`, origin: authenticator.home },
  });
}

async function fetchTokens(): Promise<{ answer: Response; tokens: Tokens }> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const browser = new TestBrowser(authenticator.home);
  const url = await completeSignIn(authenticator, browser, documentAccount, {
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const { code = '', session_state: sessionState } = readAnswer(url);
  expect(url.hash).toBe('');
  expect(sessionState).toBeTruthy();
  const answer = await call('/connect/token', {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${authenticator.home}/inicio`,
  });
  return { answer, tokens: (await answer.json()) as Tokens };
}

describe('authorization code with PKCE', () => {
  it('[LOGIN-10] the specified scope string gives tokens without asking for consent', async () => {
    const { answer, tokens } = await fetchTokens();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(authenticator.home);
    expect(tokens.access_token).toBeTruthy();
    expect(tokens.refresh_token).toBeUndefined();
    const profile = (await (await readProfile(tokens.access_token)).json()) as Record<string, unknown>;
    expect(profile).toMatchObject({ sub: documentAccount.subject, Identificacion: '1020304050' });
  });

  it('[LOGIN-11] issues the claims in the id_token of this flow too, with at_hash and s_hash', async () => {
    const { tokens } = await fetchTokens();
    const payload = decodeJwt(tokens.id_token);
    expect(payload).toMatchObject({ acr: '2', nonce: 'n-1', Identificacion: '1020304050', amr: ['pwd'] });
    const digest = createHash('sha256').update(tokens.access_token).digest();
    expect(payload['at_hash']).toBe(digest.subarray(0, 16).toString('base64url'));
    for (const claim of ['nbf', 's_hash', 'sid', 'auth_time', 'idp', 'email', 'DireccionJSON'])
      expect(payload[claim], claim).toBeDefined();
  });

  it('[LOGOUT-02] a revoked token opens the profile no longer', async () => {
    const { tokens } = await fetchTokens();
    expect((await readProfile(tokens.access_token)).status).toBe(200);
    expect((await call('/connect/revocation', { token: tokens.access_token })).status).toBe(200);
    expect((await readProfile(tokens.access_token)).status).toBe(401);
  });

  it('[LOGIN-16] answers a silent request of this flow in the query, and login_required to another browser', async () => {
    const browser = new TestBrowser(authenticator.home);
    const verifier = randomBytes(32).toString('base64url');
    const request = {
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    await completeSignIn(authenticator, browser, documentAccount, request);
    const silent = authenticator.authorizeUrl({ ...request, prompt: 'none', nonce: 'n-2' });
    const url = new URL((await browser.open(silent)).url);
    expect([url.pathname, url.hash]).toEqual(['/inicio', '']);
    const answer = await call('/connect/token', {
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: `${authenticator.home}/inicio`,
    });
    const tokens = (await answer.json()) as Tokens;
    expect(decodeJwt(tokens.id_token)).toMatchObject({ nonce: 'n-2', sub: documentAccount.subject });
    const stranger = new TestBrowser(authenticator.home);
    expect(readAnswer(new URL((await stranger.open(silent)).url))['error']).toBe('login_required');
  });

  it('refuses a request without PKCE and a call from a foreign origin', async () => {
    const browser = new TestBrowser(authenticator.home);
    const visit = await browser.open(authenticator.authorizeUrl({ response_type: 'code' }));
    expect(readAnswer(new URL(visit.url))['error']).toBe('invalid_request');
    const foreign = await call(
      '/connect/token',
      { grant_type: 'authorization_code' },
      'https://malo.example',
    );
    expect(foreign.status).toBe(400);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});
