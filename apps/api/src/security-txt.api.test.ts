import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { PUBLIC_URL: 'https://marco.ejemplo.gov.co' } });
});
afterAll(() => test.close());

const read = () => test.app.inject({ url: '/.well-known/security.txt' });
const tellCorreos = (correos: object) =>
  test.database.kysely
    .updateTable('parametros')
    .set({ valor: JSON.stringify(correos) })
    .where('clave', '=', 'pie.correos')
    .execute();

it('F20: whoever finds a weakness reads whom to tell it (RFC 9116)', async () => {
  await tellCorreos({ soporte: 'seguridad@ejemplo.gov.co' });
  const answer = await read();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:seguridad@ejemplo.gov.co');
  expect(fields.get('Preferred-Languages')).toBe('es');
  expect(fields.get('Canonical')).toBe('https://marco.ejemplo.gov.co/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

it('F20: without an address to write to there is no such file', async () => {
  await tellCorreos({});
  expect((await read()).statusCode).toBe(404);
});
