import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the catalogue of indicators', () => {
  it('[AREA-09] whoever has no session reads the public ones', async () => {
    const refused = await test.app.inject({ method: 'GET', url: '/api/indicadores' });
    expect(refused.statusCode).toBe(401);
    const answer = await test.app.inject({ method: 'GET', url: '/api-public/indicadores' });
    expect(answer.statusCode).toBe(200);
    const { indicadores } = answer.json();
    expect(indicadores.map(({ codigo }: { codigo: string }) => codigo)).toContain('IND-02');
  });

  it('[AREA-09] a session reads those of its rol', async () => {
    const token = await openTestSession(test.database.kysely, '1000000001');
    const answer = await test.app.inject({
      method: 'GET',
      url: '/api/indicadores',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(200);
  });
});
