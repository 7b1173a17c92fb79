import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { HOME } from './support/mesas-page.ts';
import { openSession } from './support/open-session.ts';

const setDirectas = (rows: number) =>
  askDatabase(
    `update parametros set valor = '${rows}' where clave = 'exportaciones.filasDirectas' returning clave`,
  );

async function choose(page: Page, name: string, format: RegExp): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('dialog', { name }).getByRole('button', { name: format }).click();
  return download;
}

test('[TABLE-06] a visitor takes the results along for Excel, and the whole catalogue as CSV', async ({
  page,
}) => {
  await page.goto(`${HOME}?consultar=1&estado=cerrada&orden=-razonSocial`);
  await page.getByRole('button', { name: 'DESCARGAR TABLA' }).click();
  const workbook = await choose(page, 'Descargar tabla', /^Excel/);
  // First: the banner goes by itself.
  await expect(page.getByText(/^Se descargó mesas-.*\.xlsx\./)).toBeVisible();
  expect(workbook.suggestedFilename()).toMatch(/^mesas-\d{4}-\d\d-\d\d\.xlsx$/);
  const bytes = await readFile(await workbook.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');

  await page.getByRole('link', { name: 'Descargue el catálogo completo de los datos de la tabla' }).click();
  const catalogue = await choose(page, 'Descargar catálogo completo', /^CSV/);
  const [head, ...rows] = (await readFile(await catalogue.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFEstado de la mesa;Nombre de la mesa;Entidad líder;/);
  const [counted] = await askDatabase('select count(*)::int as total from mesas');
  expect(rows).toHaveLength(Number(counted?.['total']));
  expect(rows.some((row) => row.startsWith('Abierta;'))).toBe(true);
});

test('[TABLE-06] a long table is prepared in the background: its progress, its list, cancelled', async ({
  page,
}) => {
  await setDirectas(1);
  try {
    await openSession(page, '1000000011');
    await page.goto('/app/admin/audit');
    await page.getByRole('button', { name: 'DESCARGAR TABLA' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Excel/ })
      .click();
    const preparing = page.getByRole('dialog', { name: 'Se está preparando el archivo' });
    await expect(preparing.getByRole('progressbar')).toBeVisible();
    await expect(preparing.getByText(/^0 de [\d.]+ filas$/)).toBeVisible();
    await preparing.getByRole('link', { name: 'Exportaciones' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Exportaciones' })).toBeVisible();
    // The newest stands first.
    const row = page.getByRole('row', { name: /^Eventos de auditoría/ }).first();
    await expect(row.getByText('En cola')).toBeVisible();
    await row.getByRole('button', { name: /^Cancelar/ }).click();
    await expect(row.getByText('Cancelada')).toBeVisible();
  } finally {
    await setDirectas(1000);
  }
});
