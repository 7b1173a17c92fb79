import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askNonce,
  buildAttempt,
  countSessions,
  findClaims,
  findLastSignIn,
  type LoginSite,
  sendLogin,
  startLoginSite,
} from '../../testing/login-site.ts';

/** A refused attempt has no actor, because nobody proved their identity. */
const NOBODY = { usuarioId: null, entidadId: null, rol: null };

let site: LoginSite;
beforeAll(async () => {
  site = await startLoginSite();
});
afterAll(() => site.stop());

const NUMERO = '1000000001';

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

describe('[LOGIN-12] a token is refused for its signature, issuer, audience, expiry, acr or nonce, audited, and opens no session', () => {
  const now = () => Math.floor(Date.now() / 1000);
  type Claims = Awaited<ReturnType<typeof findClaims>>;
  const cases: readonly [string, string, (claims: Claims) => Promise<string> | string][] = [
    ['signed by another key', 'TOKEN_FIRMA_INVALIDA', (claims) => site.stub.signWithForeignKey(claims)],
    ['with alg none', 'TOKEN_FIRMA_INVALIDA', (claims) => unsigned(claims)],
    [
      'of another issuer',
      'TOKEN_EMISOR_DISTINTO',
      (claims) => site.stub.sign({ ...claims, iss: 'https://otro.example' }),
    ],
    [
      'for another audience',
      'TOKEN_AUDIENCIA_DISTINTA',
      (claims) => site.stub.sign({ ...claims, aud: 'otra-aplicacion' }),
    ],
    [
      'expired',
      'TOKEN_VENCIDO',
      (claims) => site.stub.sign({ ...claims, iat: now() - 900, exp: now() - 600 }),
    ],
    ['with acr 1', 'ACR_INSUFICIENTE', (claims) => site.stub.sign({ ...claims, acr: '1' })],
    [
      'with a nonce this server did not make',
      'NONCE_DESCONOCIDO',
      (claims) => site.stub.sign({ ...claims, nonce: 'ajeno' }),
    ],
    ['that is no token', 'TOKEN_ILEGIBLE', () => 'esto-no-es-un-token-de-nadie'],
  ];
  it.each(cases)(
    '[LOGIN-12] a token %s is refused as %s, audited, and opens no session',
    async (_name, code, make) => {
      const before = await countSessions(site);
      const { nonce, cookie } = await askNonce(site);
      const token = await make(await findClaims(site, NUMERO, nonce));
      const answer = await sendLogin(site, { numero: NUMERO, token, cookie });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ code, mensaje: expect.stringMatching(/\.$/) });
      expect(await countSessions(site)).toBe(before);
      expect(await findLastSignIn(site)).toEqual({ result: 'rechazo', codigo: code, actor: NOBODY });
    },
  );

  it('[LOGIN-12] an identificacion that is not the token’s is refused', async () => {
    const answer = await sendLogin(site, { ...(await buildAttempt(site, NUMERO)), numero: '1000000002' });
    expect(answer.json()).toMatchObject({ status: 403, code: 'IDENTIFICACION_DISTINTA' });
  });

  it('[LOGIN-12] a nonce asked by another browser is refused', async () => {
    const { cookie } = await askNonce(site);
    const answer = await sendLogin(site, { ...(await buildAttempt(site, NUMERO)), cookie });
    expect(answer.json()).toMatchObject({ code: 'NONCE_DESCONOCIDO' });
  });

  it('[LOGIN-17] a token presented again is refused and audited, also when two requests race', async () => {
    const attempt = await buildAttempt(site, NUMERO);
    const answers = await Promise.all([sendLogin(site, attempt), sendLogin(site, attempt)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 403]);
    const again = await sendLogin(site, attempt);
    expect(again.json()).toMatchObject({ status: 403, code: 'TOKEN_YA_USADO' });
    expect(await findLastSignIn(site)).toEqual({
      result: 'rechazo',
      codigo: 'TOKEN_YA_USADO',
      actor: NOBODY,
    });
  });

  it('[LOGIN-17] a 404 answer does not use the token up', async () => {
    const attempt = await buildAttempt(site, '1000000007');
    for (let time = 0; time < 2; time += 1) {
      const answer = await sendLogin(site, attempt);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: { code: 404 } });
    }
  });
});

describe('another level of the identity', () => {
  it('[LOGIN-02] OIDC_ACR says which acr a login needs, to the browser too', async () => {
    const other = await startLoginSite({ environment: { OIDC_ACR: '1' } });
    const { autenticador } = (await other.test.app.inject('/api-public/configuracion')).json();
    expect(autenticador.acr).toEqual(['1']);
    const answers = [];
    for (const acr of ['1', '2']) {
      const { nonce, cookie } = await askNonce(other);
      const token = await other.stub.sign({ ...(await findClaims(other, NUMERO, nonce)), acr });
      answers.push((await sendLogin(other, { numero: NUMERO, token, cookie })).json());
    }
    await other.stop();
    expect(answers[0]).toMatchObject({ status: { code: 200 }, access_token: expect.any(String) });
    expect(answers[1]).toMatchObject({ code: 'ACR_INSUFICIENTE' });
  });
});

describe('body', () => {
  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['numbers', { identificacion: 1, externalToken: 2 }],
    ['an empty token', { identificacion: '1', externalToken: '' }],
  ])('%s is a 400 problem in Spanish', async (_name, payload) => {
    const answer = await site.test.app.inject({
      method: 'POST',
      url: '/api/servicioLogin/login',
      ...(payload ? { payload } : {}),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});
