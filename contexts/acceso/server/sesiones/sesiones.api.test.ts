import { createSession } from '@marco/server-kit';
import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sesion } from '../../contract/index.ts';

const OWN = '1000000003';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`delete from sessions`.execute(test.database.kysely);
  token = await openTestSession(test.database.kysely, OWN);
});

function call(method: 'GET' | 'POST', path: string, payload?: object, bearer = token) {
  return test.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${bearer}` },
    ...(payload ? { payload } : {}),
  });
}

async function listOwn(): Promise<Sesion[]> {
  return (await call('GET', '/sesiones')).json();
}

/** Another session of the same person, from a browser. */
async function openElsewhere(): Promise<string> {
  const { kysely } = test.database;
  const id = await getUsuarioId(kysely, OWN);
  return createSession(kysely, {
    userId: id,
    membershipId: null,
    maximumHours: 1,
    address: '198.51.100.4',
    userAgent: CHROME,
  });
}

async function isOpen(bearer: string): Promise<boolean> {
  return (await call('GET', '/servicioLogin/usuario', undefined, bearer)).statusCode === 200;
}

describe('own sessions', () => {
  it('lists the open ones, this one first and marked, with device, address and times', async () => {
    await openElsewhere();
    await openTestSession(test.database.kysely, '1000000002');
    const sesiones = await listOwn();
    expect(
      sesiones.map(({ actual, dispositivo, direccion }) => ({ actual, dispositivo, direccion })),
    ).toEqual([
      { actual: true, dispositivo: 'Dispositivo no reconocido', direccion: null },
      { actual: false, dispositivo: 'Chrome en Windows', direccion: '198.51.100.4' },
    ]);
    for (const { inicio, ultimaActividad } of sesiones)
      expect(new Date(inicio).getTime()).toBeLessThanOrEqual(new Date(ultimaActividad).getTime());
  });

  it('tells nothing of ended, expired and idle sessions, nor any token', async () => {
    await openElsewhere();
    for (const change of [
      sql`update sessions set revoked_at = now() where address is not null`,
      sql`update sessions set revoked_at = null, expires_at = now() - interval '1 second' where address is not null`,
      sql`update sessions set expires_at = now() + interval '1 hour', last_seen_at = now() - interval '31 minutes'
        where address is not null`,
    ]) {
      await change.execute(test.database.kysely);
      expect(await listOwn()).toHaveLength(1);
    }
    expect(JSON.stringify(await listOwn())).not.toContain(token);
  });

  it('closes one of them, which answers 401 from then on, and audits it', async () => {
    const other = await openElsewhere();
    const [, sesion] = await listOwn();
    expect((await call('POST', '/sesiones/cerrar', { id: sesion?.id })).json()).toEqual({ cerrada: true });
    expect([await isOpen(other), await isOpen(token)]).toEqual([false, true]);
    const audit = await findLastAudit(test.database.kysely, 'cerrar-otra-sesion');
    expect(audit).toMatchObject({ result: 'exito', object_id: sesion?.id });
  });

  it("refuses somebody else's session, an unknown and a closed one, and closes none", async () => {
    const foreign = await openTestSession(test.database.kysely, '1000000002');
    const [own] = (await call('GET', '/sesiones', undefined, foreign)).json();
    for (const id of [own.id, '00000000-0000-4000-8000-000000000000']) {
      const answer = await call('POST', '/sesiones/cerrar', { id });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'SESION_NO_ENCONTRADA']);
    }
    expect(await isOpen(foreign)).toBe(true);
    expect((await call('POST', '/sesiones/cerrar', { id: 'uno' })).statusCode).toBe(400);
  });

  it('closes all others at once and keeps this one', async () => {
    const others = [await openElsewhere(), await openElsewhere()];
    const foreign = await openTestSession(test.database.kysely, '1000000002');
    expect((await call('POST', '/sesiones/cerrar-otras')).json()).toEqual({ cerradas: 2 });
    expect(await Promise.all([...others, foreign, token].map(isOpen))).toEqual([false, false, true, true]);
  });

  it('going on counts as activity and tells the limits of the parameters', async () => {
    await sql`update sessions set last_seen_at = now() - interval '29 minutes'`.execute(test.database.kysely);
    await sql`update parametros set valor = '5' where clave = 'sesion.avisoMinutos'`.execute(
      test.database.kysely,
    );
    const answer = (await call('POST', '/sesiones/seguir')).json();
    expect(answer).toMatchObject({ inactividadSegundos: 1800, avisoSegundos: 300 });
    await sql`update sessions set expires_at = now() + interval '10 minutes'`.execute(test.database.kysely);
    const late = (await call('POST', '/sesiones/seguir')).json();
    expect(late.restanSegundos).toBeLessThanOrEqual(600);
    expect(late.restanSegundos).toBeGreaterThan(0);
    const { rows } = await sql<{
      fresh: boolean;
    }>`select bool_and(last_seen_at > now() - interval '1 minute') as fresh
      from sessions`.execute(test.database.kysely);
    expect(rows[0]?.fresh).toBe(true);
    await sql`update sessions set last_seen_at = now() - interval '31 minutes'`.execute(test.database.kysely);
    expect((await call('POST', '/sesiones/seguir')).statusCode).toBe(401);
  });
});
