import { getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000003');
});
afterAll(() => test.close());

const ask = (method: 'GET' | 'PUT', payload?: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method,
    url: '/api/perfil',
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
const DATOS = { cargo: 'Directora de sistemas', otroNumeroTelefonico: '6013443460' };

describe('what a person says of themselves', () => {
  it.each([
    [{ ...DATOS, cargo: '  ' }, 'cargo', 'Cargo'],
    [{ ...DATOS, cargo: 'x'.repeat(101) }, 'cargo', 'máximo 100 caracteres'],
    [{ ...DATOS, otroNumeroTelefonico: '12345' }, 'otroNumeroTelefonico', 'de 7 a 10 dígitos'],
    [{ ...DATOS, otroNumeroTelefonico: '601 344 34' }, 'otroNumeroTelefonico', 'de 7 a 10 dígitos'],
    [{ ...DATOS, rolId: 1 }, 'rolId', ''],
  ])('%j is refused at its field, and changes nothing', async (datos, campo, mensaje) => {
    const before = (await ask('GET')).json();
    const answer = await ask('PUT', datos);
    expect([answer.statusCode, answer.json().detalles[0].campo]).toEqual([400, campo]);
    expect(answer.json().detalles[0].mensaje).toContain(mensaje);
    expect((await ask('GET')).json()).toEqual(before);
  });

  it('needs a session and an entidad it works for', async () => {
    expect((await test.app.inject('/api/perfil')).statusCode).toBe(401);
    const { kysely } = test.database;
    const sin = await openTestSession(kysely, '1000000004');
    await kysely
      .updateTable('sessions')
      .set({ membership_id: null })
      .where('user_id', '=', await getUsuarioId(kysely, '1000000004'))
      .execute();
    const headers = { authorization: `Bearer ${sin}` };
    expect((await ask('GET', undefined, headers)).json().code).toBe('PERFIL_SIN_ENTIDAD');
    expect((await ask('PUT', DATOS, headers)).json().code).toBe('PERFIL_SIN_ENTIDAD');
  });

  it('is changed over the version that was seen, in their own entidad alone, and stands in the trail', async () => {
    const before = (await ask('GET')).json();
    expect(before).toMatchObject({ rol: 'Líder de interoperabilidad', numeroIdentificacion: '1000000003' });
    const outdated = await ask('PUT', DATOS, { 'if-match': `"${before.version - 1}"` });
    expect(outdated.statusCode).toBe(412);
    const changed = await ask('PUT', DATOS, { 'if-match': `"${before.version}"` });
    expect(changed.json()).toEqual({ ...before, ...DATOS, version: before.version + 1 });
    const sinTelefono = await ask('PUT', { ...changed.json(), otroNumeroTelefonico: null });
    expect(sinTelefono.json()).toMatchObject({ cargo: DATOS.cargo, otroNumeroTelefonico: null });
    const rows = await test.database.kysely
      .selectFrom('membresias as m')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .select('u.numero_identificacion as numero')
      .where('m.cargo', '=', DATOS.cargo)
      .execute();
    expect(rows).toEqual([{ numero: '1000000003' }]);
    const event = await test.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'object_type', 'detail'])
      .where('action', '=', 'cambiar-perfil')
      .where('result', '=', 'exito')
      .orderBy('id')
      .executeTakeFirst();
    expect(event).toMatchObject({
      object_type: 'membresia',
      detail: { antes: { cargo: before.cargo || null }, despues: DATOS },
    });
  });
});

describe('the first tour', () => {
  const send = (own: string | undefined) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/perfil/recorrido',
      ...(own === undefined ? {} : { headers: { authorization: `Bearer ${own}` } }),
    });
  const readBloque = async (own: string) => {
    const headers = { authorization: `Bearer ${own}` };
    const answer = await test.app.inject({ url: '/api/inicio?bloques=recorrido', headers });
    return answer.json().bloques.recorrido;
  };

  it('[AREA-13] is offered until the person says no, whatever others say; the trail keeps it once', async () => {
    expect((await send(undefined)).statusCode).toBe(401);
    expect(await readBloque(token)).toEqual({ estado: 'ausente' });
    const nueva = await openTestSession(test.database.kysely, '1000000010');
    expect(await readBloque(nueva)).toEqual({ estado: 'listo', datos: { seOfrece: true } });
    await send(token);
    expect((await readBloque(nueva)).estado).toBe('listo');
    const first = await send(nueva);
    expect(first.statusCode).toBe(200);
    expect((await send(nueva)).json()).toEqual(first.json());
    expect(await readBloque(nueva)).toEqual({ estado: 'ausente' });
    const events = await test.database.kysely
      .selectFrom('audit_events')
      .select('object_id')
      .where('action', '=', 'cerrar-recorrido')
      .execute();
    expect(events).toHaveLength(1);
  });
});
