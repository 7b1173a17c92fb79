import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createSecretsKey } from '@marco/server-kit';
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

/**
 * What lies in the data directory, at any depth, and others than its owner may read, write or enter. The embedded engine
 * gives its files rights of its own: its folder is what nobody else enters.
 */
function listOpenToOthers(): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('pglite/'))
    .filter((path) => (statSync(join(directory, path)).mode & 0o077) !== 0);
}

/** Settings of the specification (§3): mesas, normative I and III, layers, political, organizational and technical III. */
const STORAGE_SETTINGS = [
  'STORAGE_MESAS',
  'STORAGE_NORMATIVO_1',
  'STORAGE_NORMATIVO_3',
  'STORAGE_CAPAS',
  'STORAGE_POLITICO_3',
  'STORAGE_ORGANIZACIONAL_3',
  'STORAGE_TECNICO_3',
];

describe('start', () => {
  it('prepares an empty folder, refuses a second process clearly, and keeps the data', async () => {
    const first = await start(environment(), quiet);
    const second = start(environment({ PORT: OTHER_PORT }), quiet);
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(/está en uso por otro proceso/);
    expect((await fetch(`http://localhost:${PORT}/salud/listo`)).status).toBe(200);
    await first.stop();
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(listOpenToOthers()).toEqual([]);
    const again = await start(environment(), quiet);
    const sectores = await fetch(`http://localhost:${PORT}/api-public/adm-tipo-identificacions`);
    expect(await sectores.json()).not.toEqual([]);
    await again.stop();
  });

  it('[CONF-01] each kind of file has the folder of its own setting, made at the start', async () => {
    const root = join(directory, '..', `${basename(directory)}-clases`);
    const folders = Object.fromEntries(
      STORAGE_SETTINGS.map((name) => [name, join(root, name.toLowerCase())]),
    );
    const running = await start(environment(folders), quiet);
    await running.stop();
    const made = readdirSync(root).toSorted();
    rmSync(root, { recursive: true });
    expect(made).toEqual(STORAGE_SETTINGS.map((name) => name.toLowerCase()).toSorted());
  });

  it('F13: folders outside DATA_DIR are made for their owner alone; it warns of an open one and names one it cannot use', async () => {
    const at = (name: string) => join(directory, '..', `${basename(directory)}-${name}`);
    mkdirSync(at('abierta'));
    chmodSync(at('abierta'), 0o755);
    writeFileSync(at('archivo'), '');
    const lines: string[] = [];
    const folders = { STORAGE_MESAS: join(at('nueva'), 'mesas'), STORAGE_CAPAS: at('abierta') };
    const running = await start(environment(folders), (line) => lines.push(line));
    await running.stop();
    const modes = [join(at('nueva'), 'mesas'), at('nueva'), at('abierta')].map(
      (folder) => statSync(folder).mode & 0o777,
    );
    const refused = start(environment({ STORAGE_MESAS: join(at('archivo'), 'mesas') }), quiet);
    await expect(refused).rejects.toThrow(/No fue posible usar la carpeta .*-archivo\/mesas/);
    for (const name of ['nueva', 'abierta', 'archivo']) rmSync(at(name), { recursive: true });
    expect(modes).toEqual([0o700, 0o700, 0o755]);
    const warned = lines.filter((line) => line.includes('STORAGE_*'));
    expect(warned).toEqual([expect.stringContaining(`chmod 700: ${at('abierta')}`)]);
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
    const unreachable = environment({
      DATABASE_URL: 'postgres://127.0.0.1:9/nada',
      HOST: '127.0.0.1',
      SECRETS_KEY: createSecretsKey(),
    });
    await expect(start(unreachable, quiet)).rejects.toThrow(/DATABASE_URL/);
  });

  it('names an object store it cannot write to', async () => {
    const nowhere = environment({
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'marco',
      S3_ACCESS_KEY: 'llave',
      S3_SECRET_KEY: 'secreto',
    });
    await expect(start(nowhere, quiet)).rejects.toThrow(/S3_ENDPOINT.*ECONNREFUSED/s);
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
