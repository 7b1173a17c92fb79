import { createSecrets } from '@marco/server-kit';
import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCodigoTotp, createInscrito, sendAs } from '../../testing/segundo-factor.ts';
import { refreshSecretos } from './segundos-factores.repository.ts';

const ADMINISTRADORA = '1000000001';
const CONSULTOR = '1000000002';
const LIDER = '1000000003';
const WRONG = '000000';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { SECOND_FACTOR: 'required' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.kysely.deleteFrom('codigos_recuperacion').execute();
  await test.database.kysely.deleteFrom('segundos_factores').execute();
});

const open = (numero = ADMINISTRADORA) => openTestSession(test.database.kysely, numero);
const call = (token: string, path: string, payload?: object) => sendAs(test, token, path, payload);
const verify = (token: string, codigo: string) => call(token, '/segundoFactor/verificar', { codigo });
const codeOf = async (answer: ReturnType<typeof call>) => {
  const { statusCode, body } = await answer;
  return [statusCode, statusCode === 200 ? 'ok' : JSON.parse(body).code];
};

/** As after a while: the code of the present period was not given yet. */
async function forgetSteps(): Promise<void> {
  await test.database.kysely.updateTable('segundos_factores').set({ ultimo_paso: 0 }).execute();
}

describe('a session that owes its second factor', () => {
  it('[ROLE-02] is answered 403 with its code by what its role would allow, and by every call of a session', async () => {
    const token = await open();
    for (const path of ['/adm-rols', '/parametrizador', '/exportaciones', '/notificaciones', '/sesiones'])
      expect([path, ...(await codeOf(call(token, path)))]).toEqual([path, 403, 'SEGUNDO_FACTOR_REQUERIDO']);
  });

  it('chooses its entity, knows who it is and leaves', async () => {
    const token = await open();
    const { entidad } = (await call(token, '/servicioLogin/usuario')).json();
    expect(await codeOf(call(token, '/usuarios/cambiarEntidad', { entidadId: entidad.id }))).toEqual([
      200,
      'ok',
    ]);
    expect((await call(token, '/segundoFactor')).json()).toEqual({
      exigido: true,
      pendiente: true,
      inscritoEn: null,
      codigosRestantes: 0,
    });
    expect(await codeOf(call(token, '/servicioLogin/logout', {}))).toEqual([200, 'ok']);
  });

  it('holds also for the sessions another process opened before the setting changed', async () => {
    const before = await startTestApp({ database: test.database });
    const token = await open();
    expect(await codeOf(sendAs(before, token, '/adm-rols'))).toEqual([200, 'ok']);
    expect((await sendAs(before, token, '/segundoFactor')).json()).toMatchObject({ exigido: false });
    expect(await codeOf(sendAs(before, token, '/segundoFactor/inscribir', {}))).toEqual([
      409,
      'SEGUNDO_FACTOR_NO_EXIGIDO',
    ]);
    await before.close();
    expect(await codeOf(call(token, '/adm-rols'))).toEqual([403, 'SEGUNDO_FACTOR_REQUERIDO']);
  });

  it('is none of a role of an entity', async () => {
    const token = await open(LIDER);
    expect((await call(token, '/segundoFactor')).json()).toMatchObject({ exigido: false, pendiente: false });
    expect(await codeOf(call(token, '/notificaciones'))).toEqual([200, 'ok']);
    expect(await codeOf(call(token, '/segundoFactor/inscribir', {}))).toEqual([
      409,
      'SEGUNDO_FACTOR_NO_EXIGIDO',
    ]);
    expect(await codeOf(verify(token, WRONG))).toEqual([409, 'SEGUNDO_FACTOR_NO_EXIGIDO']);
  });
});

