import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SharedCounts } from '../limits/shared-counts.ts';
import { type AreaCall, registerOpenAreas } from './open-area.ts';
import { registerProblems } from './problem.ts';
import { registerRateLimit } from './rate-limit.ts';

const LIMIT = 1000;

let app: FastifyInstance;
let last: AreaCall | undefined;
beforeAll(async () => {
  app = fastify();
  registerProblems(app);
  await registerRateLimit(app, 1000, new SharedCounts());
  registerOpenAreas(app, [
    {
      prefix: '/area',
      bodyLimit: LIMIT,
      ratePerMinute: 20,
      answer: async (call) => {
        last = call;
        if (call.path === '/rota') throw new Error('nobody foresaw this');
        const cut = call.query.get('cut');
        const answer = { status: 207, headers: { 'content-type': 'text/x-own' }, body: 'x'.repeat(5000) };
        return cut === 'before' || cut === 'halfway' ? { ...answer, cut } : answer;
      },
      refuse: ({ status, code }, call) => ({
        status,
        headers: { 'content-type': 'text/x-own' },
        body: `${code} ${call.path}`,
      }),
    },
  ]);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const call = (path: string, init: RequestInit = {}) => fetch(`${app.listeningOrigin}/area${path}`, init);

describe('an open area', () => {
  it('takes any media type as it came, and answers as the area says', async () => {
    const answer = await call('/a%2Fb?uno=1', {
      method: 'POST',
      headers: { 'content-type': 'application/x-odd', 'x-own': 'yes' },
      body: new Uint8Array([0xff, 0x00, 0x7b]),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([207, 'text/x-own']);
    expect(last).toMatchObject({ method: 'POST', path: '/a%2Fb' });
    expect(last?.query.get('uno')).toBe('1');
    expect(last?.headers['x-own']).toBe('yes');
    expect([...(last?.body ?? [])]).toEqual([0xff, 0x00, 0x7b]);
  });

  it('is open to programs of other sites and closed to search engines', async () => {
    const preflight = await call('/a', { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const answer = await call('/a');
    expect([answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')]).toEqual([
      'noindex, nofollow',
      'no-store',
    ]);
  });

  it('tells in its own form what the server refuses and what fails', async () => {
    const grande = await call('/grande', { method: 'POST', body: 'x'.repeat(LIMIT + 1) });
    expect([grande.status, await grande.text()]).toEqual([413, 'CUERPO_DEMASIADO_GRANDE /grande']);
    const rota = await call('/rota');
    expect([rota.status, await rota.text()]).toEqual([500, 'ERROR_INTERNO /rota']);
  });

  it('closes the connection before the answer, or in the middle of it', async () => {
    await expect(call('/a?cut=before').then((answer) => answer.text())).rejects.toThrow();
    const half = await call('/a?cut=halfway');
    expect(half.status).toBe(207);
    await expect(half.text()).rejects.toThrow();
  });

  it('limits the calls of an address over all its addresses and methods', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => call(`/limite-${at}`, { method: at % 2 === 0 ? 'GET' : 'POST' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(await refused[0]?.text()).toMatch(/^DEMASIADAS_PETICIONES \/limite-/);
  });
});
