import { expect, type Page, test } from './support/journey.ts';
import { HOME, pick } from './support/mesas-page.ts';
import { openSession } from './support/open-session.ts';

const NOMBRE = 'Certificados de residencia';
const RENOMBRADA = 'Certificados de residencia y vecindad';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const consult = (nombre: string) => `Mesa de interoperabilidad - ${nombre}`;
const objetivo = (page: Page) => page.getByRole('textbox', { name: /^Objetivo/ });

test('[MESA-11] [MESA-13] a mesa is created, seen by a visitor, edited by two people, closed and read-only', async ({
  page,
  browser,
}) => {
  await openSession(page, '1000000002');
  await page.goto(HOME);
  await page.getByRole('link', { name: 'CREAR' }).click();
  // The home has a field of the same name: it must be gone.
  await expect(heading(page, 'Crear mesa')).toBeVisible();
  await page.getByRole('textbox', { name: /^Nombre de la mesa/ }).fill(NOMBRE);
  await objetivo(page).fill('Consultar en línea el lugar de residencia.');
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('Reúne a quienes lo expiden y lo piden.');
  await pick(page, 'Entidad líder', 'relaciones', 'Ministerio de relaciones exteriores');
  await page.getByRole('textbox', { name: /^Correo del responsable/ }).fill('gestor@ejemplo.gov.co');
  await page.getByLabel(/^Consultor principal/).selectOption({ index: 1 });
  await expect(page.getByRole('textbox', { name: /^Correo del consultor/ })).not.toHaveValue('');
  await test.step('[SHELL-04] what was typed is kept on the computer and taken back after a reload', async () => {
    const asksNothing = () =>
      page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(asksNothing).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Recuperar borrador' }).click();
    await expect(page.getByRole('textbox', { name: /^Nombre de la mesa/ })).toHaveValue(NOMBRE);
    await expect(page.getByRole('textbox', { name: /^Correo del consultor/ })).not.toHaveValue('');
  });
  await page.getByRole('button', { name: 'Crear mesa' }).click();
  await expect(heading(page, consult(NOMBRE))).toBeVisible();
  const address = new URL(page.url()).pathname;

  const visitor = await browser.newContext();
  const seen = await visitor.newPage();
  await seen.goto(`${address}?pestana=1`);
  await expect(heading(seen, consult(NOMBRE))).toBeVisible();
  await expect(seen.getByText('Consultar en línea el lugar de residencia.')).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Editar' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(objetivo(page)).toHaveValue(/residencia/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: /^Nombre de la mesa/ }).fill(RENOMBRADA);
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(heading(other, consult(RENOMBRADA))).toBeVisible();
  await objetivo(page).fill('Otro objetivo.');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'Otra persona cambió este registro' });
  await expect(conflict.getByRole('row', { name: /^Nombre de la mesa/ })).toContainText(RENOMBRADA);
  await conflict.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(objetivo(page)).toHaveValue('Otro objetivo.');

  await other.getByRole('button', { name: /Más$/ }).click();
  await other.getByRole('menuitem', { name: 'Cerrar mesa' }).click();
  await test.step('[SHELL-04] what is typed in a text-input modal is sent trimmed', async () => {
    await other.getByRole('textbox', { name: /^Motivo/ }).fill('  Cumplió su objetivo. ');
    const sent = other.waitForRequest((request) => request.method() !== 'GET');
    await other.getByRole('dialog').getByRole('button', { name: 'Cerrar mesa' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ motivo: 'Cumplió su objetivo.' });
  });
  await expect(other.getByText('La mesa quedó cerrada.')).toBeVisible();
  await expect(other.getByText(/Motivo: Cumplió su objetivo\./)).toBeVisible();
  await other.getByRole('button', { name: /Más$/ }).click();
  const editar = other.getByRole('menuitem', { name: 'Editar información' });
  await expect(editar).toHaveAttribute('aria-disabled', 'true');
  await seen.reload();
  await expect(seen.getByText('Cerrada').first()).toBeVisible();

  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(
    page.getByRole('alertdialog').getByText(/La mesa está cerrada y es de solo lectura/),
  ).toBeVisible();
  await visitor.close();
});
