import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdf } from '@marco/archivos/testing';
import { openTestDatabaseIn, openTestSession } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningProduct, start } from './start.ts';

const PORT = '8439';

let directory: string;
let token: string;
let running: RunningProduct;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'marco-private-files-'));
  const database = openTestDatabaseIn(directory);
  token = await openTestSession(database.kysely, '1000000001');
  await database.close();
  const environment = { DATA_DIR: directory, DEMO_DATA: 'off', LOG_LEVEL: 'silent', PORT };
  running = await start(environment, () => undefined);
});
afterAll(async () => {
  await running.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Folders and files of a folder, at any depth, with their rights. */
function listRights(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => {
    const stat = statSync(join(folder, path));
    return { path, isFolder: stat.isDirectory(), rights: stat.mode & 0o777 };
  });
}

it('F13: an uploaded file, its folders and the folder of the embedded database are of the owner of the process alone', async () => {
  const before = new Set(listRights(directory).map(({ path }) => path));
  const form = new FormData();
  form.append('archivo', new Blob([new Uint8Array(createPdf())]), 'prueba.pdf');
  const answer = await fetch(`http://localhost:${PORT}/api/uploadFileOpt?carpeta=mesas`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(answer.status).toBe(200);
  const outside = listRights(directory).filter(({ path }) => !path.startsWith('pglite/'));
  const uploaded = outside.filter(({ path, isFolder }) => !before.has(path) && !isFolder);
  expect(uploaded).toHaveLength(1);
  expect(uploaded[0]?.path).toMatch(/mesas/);
  for (const { path, isFolder, rights } of outside)
    expect([path, rights.toString(8)]).toEqual([path, isFolder ? '700' : '600']);
  // The engine gives its files rights of its own: nobody else enters their folder.
  expect(statSync(join(directory, 'pglite')).mode & 0o777).toBe(0o700);
});