describe('enrollment', () => {
  it('a code of another secret, or no secret, confirms nothing', async () => {
    const token = await open();
    const confirm = (codigo: string) => codeOf(call(token, '/segundoFactor/confirmar', { codigo }));
    expect(await confirm(WRONG)).toEqual([409, 'SEGUNDO_FACTOR_SIN_INSCRIBIR']);
    const { secreto } = (await call(token, '/segundoFactor/inscribir', {})).json();
    const other = createCodigoTotp('JBSWY3DPEHPK3PXP');
    if (other !== createCodigoTotp(secreto)) expect(await confirm(other)).toEqual([422, 'CODIGO_NO_VALIDO']);
    expect((await call(token, '/segundoFactor/confirmar', { codigo: ' ' })).json()).toMatchObject({
      status: 400,
      detalles: [{ campo: 'codigo' }],
    });
    expect(await codeOf(call(token, '/adm-rols'))).toEqual([403, 'SEGUNDO_FACTOR_REQUERIDO']);
  });

  it('opens this session, gives ten codes once, tells the person by mail and keeps no secret in clear', async () => {
    const { kysely } = test.database;
    const token = await open();
    const elsewhere = await open();
    const started = (await call(token, '/segundoFactor/inscribir', {})).json();
    expect(started.direccion).toMatch(/^otpauth:\/\/totp\/.+secret=/);
    expect(started.qr.trazo).toMatch(/^M4 4h1v1h-1z/);
    const { secreto, codigos } = await createInscrito(test, token);
    expect(new Set(codigos).size).toBe(10);
    expect(await codeOf(call(token, '/adm-rols'))).toEqual([200, 'ok']);
    expect(await codeOf(call(elsewhere, '/adm-rols'))).toEqual([403, 'SEGUNDO_FACTOR_REQUERIDO']);
    const stored = JSON.stringify([
      await kysely.selectFrom('segundos_factores').selectAll().execute(),
      await kysely.selectFrom('codigos_recuperacion').selectAll().execute(),
    ]);
    for (const secret of [secreto, ...codigos]) expect(stored).not.toContain(secret);
    const mail = await kysely
      .selectFrom('outbox_messages')
      .select(['event', 'text_body'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.event).toBe('segundo-factor-inscrito');
    expect(mail.text_body).not.toContain(secreto);
    expect(await findLastAudit(kysely, 'inscribir-segundo-factor')).toMatchObject({
      result: 'exito',
      detail: { paso: 'confirmado' },
    });
  });

  it('a second one is refused to who owes a code of the first, whatever they know', async () => {
    await createInscrito(test, await open());
    const token = await open();
    expect(await codeOf(call(token, '/segundoFactor/inscribir', {}))).toEqual([
      409,
      'SEGUNDO_FACTOR_YA_INSCRITO',
    ]);
    for (const path of ['/segundoFactor/cambiar', '/segundoFactor/codigos'])
      expect(await codeOf(call(token, path, {}))).toEqual([403, 'SEGUNDO_FACTOR_REQUERIDO']);
    expect(await codeOf(call(token, '/segundoFactor/confirmar', { codigo: WRONG }))).toEqual([
      409,
      'SEGUNDO_FACTOR_YA_INSCRITO',
    ]);
  });

  it('another application takes the place of the first with a fresh code, and only once it is confirmed', async () => {
    const token = await open();
    const first = await createInscrito(test, token);
    const { secreto } = (await call(token, '/segundoFactor/cambiar', {})).json();
    const other = await open();
    expect(await codeOf(verify(other, createCodigoTotp(first.secreto, 1)))).toEqual([200, 'ok']);
    expect(
      await codeOf(call(token, '/segundoFactor/confirmar', { codigo: createCodigoTotp(secreto) })),
    ).toEqual([200, 'ok']);
    expect(await codeOf(call(other, '/adm-rols'))).toEqual([403, 'SEGUNDO_FACTOR_REQUERIDO']);
    expect(await codeOf(verify(other, first.codigos[0] ?? ''))).toEqual([422, 'CODIGO_NO_VALIDO']);
    expect(await codeOf(verify(other, createCodigoTotp(secreto, 1)))).toEqual([200, 'ok']);
  });
});

describe('a code', () => {
  it('serves once, and opens its own session alone', async () => {
    const { secreto } = await createInscrito(test, await open());
    const [token, elsewhere] = [await open(), await open()];
    const codigo = createCodigoTotp(secreto, 1);
    expect(await codeOf(verify(token, `${codigo.slice(0, 3)} ${codigo.slice(3)}`))).toEqual([200, 'ok']);
    expect(await codeOf(call(token, '/adm-rols'))).toEqual([200, 'ok']);
    expect(await codeOf(verify(elsewhere, codigo))).toEqual([422, 'CODIGO_NO_VALIDO']);
    expect(await codeOf(call(elsewhere, '/adm-rols'))).toEqual([403, 'SEGUNDO_FACTOR_REQUERIDO']);
  });

  it('of another person opens nothing', async () => {
    const { secreto } = await createInscrito(test, await open());
    const consultor = await open(CONSULTOR);
    const own = await createInscrito(test, consultor);
    expect(own.secreto).not.toBe(secreto);
    const token = await open(CONSULTOR);
    expect(await codeOf(verify(token, createCodigoTotp(secreto, 1)))).toEqual([422, 'CODIGO_NO_VALIDO']);
  });

  it('of recovery serves once, however it is typed; new ones end those before', async () => {
    const first = await open();
    const { codigos } = await createInscrito(test, first);
    const [one = '', two = ''] = codigos;
    const token = await open();
    const answer = await verify(token, ` ${one.replaceAll('-', ' ').toLowerCase()} `);
    expect(answer.json()).toEqual({ verificado: true, codigosRestantes: 9 });
    expect(await codeOf(verify(token, one))).toEqual([422, 'CODIGO_NO_VALIDO']);
    const renewed = (await call(token, '/segundoFactor/codigos', {})).json<{ codigos: string[] }>();
    expect(await codeOf(verify(token, two))).toEqual([422, 'CODIGO_NO_VALIDO']);
    expect(await codeOf(verify(token, renewed.codigos[0] ?? ''))).toEqual([200, 'ok']);
  });

  it('is not looked at after five wrong ones, also the right one, until the wait is over; each is audited', async () => {
    const { kysely } = test.database;
    const { secreto, codigos } = await createInscrito(test, await open());
    const token = await open();
    await forgetSteps();
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () => codeOf(verify(token, 'NO-ES-UN-CODIGO'))),
    );
    expect(wrong.filter(([, code]) => code === 'CODIGO_NO_VALIDO')).toHaveLength(5);
    expect(wrong.filter(([, code]) => code === 'DEMASIADOS_CODIGOS')).toHaveLength(3);
    for (const codigo of [createCodigoTotp(secreto), codigos[0] ?? ''])
      expect(await codeOf(verify(token, codigo))).toEqual([429, 'DEMASIADOS_CODIGOS']);
    const usuarioId = await getUsuarioId(kysely, ADMINISTRADORA);
    expect(await findLastAudit(kysely, 'verificar-segundo-factor', usuarioId)).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'DEMASIADOS_CODIGOS' },
    });
    await kysely
      .updateTable('segundos_factores')
      .set({ bloqueado_hasta: new Date(Date.now() - 1000) })
      .execute();
    expect(await codeOf(verify(token, createCodigoTotp(secreto)))).toEqual([200, 'ok']);
    expect(await findLastAudit(kysely, 'verificar-segundo-factor', usuarioId)).toMatchObject({
      result: 'exito',
      detail: { medio: 'aplicacion' },
    });
  });
});

it('the stored secrets change to a new secrets key, are not read without theirs, and not of another person', async () => {
  const { kysely } = test.database;
  const [first, second] = [Buffer.alloc(32, 'prueba'), Buffer.alloc(32, 9)];
  const { secreto } = await createInscrito(test, await open());
  const both = createSecrets(second, [first]);
  await refreshSecretos(kysely, both);
  const row = await kysely.selectFrom('segundos_factores').selectAll().executeTakeFirstOrThrow();
  expect(both.isCurrent(row.secreto ?? '')).toBe(true);
  const about = `segundos_factores/secreto/${row.usuario_id}`;
  expect(createSecrets(second).decrypt(row.secreto ?? '', about)).toBe(secreto);
  expect(() => createSecrets(second).decrypt(row.secreto ?? '', about.replace(/\d+$/, '999'))).toThrow();
  await expect(refreshSecretos(kysely, createSecrets(first))).rejects.toThrow();
});
