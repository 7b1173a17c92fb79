import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY: 'on' } });
});
afterAll(() => test.close());

/** Calls as a person of an address behind the one proxy that is believed. */
function call(address: string, token?: string) {
  return test.app.inject({
    url: token ? '/api/servicios' : '/api-public/servicios',
    headers: { 'x-forwarded-for': address, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
}

async function repeat(times: number, work: (time: number) => ReturnType<typeof call>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await work(time)).statusCode);
  return statuses;
}

describe('rate limit', () => {
  it('[API-05] counts refused calls too, so that tokens cannot be guessed at will', async () => {
    expect(await repeat(4, () => call('203.0.113.1', 'a'.repeat(43)))).toEqual([401, 401, 401, 429]);
  });

  it('F11: a token that opens no session opens no larger place either', async () => {
    expect(await repeat(4, () => call('203.0.113.5'))).toEqual([200, 200, 200, 429]);
    for (const token of ['x', 'a'.repeat(43)])
      for (const url of ['/api-public/servicios', '/api/servicios']) {
        const answer = await test.app.inject({
          url,
          headers: { 'x-forwarded-for': '203.0.113.5', authorization: `Bearer ${token}` },
        });
        expect(answer.statusCode).toBe(429);
      }
    const session = await openTestSession(test.database.kysely, '1000000011');
    expect(await repeat(1, () => call('203.0.113.5', session))).toEqual([200]);
  });

  it('counts over all processes of one database, and over a restart', async () => {
    const environment = { RATE_LIMIT_PER_MINUTE: '1000' };
    const { database } = test;
    const first = await startTestApp({ database, environment });
    const second = await startTestApp({ database, environment });
    const readCount = async ({ app }: TestApp) => {
      const { headers } = await app.inject('/api-public/servicios');
      return 1000 - Number(headers['x-ratelimit-remaining']);
    };
    const { statusCode } = await first.app.inject('/api-public/servicios');
    expect(statusCode).toBe(200);
    for (let time = 1; time < 10; time += 1) await readCount(first);
    let own = 0;
    const countElsewhere = async (process: TestApp) => (await readCount(process)) - ++own;
    await expect.poll(() => countElsewhere(second)).toBe(10);
    await first.close();
    await second.close();
    const restarted = await startTestApp({ database, environment });
    await expect.poll(() => countElsewhere(restarted)).toBe(10);
    await restarted.close();
  });

  it('[API-05] counts people of one address apart', async () => {
    const { kysely } = test.database;
    const [one, other] = await Promise.all([
      openTestSession(kysely, '1000000001'),
      openTestSession(kysely, '1000000002'),
    ]);
    expect(await repeat(4, () => call('203.0.113.2', one))).toEqual([200, 200, 200, 429]);
    expect(await repeat(4, () => call('203.0.113.2', other))).toEqual([200, 200, 200, 429]);
  });

  it('believes the address the nearest proxy tells, not what the caller wrote before it', async () => {
    const statuses = await repeat(4, (time) => call(`198.51.100.${time}, 203.0.113.3`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await call('203.0.113.4')).statusCode).toBe(200);
  });
});

describe('addresses nobody bound', () => {
  it('[GEN-01] one that cannot be decoded is a problem document in Spanish', async () => {
    const answer = await test.app.inject('/mesas/%zz');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'SOLICITUD_INVALIDA' });
  });

  it('a file that does not exist is not the application', async () => {
    const answer = await test.app.inject({
      url: '/favicon.ico',
      headers: { accept: 'image/avif,*/*;q=0.8' },
    });
    expect(answer.statusCode).toBe(404);
  });
});
