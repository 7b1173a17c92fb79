import { createPdf, PROGRAM } from '@marco/archivos/testing';
import { expectAccessible } from './support/accessible.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

const MESA = 1;

async function findReunion(page: Page): Promise<string> {
  const answer = await page.request.post('/api-public/mesaInteroperabilidad/listarReunionMesa', {
    data: { id: MESA },
  });
  const [reunion] = (await answer.json()) as { idReunion: number }[];
  return `/mesas-interoperabilidad/viewmeeting/${reunion?.idReunion}/${MESA}?urlOri=consultar`;
}

/** Drops a file on the place for files, as a person does. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ({ fileName, text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], fileName, { type: 'application/pdf' }));
      return transfer;
    },
    { fileName: name, text: content.toString('latin1') },
  );
  await page.getByText(/^Arrastre aquí/).dispatchEvent('drop', { dataTransfer: data });
}

test('[MESA-11] [FILE-01] [FILE-02] [AREA-16] documents chosen and dropped are attached, and a visitor sees them at once', async ({
  page,
  browser,
}) => {
  await openHomeAs(page, '1000000002');
  const address = await findReunion(page);
  await page.goto(address);
  const input = page.locator('input[type=file]');
  await expect(page.getByRole('heading', { name: 'Adjuntar documentos' })).toBeVisible();

  // A program under the name of a document is refused by the server, with the reason.
  await input.setInputFiles({ name: 'Programa.pdf', mimeType: 'application/pdf', buffer: PROGRAM });
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Programa.pdf' })
      .getByText(/Archivo adjunto no es permitido/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Descartar Programa.pdf' }).click();
  await input.setInputFiles({ name: 'Nota.odt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  const field = page.getByRole('group', { name: 'Documentos de la reunión' });
  await expect(field.getByRole('alert')).toHaveText('Nota.odt: Archivo adjunto no es permitido');

  await input.setInputFiles({ name: 'Elegido.pdf', mimeType: 'application/pdf', buffer: createPdf('uno') });
  await drop(page, 'Soltado.pdf', createPdf('dos'));
  const chosen = page.getByRole('list', { name: 'Documentos de la reunión: archivos elegidos' });
  await expect(chosen.getByText('Cargado', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Adjuntar 2 documentos' }).click();
  await expect(page.getByRole('button', { name: 'Descargar Soltado.pdf' })).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('button', { name: 'Descargar Elegido.pdf' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Adjuntar documentos' })).toHaveCount(0);
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('button', { name: 'Descargar Elegido.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Elegido.pdf');

  await page.getByRole('button', { name: 'Quitar Elegido.pdf' }).click();
  await page.getByRole('button', { name: 'Quitar documento', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Descargar Elegido.pdf' })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Descargar Soltado.pdf' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Descargar Elegido.pdf' })).toHaveCount(0);
  await visitor.close();
});
