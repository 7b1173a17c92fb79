import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ResetSite, startResetSite } from '../../testing/reset-site.ts';

const NUMERO = '1000000003';
const ACTUAL = 'Demo2026*';
const NUEVA = 'tres gatos bajo el puente';

let site: ResetSite;
beforeAll(async () => {
  site = await startResetSite(NUMERO);
});
afterAll(() => site.test.close());

interface ChangeOptions {
  readonly token?: string;
  readonly address?: string;
  readonly in?: TestApp;
}

let calls = 0;

/** Each call comes from another address by default: neither the rate nor the lock of an address stops the tests. */
async function change(
  payload: object,
  { token, address = `10.0.0.${++calls}`, in: { app, database } = site.test }: ChangeOptions = {},
) {
  const bearer = token ?? (await openTestSession(database.kysely, NUMERO));
  return app.inject({
    method: 'POST',
    url: '/api/cuenta/cambiarContrasena',
    headers: { authorization: `Bearer ${bearer}` },
    remoteAddress: address,
    payload,
  });
}

describe('change of a password by who knows it', () => {
  it('nobody changes one without a session', async () => {
    const answer = await change({ actual: ACTUAL, newPassword: NUEVA }, { token: 'x'.repeat(43) });
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    ['without the present one', { actual: '', newPassword: NUEVA }, 422, 'CONTRASENA_ACTUAL_DISTINTA'],
    ['with a wrong one', { actual: 'otra', newPassword: NUEVA }, 422, 'CONTRASENA_ACTUAL_DISTINTA'],
    ['to a common one', { actual: ACTUAL, newPassword: 'colombia' }, 422, 'CONTRASENA_COMUN'],
    ['to the own number', { actual: ACTUAL, newPassword: NUMERO }, 422, 'CONTRASENA_PROPIA'],
    ['to one that is too short', { actual: ACTUAL, newPassword: 'a#9' }, 400, 'SOLICITUD_INVALIDA'],
  ])('F14: refuses it %s, changes nothing and audits it', async (_title, body, status, code) => {
    const answer = await change(body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await site.canSignIn(ACTUAL)).toBe(true);
    expect(await findLastAudit(site.test.database.kysely, 'cambiar-contrasena')).toMatchObject({
      result: 'rechazo',
      detail: { codigo: code },
    });
  });

  it('F14: wrong present passwords lock the identity here as at the sign-in', async () => {
    const tried = { actual: 'otra', newPassword: NUEVA };
    const from = { address: '203.0.113.9' };
    for (let turn = 0; turn < 5; turn += 1) await change(tried, from);
    expect((await change({ actual: ACTUAL, newPassword: NUEVA }, from)).json().code).toBe(
      'CONTRASENA_ACTUAL_DISTINTA',
    );
    await site.test.database.kysely.deleteFrom('auth_attempts').execute();
  });

  it('the new one signs in, the old one does not, every session ends and the person is told', async () => {
    const { kysely } = site.test.database;
    const [here, elsewhere] = [await openTestSession(kysely, NUMERO), await openTestSession(kysely, NUMERO)];
    const answer = await change({ actual: ACTUAL, newPassword: NUEVA }, { token: here });
    expect([answer.statusCode, answer.json()]).toEqual([200, { cambiada: true }]);
    expect([await site.canSignIn(ACTUAL), await site.canSignIn(NUEVA)]).toEqual([false, true]);
    for (const token of [here, elsewhere])
      expect((await change({ actual: NUEVA, newPassword: ACTUAL }, { token })).statusCode).toBe(401);
    const mails = await kysely
      .selectFrom('outbox_messages')
      .select('id')
      .where('event', '=', 'clave-cambiada')
      .where('recipient', '=', site.persona.correo)
      .execute();
    expect(mails).toHaveLength(1);
    expect(await findLastAudit(kysely, 'cambiar-contrasena')).toMatchObject({ result: 'exito' });
  });

  it('with an external authenticator it says where the password is changed', async () => {
    const external = await startTestApp({ environment: { OIDC_ISSUER: 'https://autenticador.example' } });
    const answer = await change({ actual: ACTUAL, newPassword: NUEVA }, { in: external });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONTRASENA_EXTERNA']);
    await external.close();
  });
});
