import { createRecaptcha } from '@marco/server-kit';
import {
  acceptToken,
  refuseToken,
  type StubRecaptcha,
  startStubRecaptcha,
  withholdVerdict,
} from '@marco/test-kit/stub-recaptcha';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccountByIdentification } from './accounts/find-account.ts';
import {
  PASSWORD,
  startTestAuthenticator,
  type TestAuthenticator,
} from './testing/start-test-authenticator.ts';
import { TestBrowser, type Visit } from './testing/test-browser.ts';

const PATH = '/autenticador/crear-cuenta';
const TOKEN = 'ficha-de-una-persona';

const PERSON = {
  acceso: 'documento',
  tipo: 'CC',
  primerNombre: 'María',
  primerApellido: 'Núñez',
  correo: 'maria@ejemplo.gov.co',
  contrasena: PASSWORD,
  confirmacion: PASSWORD,
};

let stub: StubRecaptcha;
let authenticator: TestAuthenticator;

beforeAll(async () => {
  stub = await startStubRecaptcha();
  authenticator = await startTestAuthenticator({
    recaptcha: createRecaptcha({
      key: 'clave-publica',
      secret: 'secreto',
      url: stub.url,
      minimumScore: 0.5,
      hostname: '127.0.0.1',
      limitMs: 1_000,
    }),
  });
});
afterAll(async () => {
  await authenticator.close();
  await stub.stop();
});
beforeEach(() => stub.answerWith(acceptToken({ action: 'crear_cuenta', score: 0.9, hostname: '127.0.0.1' })));

function create(
  numero: string,
  fields: Record<string, string> = {},
  { home } = authenticator,
): Promise<Visit> {
  return new TestBrowser(home).submit(PATH, { ...PERSON, numero, ...fields });
}

const findAccount = (numero: string) =>
  findAccountByIdentification(authenticator.database.kysely, 'CC', numero);

describe('creation of an account with reCAPTCHA on', () => {
  it('the page says so, loads a script of ours, and its policy lets the service in', async () => {
    const page = await new TestBrowser(authenticator.home).open(PATH);
    expect(page.text).toContain('data-recaptcha="clave-publica"');
    expect(page.text).toContain(`data-script="${stub.url.replace('api/siteverify', 'api.js')}"`);
    expect(page.text).toContain('protegido por reCAPTCHA');
    expect(page.text).toContain('active JavaScript');
    expect(page.text).not.toContain('secreto');
    expect(page.text.match(/<script[^>]*>/g)).toEqual([
      '<script src="/autenticador/formularios.js" defer>',
      '<script src="/autenticador/recaptcha.js" defer>',
    ]);
    const folder = stub.url.replace('api/siteverify', '');
    expect(page.headers.get('content-security-policy')).toContain(
      `script-src 'self' ${folder}; font-src 'self'; img-src 'self'; frame-src ${folder}; connect-src ${folder};`,
    );
    const script = await new TestBrowser(authenticator.home).open('/autenticador/recaptcha.js');
    expect(script.status).toBe(200);
  });

  it('no other page lets it in', async () => {
    const page = await new TestBrowser(authenticator.home).open(authenticator.authorizeUrl({}));
    expect(page.url).toContain('/ingresar/');
    expect(page.text + page.headers.get('content-security-policy')).not.toContain('recaptcha');
  });

  it('F5: without a token nothing is made, the reason is told and what was typed stays', async () => {
    const visit = await create('52418300');
    expect(visit.status).toBe(422);
    expect(visit.text).toContain('Falta la verificación de reCAPTCHA');
    expect(visit.text).toContain('value="maria@ejemplo.gov.co"');
    expect(stub.asked).toEqual([]);
    expect(await findAccount('52418300')).toBeUndefined();
  });

  it('F5: a refused token, and that of another form, make nothing', async () => {
    for (const verdict of [refuseToken('timeout-or-duplicate'), acceptToken({ action: 'registrar' })]) {
      stub.answerWith(verdict);
      const visit = await create('52418301', { recaptcha: TOKEN });
      expect(visit.status).toBe(422);
      expect(visit.text).toContain('No se pudo confirmar con reCAPTCHA que usted es una persona');
      expect(visit.text).toContain('value="maria@ejemplo.gov.co"');
      expect(visit.text).not.toContain(TOKEN);
    }
    expect(await findAccount('52418301')).toBeUndefined();
  });

  it('F5: while the service does not answer nothing is made: 503, and when to try again', async () => {
    stub.answerWith(withholdVerdict);
    const visit = await create('52418302', { recaptcha: TOKEN });
    expect([visit.status, visit.headers.get('retry-after')]).toEqual([503, '60']);
    expect(visit.text).toContain('(reCAPTCHA) no responde');
    expect(await findAccount('52418302')).toBeUndefined();
  });

  it('F5: a person makes an account; a form with a mistake spends no token', async () => {
    expect((await create('52418303', { recaptcha: TOKEN, primerNombre: '' })).status).toBe(422);
    expect(stub.asked).toEqual([]);
    expect((await create('52418303', { recaptcha: TOKEN })).status).toBe(200);
    expect(stub.asked).toHaveLength(1);
    expect(await findAccount('52418303')).toBeDefined();
  });
});

it('[CONF-02] while it is off the page knows nothing of it and a token is not looked at', async () => {
  const plain = await startTestAuthenticator({ database: authenticator.database });
  const page = await new TestBrowser(plain.home).open(PATH);
  expect(page.text + page.headers.get('content-security-policy')).not.toMatch(/recaptcha|google/i);
  expect((await create('52418304', { recaptcha: TOKEN }, plain)).status).toBe(200);
  expect(stub.asked).toEqual([]);
  await plain.close();
});
