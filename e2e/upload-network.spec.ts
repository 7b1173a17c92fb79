import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateFilesDirectory } from '@marco/test-kit/template-cache';
import type { CDPSession } from '@playwright/test';
import { enterAs } from './support/authenticator-page.ts';
import { askDatabase, countRows } from './support/database.ts';
import { beginJourney, expect, type Locator, type Page, test } from './support/journey.ts';
import { openRelay } from './support/relay.ts';

const MEGA = 1_000_000;
/** More than the machine keeps between a browser and a server that does not read. */
const BYTES = 48 * MEGA;
/** Bytes a second at which the file takes long enough for whoever looks at it on a busy machine. */
const SLOW = 3 * MEGA;

let directory: string;
test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'por-cargar-'));
});
test.afterAll(() => rm(directory, { recursive: true }));

/** Chooses a text of the given name, whose bytes are nobody else's. */
async function choose(page: Page, name: string): Promise<void> {
  const path = join(directory, name);
  await writeFile(path, Buffer.alloc(BYTES, `${name} ${'a'.repeat(60)}\n`));
  await page.locator('input[type=file]').setInputFiles(path);
}

/** Limits what the browser sends; -1 for no limit. */
async function setThroughput(cdp: CDPSession, uploadThroughput: number): Promise<void> {
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await cdp.send('Network.emulateNetworkConditions', conditions);
}

async function openReunion(page: Page): Promise<CDPSession> {
  // Signs in with the form, because calls outside of the pages do not go through the relay.
  await enterAs(page, '1000000002');
  const [row] = await askDatabase(
    `select r.id, r.mesa_id from reuniones r join mesas m on m.id = r.mesa_id
      where r.estado = 'realizada' and m.activa order by r.id desc limit 1`,
  );
  await page.goto(`/mesas-interoperabilidad/viewmeeting/${row?.['id']}/${row?.['mesa_id']}?urlOri=consultar`);
  await expect(page.getByRole('heading', { name: 'Adjuntar documentos' })).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  return cdp;
}

const readProgress = (bar: Locator) => bar.evaluate((element: HTMLProgressElement) => element.value);

/** Half files of the product; other workers may be taking some in. */
const listHalf = () => globSync('**/.*.parcial', { cwd: templateFilesDirectory() });

/** Number of equal looks at the page in a row; on a busy machine a single look may be seconds old. */
const SAME_LOOKS = 8;

/** The progress once it does not move any more. */
async function readSettled(bar: Locator): Promise<number> {
  const looks: number[] = [];
  await expect
    .poll(
      async () => {
        looks.push(await readProgress(bar));
        return looks.length >= SAME_LOOKS && new Set(looks.slice(-SAME_LOOKS)).size === 1;
      },
      { intervals: [500], timeout: 60_000 },
    )
    .toBe(true);
  return looks.at(-1) ?? 0;
}

test('[FILE-02] the progress is of real bytes: half-way at half time, still when the network stops; then an error and Reintentar', async ({
  browser,
}) => {
  const relay = await openRelay();
  const { page, end } = await beginJourney(browser, { proxy: { server: relay.server } });
  const cdp = await openReunion(page);
  await setThroughput(cdp, SLOW);
  await choose(page, 'lento.txt');
  const bar = page.getByRole('progressbar', { name: 'Carga de lento.txt' });
  await expect.poll(() => readProgress(bar)).toBeGreaterThan(10);
  expect(await readProgress(bar)).toBeLessThan(100);

  relay.hold();
  const stopped = await readSettled(bar);
  expect(stopped).toBeLessThan(100);
  // Meanwhile a visitor reads a whole page, and the progress shown here does not change.
  const visitor = await browser.newPage();
  await visitor.goto('/mesas-interoperabilidad/home');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.close();
  expect(await readProgress(bar)).toBe(stopped);

  relay.cut();
  const row = page.getByRole('listitem').filter({ hasText: 'lento.txt' });
  const retry = row.getByRole('button', { name: 'Reintentar lento.txt' });
  await expect(retry).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(await countRows(`archivos where nombre = 'lento.txt'`)).toBe(0);
  await expect.poll(listHalf).toEqual([]);
  relay.release();
  await setThroughput(cdp, -1);
  await retry.click();
  await expect(row.getByText('Cargado', { exact: true })).toBeVisible();
  expect(await countRows(`archivos where nombre = 'lento.txt' and tamano_bytes = ${BYTES}`)).toBe(1);
  await row.getByRole('button', { name: 'Quitar lento.txt' }).click();
  await page.getByRole('button', { name: 'Quitar archivo', exact: true }).click();
  await expect(row).toHaveCount(0);
  await relay.close();
  await end();
});

test('[FILE-02] [FILE-04] cancelled half-way leaves nothing on disk nor in the database, and the next one goes', async ({
  page,
}) => {
  const cdp = await openReunion(page);
  await setThroughput(cdp, SLOW);
  await choose(page, 'cancelado.txt');
  const bar = page.getByRole('progressbar', { name: 'Carga de cancelado.txt' });
  await expect.poll(() => readProgress(bar)).toBeGreaterThan(5);
  await expect.poll(() => listHalf().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancelar cancelado.txt' }).click();
  await expect(page.getByText('cancelado.txt')).toHaveCount(0);
  await expect.poll(listHalf).toEqual([]);
  expect(await countRows(`archivos where nombre = 'cancelado.txt'`)).toBe(0);
  await setThroughput(cdp, -1);
  await choose(page, 'siguiente.txt');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'siguiente.txt' }).getByText('Cargado', { exact: true }),
  ).toBeVisible();
});
