import { globSync } from 'node:fs';
import { templateFilesDirectory } from '@marco/test-kit';
import type { CDPSession } from '@playwright/test';
import { enterAs } from './support/authenticator-page.ts';
import { askDatabase, countRows } from './support/database.ts';
import { expect, type Locator, type Page, test } from './support/journey.ts';

const KILO = 1000;
const BYTES = 24_000 * KILO;
/** A line on which the file takes eight seconds. */
const SLOW = 3_000 * KILO;

/** Limits the bytes a second the browser sends; -1 for no limit. */
async function setThroughput(cdp: CDPSession, uploadThroughput: number): Promise<void> {
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await cdp.send('Network.emulateNetworkConditions', conditions);
}

async function openReunion(page: Page): Promise<CDPSession> {
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

const choose = (page: Page, name: string) =>
  page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.alloc(BYTES, `${name} ${'a'.repeat(60)}\n`),
  });

const readProgress = (bar: Locator) => bar.evaluate((element: HTMLProgressElement) => element.value);

/** Half files of the product; other workers may be taking some in. */
const listHalf = () => globSync('**/.*.parcial', { cwd: templateFilesDirectory() });

test('[FILE-02] [FILE-04] on a slow line the progress is neither 0 nor 100 half-way; cancelled there it leaves nothing on disk nor in the database, and the next one goes', async ({
  page,
}) => {
  const cdp = await openReunion(page);
  await setThroughput(cdp, SLOW);
  await choose(page, 'cancelado.txt');
  const bar = page.getByRole('progressbar', { name: 'Carga de cancelado.txt' });
  await expect.poll(() => readProgress(bar), { timeout: 30_000 }).toBeGreaterThan(10);
  expect(await readProgress(bar)).toBeLessThan(100);
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
