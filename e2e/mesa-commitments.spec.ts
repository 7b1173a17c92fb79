import { expect, type Page, test } from './support/journey.ts';
import { pick } from './support/mesas-page.ts';
import { openSession } from './support/open-session.ts';

const MESA = 'Constancias de vecindad';
const COMPROMISO = 'Entregar el formato de la constancia.';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const row = (page: Page) => page.getByRole('row', { name: new RegExp(COMPROMISO) });

test('[MESA-11] a commitment is made with its term, refuses the closing of its mesa, and its entity fulfils it', async ({
  page,
  browser,
}) => {
  await openSession(page, '1000000002');
  await page.goto('/app/mesas-interoperabilidad/create');
  await page.getByRole('textbox', { name: /^Nombre de la mesa/ }).fill(MESA);
  await page.getByRole('textbox', { name: /^Objetivo/ }).fill('Expedir la constancia en línea.');
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('Reúne a quienes la expiden.');
  await pick(page, 'Entidad líder', 'relaciones', 'Ministerio de relaciones exteriores');
  await page.getByRole('textbox', { name: /^Correo del responsable/ }).fill('gestor@ejemplo.gov.co');
  await page.getByLabel(/^Consultor principal/).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Crear mesa' }).click();
  await expect(heading(page, `Mesa de interoperabilidad - ${MESA}`)).toBeVisible();

  await page.getByRole('tab', { name: 'Compromisos' }).click();
  await page.getByRole('button', { name: 'Agregar compromiso' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar compromiso' });
  await form.getByRole('textbox', { name: /^Compromiso/ }).fill(COMPROMISO);
  await form
    .getByLabel(/^Entidad responsable/)
    .selectOption({ label: 'Ministerio de Relaciones Exteriores' });
  await form.getByLabel(/^Persona con cuenta/).selectOption({ label: 'Camilo Andrés Ñustes Gütiérrez' });
  await expect(form.getByRole('textbox', { name: /^Responsable/ })).toHaveValue(/Ñustes/);
  await form.getByRole('textbox', { name: /^Plazo en días hábiles/ }).fill('5');
  await expect(form.getByText(/^Vence el \S+, \d+ de /)).toBeVisible();
  await form.getByRole('button', { name: 'Agregar compromiso' }).click();
  await expect(row(page)).toContainText(/Vence en [45] días hábiles/);

  await page.getByRole('button', { name: 'Cerrar mesa' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'La mesa tiene compromisos abiertos' });
  await expect(refusal).toContainText('La mesa tiene 1 compromiso abierto.');
  await expect(refusal.getByRole('listitem')).toContainText(COMPROMISO);
  await refusal.getByRole('button', { name: 'Aceptar' }).click();

  const other = await browser.newContext();
  const camilo = await other.newPage();
  await openSession(camilo, '1000000003');
  await camilo.goto('/app/mesas-interoperabilidad/compromisos/tabla?vista=mios');
  await row(camilo).getByRole('button', { name: /^Ver/ }).click();
  await camilo.getByRole('dialog').getByRole('button', { name: 'Reportar cumplimiento' }).click();
  const note = camilo.getByRole('dialog', { name: 'Reportar cumplimiento' });
  await note.getByRole('textbox').fill('Quedó en la carpeta de la mesa.');
  await note.getByRole('button', { name: 'Reportar cumplimiento' }).click();
  await expect(row(camilo)).toContainText(/Cumplido el \d\d\/\d\d\/\d{4}/);
  await other.close();

  await page.reload();
  await expect(row(page)).toContainText('Cumplido el');
  await page.getByRole('button', { name: 'Cerrar mesa' }).click();
  await page.getByRole('textbox', { name: /^Motivo/ }).fill('Cumplió su objetivo.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar mesa' }).click();
  await expect(page.getByText('La mesa quedó cerrada.')).toBeVisible();
});
