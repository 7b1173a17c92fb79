import { createNonce, createSession } from '@marco/server-kit';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetExpired, startChores } from './chores.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('forgetting', () => {
  it('takes what expired and long ended, and leaves the rest', async () => {
    const { kysely } = test.database;
    for (const nonce of ['vivo', 'vencido']) await createNonce(kysely, nonce, 10);
    await sql`update login_nonces set expires_at = now() - interval '1 second'
      where nonce_hash = encode(sha256('vencido'), 'hex')`.execute(kysely);
    await sql`insert into used_external_tokens (token_hash, expires_at)
      values ('viejo', now() - interval '1 second'), ('nuevo', now() + interval '1 hour')`.execute(kysely);
    for (const userAgent of ['abierta', 'cerrada hoy', 'cerrada antes'])
      await createSession(kysely, { userId: 1, membershipId: null, maximumHours: 1, userAgent });
    await sql`update sessions set revoked_at = now() where user_agent = 'cerrada hoy'`.execute(kysely);
    await sql`update sessions set revoked_at = now() - interval '31 days'
      where user_agent = 'cerrada antes'`.execute(kysely);
    await sql`insert into idempotency_keys (id, digest, expires_at)
      values ('clave vencida', '', now() - interval '1 second'), ('clave viva', '', now() + interval '1 hour')`.execute(
      kysely,
    );
    await forgetExpired(kysely);
    const left = await sql<{ name: string }>`select nonce_hash as name from login_nonces
      union all select token_hash from used_external_tokens
      union all select id from idempotency_keys
      union all select user_agent from sessions where user_agent is not null`.execute(kysely);
    expect(left.rows).toHaveLength(5);
    expect(left.rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['nuevo', 'clave viva', 'abierta', 'cerrada hoy']),
    );
  });
});

describe('chores', () => {
  it('run one at a time when woken, again for what came meanwhile, and are waited for at the end', async () => {
    const runs: string[] = [];
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const chores = startChores(
      {
        work: async () => {
          runs.push('begin');
          begun.resolve();
          await gate.promise;
          runs.push('end');
        },
      },
      { error: () => undefined },
    );
    chores.wake('work');
    await begun.promise;
    for (let times = 0; times < 3; times += 1) chores.wake('work');
    await new Promise((resolve) => setImmediate(resolve));
    expect(runs).toEqual(['begin']);
    gate.resolve();
    await expect.poll(() => runs).toEqual(['begin', 'end', 'begin', 'end']);
    await chores.stop();
    chores.wake('work');
    await new Promise((resolve) => setImmediate(resolve));
    expect(runs).toHaveLength(4);
  });

  it('a failure is logged and the next run tries again', async () => {
    const logged: unknown[] = [];
    let failures = 1;
    let done = 0;
    const chores = startChores(
      {
        work: async () => {
          if (failures-- > 0) throw new Error('broken');
          done += 1;
        },
      },
      { error: (line: unknown) => void logged.push(line) },
    );
    chores.wake('work');
    await expect.poll(() => logged.length).toBe(1);
    chores.wake('work');
    await expect.poll(() => done).toBe(1);
    await chores.stop();
  });
});
