import { addWorkingDays, toColombianDay } from '@marco/country/working-days';
import { expect, type Page, test } from './support/journey.ts';
import { openSession } from './support/open-session.ts';

const COMPROMISO = 'Entregar los códigos de oficina.';
const BOARD = '/app/mesas-interoperabilidad/compromisos';

const card = (page: Page) => page.getByRole('listitem').filter({ hasText: COMPROMISO });

test('[MESA-11] a commitment added on the board gets another day of its entity, stands in the month, and in a calendar', async ({
  page,
  browser,
}) => {
  await openSession(page, '1000000002');
  await page.goto(`${BOARD}?mesa=1`);
  await page.getByRole('button', { name: 'Agregar compromiso' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar compromiso' });
  await form.getByRole('textbox', { name: /^Compromiso/ }).fill(COMPROMISO);
  await form
    .getByLabel(/^Entidad responsable/)
    .selectOption({ label: 'Ministerio de Relaciones Exteriores' });
  await form.getByLabel(/^Persona con cuenta/).selectOption({ label: 'Camilo Andrés Ñustes Gütiérrez' });
  await form.getByRole('textbox', { name: /^Plazo en días hábiles/ }).fill('5');
  await form.getByRole('button', { name: 'Agregar compromiso' }).click();
  await expect(card(page)).toContainText('Mesa Pasaportes');

  const other = await browser.newContext();
  const camilo = await other.newPage();
  await openSession(camilo, '1000000003');
  await camilo.goto(`${BOARD}?vista=mios&texto=códigos de oficina`);
  await card(camilo)
    .getByRole('button', { name: /^Prórroga/ })
    .click();
  const dialog = camilo.getByRole('dialog', { name: 'Prorrogar compromiso' });
  const [year, month, day] = addWorkingDays(toColombianDay(new Date()), 8).split('-');
  await dialog.getByRole('spinbutton', { name: /^día/i }).click();
  await camilo.keyboard.type(`${day}${month}${year}`);
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Falta un insumo de otra entidad.');
  await dialog.getByRole('button', { name: 'Prorrogar' }).click();
  await expect(camilo.getByText(/^El compromiso vence ahora el/)).toBeVisible();
  await card(camilo).getByRole('button', { name: COMPROMISO, exact: true }).click();
  const detail = camilo.getByRole('dialog', { name: 'Compromiso' });
  await expect(detail.getByText('Falta un insumo de otra entidad.')).toBeVisible();
  await detail.getByRole('button', { name: 'Cerrar' }).click();

  await camilo.getByRole('button', { name: 'Calendario', exact: true }).click();
  await camilo.goto(`${BOARD}?vista=mios&texto=códigos de oficina&modo=calendario&mes=${year}-${month}`);
  await expect(
    camilo.getByRole('table', { name: /^Compromisos de / }).getByRole('button', { name: COMPROMISO }),
  ).toBeVisible();

  await camilo.getByRole('button', { name: /^Suscribir/ }).click();
  const subscribe = camilo.getByRole('dialog', { name: 'Suscribir mi calendario' });
  await subscribe.getByRole('button', { name: 'Crear dirección' }).click();
  const address = (await subscribe.locator('code').textContent()) ?? '';
  const calendar = await camilo.request.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:Vence: ${COMPROMISO}`);
  await other.close();
});
