import { addOutboxMessage } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PRODUCTION = { NODE_ENV: 'production', SECOND_FACTOR: 'off' };
const TEXT = 'Abra https://marco.ejemplo/reset-end?key=abc';

let silent: TestApp;
let mailing: TestApp;
beforeAll(async () => {
  silent = await startTestApp({ environment: PRODUCTION });
  mailing = await startTestApp({
    environment: { ...PRODUCTION, SMTP_URL: 'smtp://127.0.0.1:9' },
    database: silent.database,
  });
});
afterAll(async () => {
  await mailing.close();
  await silent.close();
});

const askChange = ({ app }: TestApp) =>
  app.inject({
    method: 'POST',
    url: '/api/cuenta/reset-password/init',
    payload: { correoEletronico: 'nadie@entidad.gov.co', entidadId: 1 },
  });

const tellsRecovery = async ({ app }: TestApp) =>
  (await app.inject({ url: '/api-public/configuracion' })).json().autenticador.recuperacion;

const countRequests = async () =>
  (await silent.database.kysely.selectFrom('restablecimientos').select('id').execute()).length;

it('F9: in production without a mail server no change of password is offered, and nothing is stored', async () => {
  const before = await countRequests();
  const answer = await askChange(silent);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'RECUPERACION_NO_DISPONIBLE']);
  expect(await countRequests()).toBe(before);
  expect(await tellsRecovery(silent)).toBe(false);
});

it('F9: with a mail server it is answered as everywhere', async () => {
  const answer = await askChange(mailing);
  expect([answer.statusCode, answer.json()]).toEqual([200, { recibida: true }]);
  expect(await tellsRecovery(mailing)).toBe(true);
});

it('F9: in production nobody reads a text that opens something, also where it cannot be sent', async () => {
  const id = await addOutboxMessage(silent.database.kysely, {
    event: 'clave-restablecer',
    recipient: 'alguien@entidad.gov.co',
    subject: 'Cambio de contraseña',
    text: TEXT,
    html: TEXT,
    sealedWith: testSecrets,
  });
  const token = await openTestSession(silent.database.kysely, '1000000001');
  const answer = await silent.app.inject({
    url: `/api/correos/salientes/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.statusCode, answer.json().texto]).toEqual([200, null]);
});
