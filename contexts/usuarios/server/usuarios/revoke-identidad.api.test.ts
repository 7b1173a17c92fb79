import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ADMINISTRADORA = '1000000001';
const FUNCIONARIO = '1000000013';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function release(quien: string | null, numero: string, change: object = {}) {
  const authorization = quien && `Bearer ${await openTestSession(test.database.kysely, quien)}`;
  return test.app.inject({
    method: 'POST',
    url: '/api/usuarios/liberarIdentidad',
    headers: authorization ? { authorization } : {},
    payload: {
      tipoIdentificacion: 'CC',
      numeroIdentificacion: numero,
      motivo: 'No es su titular.',
      ...change,
    },
  });
}

const findIdentity = (numero: string) =>
  test.database.kysely
    .selectFrom('auth_accounts')
    .select(['subject', 'email'])
    .where('identification_type', '=', 'CC')
    .where('identification_number', '=', numero)
    .executeTakeFirst();

function createIdentity(numero: string) {
  return test.app.inject({
    method: 'POST',
    url: '/autenticador/crear-cuenta',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      acceso: 'documento',
      tipo: 'CC',
      numero,
      primerNombre: 'Nueva',
      primerApellido: 'Titular',
      correo: 'titular@ejemplo.gov.co',
      contrasena: 'Clave2026*',
      confirmacion: 'Clave2026*',
      autoriza: '1.0',
    }).toString(),
  });
}

describe('release of an identity', () => {
  it.each([
    ['nobody', null, 401, 'SESION_REQUERIDA'],
    ['an employee of an entity', FUNCIONARIO, 403, 'ACCESO_DENEGADO'],
  ])('F14: is refused to %s and changes nothing', async (_who, quien, status, code) => {
    const answer = await release(quien, '1000000003');
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await findIdentity('1000000003')).toBeDefined();
  });

  it('F14: nobody frees their own identity; it stays, and the refusal is audited', async () => {
    const answer = await release(ADMINISTRADORA, ADMINISTRADORA);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'LIBERACION_NO_PERMITIDA']);
    expect(JSON.stringify(answer.json().detalles)).toContain('su propia identidad');
    expect(await findIdentity(ADMINISTRADORA)).toBeDefined();
    expect(await findLastAudit(test.database.kysely, 'liberar-identidad')).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'LIBERACION_NO_PERMITIDA' },
    });
  });

  it.each([
    [{ motivo: ' ' }, 'motivo'],
    [{ tipoIdentificacion: '' }, 'tipoIdentificacion'],
    [{ numeroIdentificacion: '' }, 'numeroIdentificacion'],
  ])('F14: refuses %j beside its field', async (change, campo) => {
    const answer = await release(ADMINISTRADORA, '1000000003', change);
    expect([answer.statusCode, answer.json().detalles[0].campo]).toEqual([400, campo]);
  });

  it('F14: a number nobody has is not found', async () => {
    const answer = await release(ADMINISTRADORA, '999999999');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'IDENTIDAD_NO_ENCONTRADA']);
  });

  it('F14: frees the number, ends user, sessions and pending registrations, keeps the trail, and the owner creates it', async () => {
    const { kysely } = test.database;
    const usuarioId = await getUsuarioId(kysely, FUNCIONARIO);
    const session = await openTestSession(kysely, FUNCIONARIO);
    const before = await findIdentity(FUNCIONARIO);
    const answer = await release(ADMINISTRADORA, '1.000.000.013');
    expect([answer.statusCode, answer.json()]).toEqual([200, { liberada: true }]);
    expect(await findIdentity(FUNCIONARIO)).toBeUndefined();
    const read = await test.app.inject({
      url: '/api/servicioLogin/usuario',
      headers: { authorization: `Bearer ${session}` },
    });
    expect(read.statusCode).toBe(401);
    const usuario = await kysely
      .selectFrom('usuarios')
      .select(['activo', 'numero_identificacion'])
      .where('id', '=', usuarioId)
      .executeTakeFirst();
    expect(usuario).toEqual({ activo: false, numero_identificacion: FUNCIONARIO });
    const open = await kysely
      .selectFrom('membresias')
      .select('id')
      .where('usuario_id', '=', usuarioId)
      .where('estado', 'in', ['activa', 'pendiente'])
      .execute();
    expect(open).toEqual([]);
    expect(await findLastAudit(kysely, 'liberar-identidad')).toMatchObject({
      result: 'exito',
      object_id: before?.subject,
      detail: { usuarioId, motivo: 'No es su titular.' },
    });
    expect((await createIdentity(FUNCIONARIO)).statusCode).toBe(200);
    const after = await findIdentity(FUNCIONARIO);
    expect(after?.email).toBe('titular@ejemplo.gov.co');
    expect(after?.subject).not.toBe(before?.subject);
  });

  it('F14: an identity that never registered here is freed too', async () => {
    await createIdentity('52418300');
    expect((await release(ADMINISTRADORA, '52418300')).statusCode).toBe(200);
    expect(await findIdentity('52418300')).toBeUndefined();
  });
});

it('F14: with an external authenticator the answer says where identities are administered', async () => {
  const external = await startTestApp({ environment: { OIDC_ISSUER: 'https://autenticador.example' } });
  const token = await openTestSession(external.database.kysely, ADMINISTRADORA);
  const answer = await external.app.inject({
    method: 'POST',
    url: '/api/usuarios/liberarIdentidad',
    headers: { authorization: `Bearer ${token}` },
    payload: { tipoIdentificacion: 'CC', numeroIdentificacion: '1', motivo: 'x' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'IDENTIDAD_EXTERNA']);
  await external.close();
});
