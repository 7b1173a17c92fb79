import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { expect, type Locator, type Page, test } from './support/journey.ts';

/** A contract that passes every check of a contract by itself. */
const CORRECTO = await readFile(
  new URL('../contexts/conformidad/testing/dorados/rest.yaml', import.meta.url),
  'utf8',
);
/** The same with one fault that blocks and one that is observed, far below it. */
const CON_FALLAS = CORRECTO.replace('url: https://', 'url: http://').replace(
  'description: Horas de permanencia en el puesto',
  'description: The hours of the stay',
);

/** Line of a piece of text, from 1. */
function findLinea(trozo: string): number {
  return CON_FALLAS.slice(0, CON_FALLAS.indexOf(trozo)).split('\n').length;
}

async function check(page: Page, name: string, texto: string): Promise<void> {
  await page
    .getByLabel('Archivo del contrato')
    .setInputFiles({ name, mimeType: 'application/yaml', buffer: Buffer.from(texto) });
}

/** The marked line stands where the person looks. */
async function expectShown(texto: Locator, trozo: string): Promise<void> {
  await texto.scrollIntoViewIfNeeded();
  await expect(texto.getByText(trozo)).toBeInViewport();
}

/** The check with a code, as its row in the list. */
const row = (page: Page, codigo: string) => page.getByRole('button', { name: new RegExp(`^${codigo}`) });

test('[AREA-05] a visitor checks a right contract and one with faults, goes from one problem to the next and takes the report along', async ({
  page,
}) => {
  await page.goto('/banco-conformidad');
  await expect(page.getByRole('heading', { level: 1, name: 'Banco de conformidad' })).toBeVisible();
  const resultado = page.getByRole('region', { name: 'Resultado del banco de conformidad' });
  await check(page, 'movimientos.yaml', CORRECTO);
  await expect(resultado.getByRole('heading', { name: 'Favorable', exact: true })).toBeVisible();
  await expect(resultado).toContainText('Nada impide continuar.');
  await expect(page.getByRole('button', { name: /^C-/ })).toHaveCount(0);
  await expectAccessible(page, { themes: ['light', 'dark'] });

  await check(page, 'movimientos-con-fallas.yaml', CON_FALLAS);
  await expect(resultado.getByRole('heading', { name: 'Aún no es favorable' })).toBeVisible();
  await expect(resultado).toContainText('1 impide continuar, 1 observación.');
  const texto = page.getByRole('region', { name: 'Texto de movimientos-con-fallas.yaml' });
  const marked = page.getByRole('status').filter({ hasText: /^Línea \d+$/ });
  const [insegura, enIngles] = [findLinea('url: http://'), findLinea('        horas:\n')];

  await test.step('the first problem is open at its line', async () => {
    await expect(row(page, 'C-14')).toHaveAttribute('aria-expanded', 'true');
    await expect(row(page, 'C-13')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('button', { name: `línea ${insegura} del contrato` })).toBeVisible();
    await expect(marked).toHaveText(`Línea ${insegura}`);
    await expectShown(texto, 'url: http://');
  });
  await test.step('J goes to the next problem and K comes back', async () => {
    await row(page, 'C-14').focus();
    await page.keyboard.press('j');
    await expect(row(page, 'C-13')).toBeFocused();
    await expect(row(page, 'C-13')).toHaveAttribute('aria-expanded', 'true');
    await expect(marked).toHaveText(`Línea ${enIngles}`);
    await expectShown(texto, 'The hours of the stay');
    await page.keyboard.press('k');
    await expect(row(page, 'C-14')).toBeFocused();
    await expect(marked).toHaveText(`Línea ${insegura}`);
  });
  await expectAccessible(page, { themes: ['light', 'dark'] });

  await test.step('the report is a file with the digest of the very contract', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'JSON', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^informe-conformidad-[0-9a-f]{12}\.json$/);
    const informe = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      readonly comprobaciones: readonly { readonly codigo: string; readonly estado: string }[];
    };
    const sha256 = createHash('sha256').update(CON_FALLAS).digest('hex');
    expect(informe).toMatchObject({ veredicto: 'no-favorable', contrato: { sha256 } });
    const problemas = informe.comprobaciones.filter(({ estado }) =>
      ['impide', 'observacion'].includes(estado),
    );
    expect(problemas.map(({ codigo, estado }) => `${codigo} ${estado}`)).toEqual([
      'C-13 observacion',
      'C-14 impide',
    ]);
  });
});

test('[AREA-05] a file that is no contract says what is wrong with it, and the next one may be checked', async ({
  page,
}) => {
  await page.goto('/banco-conformidad');
  await check(page, 'vacio.yaml', '');
  await expect(page.getByText('«vacio.yaml» está vacío.')).toBeVisible();
  await check(page, 'nota.yaml', 'nota: esto no es un contrato\n');
  await expect(row(page, 'C-01')).toHaveAttribute('aria-expanded', 'true');
  await check(page, 'movimientos.yaml', CORRECTO);
  await expect(page.getByRole('heading', { name: 'Favorable', exact: true })).toBeVisible();
});
