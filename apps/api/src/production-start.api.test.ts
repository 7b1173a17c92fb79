import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecretsKey } from '@marco/server-kit';
import { openTestDatabaseIn } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runEndDemo } from './end-demo.ts';
import { StartError, start } from './start.ts';

const PORT = '8437';
const KEY = createSecretsKey();

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'marco-production-'));
  const database = openTestDatabaseIn(directory);
  await database.kysely.selectFrom('usuarios').select('id').limit(1).execute();
  await database.close();
  chmodSync(directory, 0o755);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const environment = () => ({
  DATA_DIR: directory,
  LOG_LEVEL: 'silent',
  NODE_ENV: 'production',
  PORT,
  SECRETS_KEY: KEY,
});

/** Files of the directory, at any depth, that others than their owner may read, write or enter. */
function listOpenToOthers(): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (path) => (statSync(join(directory, path)).mode & 0o007) !== 0,
  );
}

/** Signs in at the authenticator with the password of the README. */
async function signInAsDemo(): Promise<number> {
  const home = `http://localhost:${PORT}`;
  const query = new URLSearchParams({
    client_id: 'marco-interoperabilidad',
    redirect_uri: `${home}/inicio`,
    response_type: 'id_token',
    scope: 'openid',
    nonce: 'n-1',
    state: 's-1',
  });
  const asked = await fetch(`${home}/autenticador/connect/authorize?${query}`, { redirect: 'manual' });
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(new URL(asked.headers.get('location') ?? '', home), {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ tipo: 'CC', numero: '1000000001', contrasena: 'Demo2026*' }),
    redirect: 'manual',
  });
  return answer.status;
}

describe('a production start on a database of an evaluation', () => {
  it('F3, F13: is refused while its people can sign in, and tells the command; the folder is narrowed', async () => {
    const lines: string[] = [];
    const refused = start(environment(), (line) => lines.push(line));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/identidades de demostración activas.*npm run demo:end/s);
    expect(lines.join()).toContain('estaba abierta a otras personas');
    expect(statSync(directory).mode & 0o777).toBe(0o700);
  });

  it('F3, F18: starts after demo:end, the people of the README are nobody, and metrics need their token', async () => {
    const lines: string[] = [];
    expect(await runEndDemo(environment(), (line) => lines.push(line))).toBe(0);
    expect(lines.join()).toMatch(/Se quitaron [1-9]\d* identidades .* [1-9]\d* personas/);
    const running = await start(environment(), () => undefined);
    expect(await signInAsDemo()).toBe(401);
    expect((await fetch(`http://localhost:${PORT}/metricas`)).status).toBe(404);
    await running.stop();
    expect(listOpenToOthers().filter((path) => !path.startsWith('pglite'))).toEqual([]);
  });
});
