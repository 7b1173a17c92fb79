import { PassThrough } from 'node:stream';
import { openBodies } from '@marco/server-kit';
import { startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from './build-app.ts';
import { createContrasenas } from './embedded-authenticator.ts';
import { openFiles } from './open-files.ts';
import { readSettings } from './settings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const FORM = {
  acceso: 'documento',
  tipo: 'CC',
  primerNombre: 'Otra',
  primerApellido: 'Persona',
  correo: 'otra@ejemplo.gov.co',
  contrasena: 'Nueva2026*',
  confirmacion: 'Nueva2026*',
  autoriza: '1.0',
};

function createAccount(numero: string, app = test.app) {
  return app.inject({
    method: 'POST',
    url: '/autenticador/crear-cuenta',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...FORM, numero }).toString(),
  });
}

const listMails = () =>
  test.database.kysely
    .selectFrom('outbox_messages')
    .select(['recipient', 'subject', 'text_body'])
    .where('event', '=', 'identidad-existente')
    .execute();

it('the owner of a document number is told of a second identity, by the template of the event', async () => {
  const { email, first_name } = await test.database.kysely
    .selectFrom('auth_accounts')
    .select(['email', 'first_name'])
    .where('identification_number', '=', '1000000003')
    .executeTakeFirstOrThrow();
  expect((await createAccount('1000000003')).statusCode).toBe(200);
  await expect.poll(async () => (await listMails()).length).toBe(1);
  const [mail] = await listMails();
  expect(mail).toMatchObject({ recipient: email, subject: 'Su identidad ya está registrada' });
  expect(mail?.text_body).toContain(`Hola, ${first_name}:`);
  expect(mail?.text_body).not.toContain('otra@ejemplo.gov.co');
});

it('nobody is told of a number that is new', async () => {
  const before = (await listMails()).length;
  expect((await createAccount('52418009')).statusCode).toBe(200);
  expect(await listMails()).toHaveLength(before);
});

it('the product hashes passwords at the recommended cost, whatever its settings say', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', PASSWORD_COST: '1', SCRYPT_N: '1024' });
  const product = await buildApp({
    settings,
    database: test.database,
    files: await openFiles(settings),
    secrets: testSecrets,
  });
  expect((await createAccount('52418010', product)).statusCode).toBe(200);
  await product.close();
  const { password_hash } = await test.database.kysely
    .selectFrom('auth_accounts')
    .select('password_hash')
    .where('identification_number', '=', '52418010')
    .executeTakeFirstOrThrow();
  for (const hash of [password_hash, await createContrasenas(test.database.kysely).hash('Nueva2026*')])
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
});

it('F5: with a mail server a new identity is mailed one reserved link, without a word of who created it', async () => {
  const mailing = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  expect((await createAccount('52418010', mailing.app)).statusCode).toBe(200);
  const listLinks = () =>
    mailing.database.kysely
      .selectFrom('outbox_messages')
      .select(['recipient', 'secret', 'message_key', 'text_body', 'html_body', 'sealed_body'])
      .where('event', '=', 'correo-por-verificar')
      .execute();
  await expect.poll(async () => (await listLinks()).length).toBe(1);
  const [mail] = await listLinks();
  expect(mail).toMatchObject({ recipient: FORM.correo, secret: true });
  expect(JSON.stringify(mail)).not.toContain('clave=');
  const text = mail ? openBodies(testSecrets, mail).text : '';
  expect(text).toContain(`${mailing.settings.publicUrl}/autenticador/verificar-correo?clave=`);
  expect(text).not.toContain(FORM.primerNombre);
  await mailing.close();
});

it.each([
  ['the specified minimum', 4, true],
  ['the advised one', 12, false],
])('F14: a start in production with %s of a password, %i, warns: %s', async (_which, minimum, warns) => {
  const { kysely } = test.database;
  await kysely
    .updateTable('parametros')
    .set({ valor: JSON.stringify(minimum) })
    .where('clave', '=', 'contrasena.minimoCaracteres')
    .execute();
  const logDestination = new PassThrough();
  const lines: string[] = [];
  logDestination.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const production = await startTestApp({
    database: test.database,
    environment: { NODE_ENV: 'production', DEMO_DATA: 'on' },
    logDestination,
  });
  await production.close();
  expect(lines.join('').includes('passwords may be shorter than advised')).toBe(warns);
});
