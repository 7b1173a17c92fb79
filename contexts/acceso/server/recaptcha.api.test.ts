import { startTestApp, type TestApp } from '@marco/test-kit';
import {
  acceptToken,
  refuseToken,
  type StubRecaptcha,
  type StubVerdict,
  sendVerdict,
  startStubRecaptcha,
} from '@marco/test-kit/stub-recaptcha';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RegistroSite, startRegistroSite } from '../testing/registro-site.ts';
import { type ResetSite, startResetSite } from '../testing/reset-site.ts';

const SECRET = 'secreto-de-la-instalacion';
const TOKEN = 'ficha-de-una-persona';

let stub: StubRecaptcha;
let reset: ResetSite;
let registro: RegistroSite;
let off: TestApp;
let environment: Record<string, string>;

beforeAll(async () => {
  stub = await startStubRecaptcha();
  environment = {
    RECAPTCHA_KEY: 'clave-publica',
    RECAPTCHA_SECRET: SECRET,
    RECAPTCHA_URL: stub.url,
    PUBLIC_URL: 'http://localhost:8080',
  };
  [reset, registro, off] = await Promise.all([
    startResetSite('1000000001', { environment }),
    startRegistroSite({ environment }),
    startTestApp(),
  ]);
});
afterAll(async () => {
  await reset.test.close();
  await registro.stop();
  await off.close();
  await stub.stop();
});
beforeEach(() => stub.answerWith(acceptToken()));

let calls = 0;

/** Asks for the change of a password, each time from another address. */
function askReset(token?: string, { test, persona }: Pick<ResetSite, 'test' | 'persona'> = reset) {
  return test.app.inject({
    method: 'POST',
    url: '/api/cuenta/reset-password/init',
    remoteAddress: `10.1.0.${++calls}`,
    headers: token === undefined ? {} : { 'recaptcha-token': token },
    payload: { correoEletronico: persona.correo, entidadId: persona.entidadId },
  });
}

const accept = (action: string): StubVerdict => acceptToken({ action, score: 0.9, hostname: 'localhost' });

describe('recovery of a password with reCAPTCHA on', () => {
  it('F5: without a token nothing is taken, and the service is not asked', async () => {
    const before = await reset.countPending();
    const answer = await askReset();
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'RECAPTCHA_REQUERIDO']);
    expect(answer.json().mensaje).toMatch(/comprueba que usted es una persona/);
    expect((await askReset('http://169.254.169.254/')).json().code).toBe('RECAPTCHA_REQUERIDO');
    expect(await reset.countPending()).toBe(before);
    expect(stub.asked).toEqual([]);
  });

  it.each<[string, StubVerdict]>([
    ['that was used or is old', refuseToken('timeout-or-duplicate')],
    ['of the other form', accept('registrar')],
    ['of another site', acceptToken({ action: 'restablecer_contrasena', hostname: 'malo.example' })],
    ['of a program', acceptToken({ action: 'restablecer_contrasena', score: 0.1 })],
  ])('F5: a token %s takes nothing', async (_kind, verdict) => {
    stub.answerWith(verdict);
    const before = await reset.countPending();
    const answer = await askReset(TOKEN);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'RECAPTCHA_RECHAZADO']);
    expect(await reset.countPending()).toBe(before);
  });

  it('F5: while the service does not answer nothing is taken: 503, and when to try again', async () => {
    stub.answerWith(sendVerdict('', 500));
    const before = await reset.countPending();
    const answer = await askReset(TOKEN);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'RECAPTCHA_SIN_RESPUESTA']);
    expect(answer.headers['retry-after']).toBe('60');
    expect(await reset.countPending()).toBe(before);
  });

  it('F5: a person gets through; the service heard secret and token and nothing of the person', async () => {
    stub.answerWith(accept('restablecer_contrasena'));
    const answer = await askReset(TOKEN);
    expect([answer.statusCode, answer.json()]).toEqual([200, { recibida: true }]);
    expect(stub.asked.map((form) => Object.fromEntries(form))).toEqual([{ secret: SECRET, response: TOKEN }]);
  });
});

describe('registration with reCAPTCHA on', () => {
  async function register(numero: string, token?: string) {
    const signed = await registro.createSignIn(numero);
    return registro.sendRegistro(signed, registro.buildRegistro(numero), token);
  }

  it('F5: is refused without a token and with a refused one, and makes nobody', async () => {
    expect((await register('700100', undefined)).json().code).toBe('RECAPTCHA_REQUERIDO');
    stub.answerWith(refuseToken('invalid-input-response'));
    expect((await register('700100', TOKEN)).json().code).toBe('RECAPTCHA_RECHAZADO');
    expect(await registro.listMembresias('700100')).toEqual([]);
  });

  it('F5: goes through with a token of its own action; the same call repeated needs no other token', async () => {
    stub.answerWith(accept('registrar'));
    const signed = await registro.createSignIn('700101');
    const send = () =>
      registro.sendRegistro(signed, registro.buildRegistro('700101'), TOKEN, {
        'idempotency-key': 'registro-700101',
      });
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(200);
    expect(stub.asked).toHaveLength(1);
    expect(await registro.listMembresias('700101')).toHaveLength(1);
  });

  it('F5: a stranger without an identity is refused before anybody is asked', async () => {
    const answer = await registro.test.app.inject({
      method: 'POST',
      url: '/api/registrar',
      headers: { 'recaptcha-token': TOKEN },
      payload: registro.buildRegistro('700102'),
    });
    expect(answer.statusCode).toBe(401);
    expect(stub.asked).toEqual([]);
  });
});

describe('what the browser is told', () => {
  it('[CONF-02] the public key and the script travel, the secret never', async () => {
    const answer = await reset.test.app.inject({ url: '/api-public/configuracion' });
    expect(answer.json()).toMatchObject({
      recaptcha: 'clave-publica',
      recaptchaScript: stub.url.replace('api/siteverify', 'api.js'),
    });
    expect(answer.body).not.toContain(SECRET);
  });

  it('[CONF-02] the content policy lets the service in only while it is on', async () => {
    const read = async ({ app }: TestApp) =>
      String((await app.inject({ url: '/api-public/configuracion' })).headers['content-security-policy']);
    const folder = stub.url.replace('api/siteverify', '');
    const policy = await read(reset.test);
    for (const directive of ['script-src', 'frame-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${folder}`));
    expect(policy).not.toContain('unsafe');
    expect(await read(off)).not.toMatch(/recaptcha|gstatic|google/);
    expect(await read(off)).toContain("script-src 'self';");
  });
});

it('[CONF-02] while it is off nothing is asked, whatever a caller sends', async () => {
  const answer = await off.app.inject({
    method: 'POST',
    url: '/api/cuenta/reset-password/init',
    headers: { 'recaptcha-token': TOKEN },
    payload: { correoEletronico: reset.persona.correo, entidadId: reset.persona.entidadId },
  });
  expect(answer.statusCode).toBe(200);
  expect(stub.asked).toEqual([]);
});
