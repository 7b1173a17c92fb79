import { createPdf, PROGRAM } from '@marco/archivos/testing';
import { expectAccessible } from './support/accessible.ts';
import { askDatabase, countRows } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openHomeAs, openSession } from './support/open-session.ts';

const MESA = 1;

async function findReunion(page: Page): Promise<string> {
  const answer = await page.request.post('/api-public/mesaInteroperabilidad/listarReunionMesa', {
    data: { id: MESA },
  });
  const [reunion] = (await answer.json()) as { idReunion: number }[];
  return `/mesas-interoperabilidad/viewmeeting/${reunion?.idReunion}/${MESA}?urlOri=consultar`;
}

/** Drops files on the place for files, as a person does. */
async function drop(page: Page, ...names: readonly string[]): Promise<void> {
  const data = await page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer();
      for (const { name, text } of files)
        transfer.items.add(new File([text], name, { type: 'application/pdf' }));
      return transfer;
    },
    names.map((name) => ({ name, text: createPdf(name).toString('latin1') })),
  );
  await page.getByText(/^Arrastre aquí/).dispatchEvent('drop', { dataTransfer: data });
}

/** The uploaded file item (specification §3) a row of the list was drawn from. */
function readItem(row: Element): object | undefined {
  type Fiber = { readonly return: Fiber | null; readonly memoizedProps: { readonly archivo?: Item } };
  type Item = Record<'nameCtrl' | 'name' | 'fileBase64' | 'size' | 'type' | 'id', unknown> & { file: File };
  const key = Object.keys(row).find((name) => name.startsWith('__reactFiber$')) ?? '';
  let fiber = Reflect.get(row, key) as Fiber | null;
  while (fiber && fiber.memoizedProps.archivo === undefined) fiber = fiber.return;
  const item = fiber?.memoizedProps.archivo;
  if (!item) return undefined;
  const { nameCtrl, name, file, fileBase64, size, type, id } = item;
  return { nameCtrl, name, file: file.name, fileBase64, size, type, id };
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

  const chosen = page.getByRole('list', { name: 'Documentos de la reunión: archivos elegidos' });
  await test.step('[FILE-02] a file waits for its turn, is in progress, and then in the list with what is known of it', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/uploadFileOpt**', async (route) => {
      await released;
      await route.continue();
    });
    const pdf = { mimeType: 'application/pdf', buffer: createPdf('uno') };
    await input.setInputFiles({ name: 'Elegido.pdf', ...pdf });
    await drop(page, 'Soltado.pdf');
    await expect(chosen.getByRole('progressbar', { name: 'Carga de Elegido.pdf' })).toBeVisible();
    const waiting = chosen.getByRole('listitem').filter({ hasText: 'Soltado.pdf' });
    await expect(waiting.getByText('En espera', { exact: true })).toBeVisible();
    release();
    await expect(chosen.getByText('Cargado', { exact: true })).toHaveCount(2);
    await page.unroute('**/uploadFileOpt**');
    const thousands = Math.ceil(pdf.buffer.length / 1000);
    await expect(chosen.getByRole('listitem').first()).toContainText(`Elegido.pdf${thousands} KB`);
    const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(await chosen.getByRole('listitem').first().evaluate(readItem)).toEqual({
      nameCtrl: 'documentos',
      name: 'Elegido.pdf',
      file: 'Elegido.pdf',
      fileBase64: null,
      size: thousands,
      type: 'application/pdf',
      id: uuid,
    });
  });
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

test('[FILE-01] a place for one document refuses two at once, and the next one replaces the one before', async ({
  page,
}) => {
  await openSession(page, '1000000013');
  const [estandar] = await askDatabase(`select id from estandares where codigo = 'FHIR'`);
  await page.goto(`/app/estandares/${estandar?.['id']}`);
  await page.getByRole('button', { name: 'Decidir' }).click();
  const field = page.getByRole('group', { name: 'Documento del concepto' });
  await drop(page, 'Uno.pdf', 'Dos.pdf');
  await expect(field.getByRole('alert')).toHaveText('Numero de Archivos excedido');
  const chosen = field
    .getByRole('list', { name: 'Documento del concepto: archivos elegidos' })
    .getByRole('listitem');
  for (const name of ['Primero.pdf', 'Segundo.pdf']) {
    await drop(page, name);
    await expect(chosen.filter({ hasText: name }).getByText('Cargado', { exact: true })).toBeVisible();
    await expect(field.getByRole('alert')).toHaveCount(0);
    await expect(chosen).toHaveCount(1);
  }
  await expect.poll(() => countRows(`archivos where nombre = 'Primero.pdf'`)).toBe(0);
  expect(await countRows(`archivos where nombre = 'Segundo.pdf'`)).toBe(1);
});
