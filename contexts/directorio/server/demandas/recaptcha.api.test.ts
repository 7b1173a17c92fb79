import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { acceptToken, type StubRecaptcha, startStubRecaptcha } from '@marco/test-kit/stub-recaptcha';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCIONES_RECAPTCHA_DIRECTORIO } from '../../contract/terms.ts';

let stub: StubRecaptcha;
let test: TestApp;

beforeAll(async () => {
  stub = await startStubRecaptcha();
  test = await startTestApp({
    environment: {
      RECAPTCHA_KEY: 'clave-publica',
      RECAPTCHA_SECRET: 'secreto-de-la-instalacion',
      RECAPTCHA_URL: stub.url,
      PUBLIC_URL: 'http://localhost:8080',
    },
  });
});
afterAll(async () => {
  await test.close();
  await stub.stop();
});

const ask = (base: string, headers: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: `${base}/directorio/demandas`,
    headers,
    payload: { dato: 'Historia del páramo' },
  });

describe('a demand with reCAPTCHA on', () => {
  it('of a visitor needs a token of a person', async () => {
    const refused = await ask('/api-public', {});
    expect(refused.statusCode).toBe(422);
    expect(refused.json().code).toBe('RECAPTCHA_REQUERIDO');
    stub.answerWith(
      acceptToken({ action: ACCIONES_RECAPTCHA_DIRECTORIO.demanda, score: 0.9, hostname: 'localhost' }),
    );
    expect((await ask('/api-public', { 'recaptcha-token': 'ficha-de-una-persona' })).statusCode).toBe(200);
  });

  it('of a person with a session needs none', async () => {
    const token = await openTestSession(test.database.kysely, '1000000003');
    expect((await ask('/api', { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  });
});
