import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError, start } from './start.ts';

const PORT = '8431';
const OTHER_PORT = '8432';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'marco-start-test-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const quiet = () => undefined;
const environment = (extra: Record<string, string> = {}) => ({
  DATA_DIR: directory,
  DEMO_DATA: 'off',
  LOG_LEVEL: 'silent',
  PORT,
  ...extra,
});

describe('start', () => {
  it('prepares an empty folder, refuses a second process clearly, and keeps the data', async () => {
    const first = await start(environment(), quiet);
    const second = start(environment({ PORT: OTHER_PORT }), quiet);
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(/está en uso por otro proceso/);
    expect((await fetch(`http://localhost:${PORT}/salud/listo`)).status).toBe(200);
    await first.stop();
    const again = await start(environment(), quiet);
    const sectores = await fetch(`http://localhost:${PORT}/api-public/adm-tipo-identificacions`);
    expect(await sectores.json()).not.toEqual([]);
    await again.stop();
  });

  it('[GEN-02] without demo data there are no demo identities nor services', async () => {
    const running = await start(environment(), quiet);
    expect(await (await fetch(`http://localhost:${PORT}/api-public/servicios`)).json()).toEqual([]);
    await running.stop();
  });

  it('says which port is busy and how to choose another', async () => {
    const holder = createServer().listen(Number(PORT), '127.0.0.1');
    await expect(start(environment(), quiet)).rejects.toThrow(/El puerto 8431 está ocupado.*PORT=/s);
    await new Promise((resolve) => holder.close(resolve));
  });

  it('names wrong settings and an unreachable database server', async () => {
    await expect(start(environment({ PORT: 'x' }), quiet)).rejects.toThrow(/PORT/);
    const unreachable = environment({ DATABASE_URL: 'postgres://127.0.0.1:9/nada', HOST: '127.0.0.1' });
    await expect(start(unreachable, quiet)).rejects.toThrow(/DATABASE_URL/);
  });

  it('sends another name of this machine to the public address', async () => {
    const running = await start(environment(), quiet);
    const answer = await fetch(`http://127.0.0.1:${PORT}/mesas-interoperabilidad/home?nombre=a`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(
      `http://localhost:${PORT}/mesas-interoperabilidad/home?nombre=a`,
    );
    await running.stop();
  });
});
