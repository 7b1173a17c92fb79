import { createPdf } from '@marco/archivos/testing';
import { expectAccessible } from './support/accessible.ts';
import { chromiumArguments, wholeChromiumPath } from './support/chromium.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';

// The shell without windows has no viewer of documents.
test.use({ launchOptions: { executablePath: wholeChromiumPath(), args: chromiumArguments } });

/** The smallest PNG: one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A public meeting with a document of the given kind. */
async function openReunion(page: Page, extension: string): Promise<string> {
  const [row] = await askDatabase(`select ra.reunion_id, r.mesa_id, a.nombre from reuniones_archivos ra
    join reuniones r on r.id = ra.reunion_id join archivos a on a.id = ra.archivo_id
    where a.nombre like '%.${extension}' and r.estado = 'realizada' order by ra.reunion_id limit 1`);
  await page.goto(
    `/mesas-interoperabilidad/viewmeeting/${row?.['reunion_id']}/${row?.['mesa_id']}?urlOri=consultar`,
  );
  return String(row?.['nombre']);
}

/** What the server answers instead of the content: the row says PDF, the bytes are these. */
function answer(page: Page, contentType: string, body: Buffer) {
  return page.route('**/downloadFileOpt/*', (route) => route.fulfill({ body, contentType }));
}

test('[MESA-10] a PDF opens over the meeting in the viewer of the browser, and the focus comes back', async ({
  page,
}) => {
  const nombre = await openReunion(page, 'pdf');
  const button = page.getByRole('button', { name: `Ver ${nombre}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: nombre });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByTitle(`Vista previa de ${nombre}`)).toHaveAttribute('src', /^blob:/);
  await expectAccessible(page, { except: 'iframe' });
  await page.screenshot({
    path: process.env['SHOT'] ? `${process.env['SHOT']}/preview-pdf.png` : test.info().outputPath('pdf.png'),
  });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('[MESA-10] an image is an image of the page; what says one thing and is another is not shown', async ({
  page,
}) => {
  await answer(page, 'image/png', PNG);
  const nombre = await openReunion(page, 'pdf');
  const button = page.getByRole('button', { name: `Ver ${nombre}` });
  await button.click();
  const image = page.getByRole('img', { name: `Vista previa de ${nombre}` });
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  for (const [type, body] of [
    ['text/html', Buffer.from('<script>parent.document.title = "tomada"</script>')],
    ['image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['image/png', createPdf()],
  ] as const) {
    await page.unroute('**/downloadFileOpt/*');
    await answer(page, type, body);
    await button.click();
    await expect(page.getByText(/Su navegador no puede mostrar este archivo/)).toBeVisible();
    await expect(page.locator('iframe, dialog img')).toHaveCount(0);
    await page.keyboard.press('Escape');
    // The next look must not find the words of this one.
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await page.title()).not.toContain('tomada');
});

test('[MESA-10] a preview that does not come says why and tries again', async ({ page }) => {
  await page.route('**/downloadFileOpt/*', (route) => route.abort());
  const nombre = await openReunion(page, 'pdf');
  await page.getByRole('button', { name: `Ver ${nombre}` }).click();
  const dialog = page.getByRole('dialog', { name: nombre });
  await expect(dialog.getByText('No fue posible mostrar el archivo')).toBeVisible();
  await page.unroute('**/downloadFileOpt/*');
  await answer(page, 'image/png', PNG);
  await dialog.getByRole('button', { name: /Reintentar/ }).click();
  await expect(dialog.getByRole('img', { name: `Vista previa de ${nombre}` })).toBeVisible();
});

test('[MESA-10] a browser without a viewer of documents says so, and the file can be taken', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false }),
  );
  const nombre = await openReunion(page, 'pdf');
  await page.getByRole('button', { name: `Ver ${nombre}` }).click();
  const dialog = page.getByRole('dialog', { name: nombre });
  await expect(dialog.getByText(/Su navegador no puede mostrar este archivo aquí/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Descargar/ })).toBeEnabled();
});
