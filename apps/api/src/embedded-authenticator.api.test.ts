import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const FORM = {
  ...{ acceso: 'documento', tipo: 'CC', primerNombre: 'Otra', primerApellido: 'Persona' },
  ...{ correo: 'otra@ejemplo.gov.co', contrasena: 'Nueva2026*', confirmacion: 'Nueva2026*' },
};

function createAccount(numero: string) {
  return test.app.inject({
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
