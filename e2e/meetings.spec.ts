import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openSession } from './support/open-session.ts';

const TEMA = 'Acuerdo sobre el esquema';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const avance = (page: Page) => page.getByRole('textbox', { name: /^Avance/ });
const saved = (page: Page) => expect(page.getByText(/^Guardado a las/)).toBeVisible();

/** A day so many days from today in Bogotá, as it is typed: a meeting in the past invites nobody. */
function writeDay(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', ...parts })
    .format(day)
    .replaceAll(/\D/g, '');
}

/** An open mesa with entidades. */
async function findMesa(): Promise<{ id: number; nombre: string }> {
  const [mesa] = await askDatabase(
    'select id, nombre from mesas where activa and exists (select from mesas_entidades e where e.mesa_id = mesas.id) order by id limit 1',
  );
  return mesa as { id: number; nombre: string };
}

test('[MESA-10] [MESA-11] a meeting is programmed, held by two people at once and public when it is finished', async ({
  page,
  browser,
}) => {
  const mesa = await findMesa();
  await openSession(page, '1000000002');
  await page.goto(`/app/mesas-interoperabilidad/edit/${mesa.id}?pestana=reuniones`);
  await page.getByRole('link', { name: 'Programar reunión' }).click();
  await page.getByRole('textbox', { name: /^Temática/ }).fill(TEMA);
  await page.getByRole('spinbutton', { name: /^día/i }).click();
  await page.keyboard.type(writeDay(90));
  await page.getByRole('spinbutton', { name: /^hora/i }).click();
  await page.keyboard.type('0930a');
  await page.getByRole('textbox', { name: 'Lugar' }).fill('Sala 3');
  await page.getByRole('button', { name: 'Agregar punto' }).click();
  await page
    .getByRole('textbox', { name: /^Punto/ })
    .last()
    .fill('Validación');
  await page.getByRole('button', { name: 'Agregar participante' }).click();
  await page.getByLabel('Entidad *').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /^Nombre completo/ }).fill('María Ñáñez');
  await page.getByRole('textbox', { name: /^Correo electrónico/ }).fill('maria@ejemplo.gov.co');
  await page.getByRole('button', { name: 'Programar reunión' }).click();
  await expect(heading(page, TEMA)).toBeVisible();

  // The invitation waits for its mail server, with the event for her calendar.
  const mails = await askDatabase(
    `select calendar_method as method from outbox_messages where recipient = 'maria@ejemplo.gov.co'`,
  );
  expect(mails).toEqual([{ method: 'REQUEST' }]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar .ics' }).click();
  expect((await download).suggestedFilename()).toMatch(/^reunion-\d+\.ics$/);

  await page.getByRole('button', { name: 'Iniciar reunión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Iniciar reunión' }).click();
  await avance(page).fill('Escrito por Luisa.');
  await saved(page);

  // Somebody else of the ministry writes at the same time, from another browser.
  const context = await browser.newContext();
  const other = await context.newPage();
  await openSession(other, '1000000013');
  await other.goto(page.url());
  await expect(avance(other)).toHaveValue('Escrito por Luisa.');
  await other.getByRole('textbox', { name: /Validación$/ }).fill('Anotado por la coordinación.');
  await saved(other);
  await expect(page.getByRole('textbox', { name: /Validación$/ })).toHaveValue(
    'Anotado por la coordinación.',
  );

  // On the same field both versions are shown: the reading of the other is held until both have written.
  // One that was under way when it is held may still come; the next one does not.
  const isHeld = other.waitForEvent('requestfailed', (request) => /\/gestion$/.test(request.url()));
  await other.route(/\/gestion$/, (route) => route.abort());
  await isHeld;
  await avance(page).fill('Luisa escribe más.');
  await expect
    .poll(() => askDatabase(`select avance from reuniones where tematica = '${TEMA}'`))
    .toEqual([{ avance: 'Luisa escribe más.' }]);
  await avance(other).fill('La coordinación escribe otra cosa.');
  const both = other.getByRole('alert', { name: /Otra persona escribió/ });
  await expect(both).toContainText('Luisa escribe más.');
  await other.unroute(/\/gestion$/);
  await both.getByRole('button', { name: 'Unir las dos' }).click();
  await expect(avance(page)).toHaveValue('Luisa escribe más.\n\nLa coordinación escribe otra cosa.');
  await context.close();

  // A line of the notes becomes a decision with one press, and the acta is proposed with it.
  await avance(page).press('Control+End');
  await avance(page).pressSequentially('\nDecisión: Adoptar el esquema.');
  await avance(page).press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Decisión 1' })).toHaveValue('Adoptar el esquema.');
  await expect(avance(page)).toHaveValue('Luisa escribe más.\n\nLa coordinación escribe otra cosa.');
  await saved(page);

  await page.getByRole('button', { name: 'Finalizar reunión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finalizar reunión' }).click();
  await expect(page.getByText('La reunión quedó realizada y ya es pública.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Acta propuesta' })).toContainText('Adoptar el esquema.');

  const visitor = await browser.newContext();
  const seen = await visitor.newPage();
  await seen.goto(`/mesas-interoperabilidad/consult/${mesa.id}?pestana=4`);
  await seen
    .getByRole('row', { name: new RegExp(TEMA) })
    .getByRole('link')
    .click();
  await expect(seen.getByText(/Luisa escribe más/)).toBeVisible();
  await visitor.close();
});
