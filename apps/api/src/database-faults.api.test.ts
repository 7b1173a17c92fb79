import { randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { type DatabaseHandle, openPostgres } from '@marco/server-kit/database';
import { openTestDatabase, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CONNECTIONS = 6;
/** Short, so that a refusal comes soon, and long enough for the start of the product on a busy machine. */
const LIMITS_OF_PRODUCT = { waitMs: 3000, lockMs: 1000 };
const SHORT_LIMITS = { statementMs: 800, idleTransactionMs: 300 };

/** The embedded engine has one connection, which lives and dies with its process. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('a database server at fault', () => {
  let own: DatabaseHandle<DatabaseSchema>;
  let database: DatabaseHandle<DatabaseSchema>;
  let limited: DatabaseHandle<DatabaseSchema>;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    own = await openTestDatabase();
    const { rows } = await sql<{ name: string; role: string }>`
      select current_database() as name, current_user as role`.execute(own.kysely);
    const address = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    address.pathname = `/${rows[0]?.name}`;
    address.username = rows[0]?.role ?? '';
    const settings = { url: address.href, maxConnections: CONNECTIONS };
    database = openPostgres<DatabaseSchema>({ ...settings, limits: LIMITS_OF_PRODUCT });
    limited = openPostgres<DatabaseSchema>({ ...settings, limits: SHORT_LIMITS });
    test = await startTestApp({ database, workers: true });
    token = await openTestSession(own.kysely, '1000000001');
  });
  afterAll(async () => {
    await test.close();
    await limited.close();
    await database.close();
    await own.close();
  });

  const read = () => test.app.inject({ url: '/api-public/servicios' });
  const write = (key = randomUUID()) =>
    test.app.inject({
      method: 'POST',
      url: '/api/usuarios/cambiarEntidad',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      payload: { entidadId },
    });
  let entidadId: number;
  beforeAll(async () => {
    const row = await own.kysely
      .selectFrom('membresias as m')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .select('m.entidad_id')
      .where('u.numero_identificacion', '=', '1000000001')
      .executeTakeFirstOrThrow();
    entidadId = row.entidad_id;
  });

  /** As a server that is restarted does, to every connection but the one it is asked by. */
  const dropConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(own.work);

  it('that drops its connections under writes is told as 503 with a reason, and the process goes on', async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 5; round += 1) {
      const writes = Array.from({ length: 12 }, () => write());
      await dropConnections();
      for (const answer of await Promise.all(writes)) {
        statuses.add(answer.statusCode);
        if (answer.statusCode === 200) continue;
        expect(answer.json()).toMatchObject({ status: 503, code: 'SERVICIO_NO_DISPONIBLE' });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
    expect((await write()).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(200);
  });

  it('with a row that somebody holds: who needs it hears 503, everybody else is answered', async () => {
    await own.kysely.transaction().execute(async (holder) => {
      await sql`select 1 from sessions for update`.execute(holder);
      const writes = Array.from({ length: 3 * CONNECTIONS }, () => write());
      for (let time = 0; time < 5; time += 1) expect((await read()).statusCode).toBe(200);
      expect((await test.app.inject('/salud/listo')).statusCode).toBe(200);
      for (const answer of await Promise.all(writes)) {
        expect(answer.json()).toMatchObject({ status: 503, code: 'SERVICIO_OCUPADO' });
        expect(answer.headers['retry-after']).toBeDefined();
      }
    });
    expect((await write()).statusCode).toBe(200);
  });

  it('ends a statement that takes too long and a transaction that does nothing', async () => {
    const slow = sql`select pg_sleep(60)`.execute(limited.kysely);
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    const forgotten = limited.kysely.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const pid = rows[0]?.pid ?? 0;
      const open = async () =>
        (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(own.kysely)).rows.length;
      await expect.poll(open).toBe(0);
      await sql`select 1`.execute(transaction);
    });
    await expect(forgotten).rejects.toMatchObject({ code: '08006' });
  });

  it('lets work that nobody waits for take longer than a request may', async () => {
    await expect(sql`select pg_sleep(1.2)`.execute(limited.work)).resolves.toBeDefined();
  });
});
