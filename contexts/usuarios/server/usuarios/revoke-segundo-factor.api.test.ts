import { createSecrets } from '@marco/server-kit';
import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ADMINISTRADORA = '1000000001';
const CONSULTOR = '1000000002';
const LIDER = '1000000003';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function release(quien: string, numero: string, change: object = {}) {
  const { kysely } = test.database;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/usuarios/liberarSegundoFactor',
    headers: { authorization: `Bearer ${await openTestSession(kysely, quien)}` },
    payload: { usuarioId: await getUsuarioId(kysely, numero), motivo: 'Perdió su teléfono.', ...change },
  });
  return { status: answer.statusCode, ...answer.json() };
}

/** As if the person had enrolled one. */
async function enroll(numero: string): Promise<number> {
  const { kysely } = test.database;
  const usuario_id = await getUsuarioId(kysely, numero);
  const secreto = createSecrets(Buffer.alloc(32, 'prueba')).encrypt('JBSWY3DPEHPK3PXP', 'prueba');
  await kysely
    .insertInto('segundos_factores')
    .values({ usuario_id, secreto, inscrito_en: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely.insertInto('codigos_recuperacion').values({ usuario_id, codigo_hash: 'x' }).execute();
  return usuario_id;
}

const countFactores = async () =>
  (await test.database.kysely.selectFrom('segundos_factores').select('usuario_id').execute()).length;

describe('release of the second factor of a person', () => {
  it('is refused to who may not, of oneself and without a reason; nothing changes and refusals are audited', async () => {
    await enroll(ADMINISTRADORA);
    await enroll(CONSULTOR);
    expect(await release(LIDER, CONSULTOR)).toMatchObject({ status: 403, code: 'ACCESO_DENEGADO' });
    expect(await release(ADMINISTRADORA, ADMINISTRADORA)).toMatchObject({
      status: 403,
      code: 'LIBERACION_DE_FACTOR_NO_PERMITIDA',
    });
    expect(await findLastAudit(test.database.kysely, 'liberar-segundo-factor')).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'LIBERACION_DE_FACTOR_NO_PERMITIDA' },
    });
    expect(await release(ADMINISTRADORA, CONSULTOR, { motivo: ' ' })).toMatchObject({
      status: 400,
      detalles: [{ campo: 'motivo' }],
    });
    expect(await release(ADMINISTRADORA, CONSULTOR, { usuarioId: 2_000_000_000 })).toMatchObject({
      status: 404,
    });
    expect(await release(ADMINISTRADORA, LIDER)).toMatchObject({
      status: 404,
      code: 'SEGUNDO_FACTOR_NO_ENCONTRADO',
    });
    expect(await countFactores()).toBe(2);
  });

  it('ends it with its recovery codes and the sessions of the person, who is told why; audited', async () => {
    const { kysely } = test.database;
    const usuarioId = await enroll(CONSULTOR);
    const session = await openTestSession(kysely, CONSULTOR);
    const read = async (bearer: string, url: string) =>
      test.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${bearer}` } });
    const administradora = await openTestSession(kysely, ADMINISTRADORA);
    const detalle = await read(administradora, `/usuarios/${usuarioId}`);
    expect(detalle.json().segundoFactor.liberar.allowed).toBe(true);
    expect(await release(ADMINISTRADORA, CONSULTOR)).toEqual({ status: 200, liberado: true });
    expect((await read(session, '/servicioLogin/usuario')).statusCode).toBe(401);
    expect((await read(administradora, `/usuarios/${usuarioId}`)).json().segundoFactor).toBeNull();
    const codigos = kysely.selectFrom('codigos_recuperacion').where('usuario_id', '=', usuarioId);
    expect(await codigos.selectAll().execute()).toEqual([]);
    const mail = await kysely
      .selectFrom('outbox_messages')
      .select(['event', 'text_body'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.event).toBe('segundo-factor-liberado');
    expect(mail.text_body).toContain('Perdió su teléfono.');
    expect(await findLastAudit(kysely, 'liberar-segundo-factor', usuarioId)).toMatchObject({
      result: 'exito',
      detail: { motivo: 'Perdió su teléfono.' },
    });
  });
});
