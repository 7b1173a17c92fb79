import { addWorkingDays, toColombianDay } from '@marco/country/working-days';
import { expectAccessible } from './support/accessible.ts';
import { askDatabase } from './support/database.ts';
import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

const COORDINADOR = '1000000013';

/** What the days of a revision may be made longer by: half of them. */
const [DIAS, PRORROGA] = [10, 5];

/** A request in revision whose term begins today: those of the demo data end on a fixed day. */
async function findEnRevision(): Promise<string> {
  const hoy = toColombianDay(new Date());
  const [row] = await askDatabase(
    `update solicitudes set plazo_desde = '${hoy}', plazo_dias = ${DIAS},
      fecha_vencimiento = '${addWorkingDays(hoy, DIAS)}'
    where id = (select max(s.id) from solicitudes s join estados_solicitud e on e.id = s.estado_id
      where e.codigo = 'en-revision') returning id`,
  );
  return `/app/level/process-levelconsult/${row?.['id']}`;
}

test('[AREA-05] the coordination suspends the term of a request, resumes it with the days it had, and makes it longer once', async ({
  page,
}) => {
  const address = await findEnRevision();
  await openHomeAs(page, COORDINADOR);
  await page.goto(address);
  const vence = page.getByRole('paragraph').filter({ hasText: `Vence en ${DIAS} días hábiles` });
  await expect(vence).toBeVisible();
  const ultimoDia = (await vence.textContent()) ?? '';
  const reloj = page.getByRole('region', { name: 'Reloj' });
  const enRevision = page
    .getByRole('list', { name: 'Vida de la solicitud' })
    .locator('[aria-current="step"]');
  const desde = (await enRevision.textContent()) ?? '';
  await expect(reloj.getByText('A tiempo', { exact: true })).toBeVisible();

  await reloj.getByRole('button', { name: 'Suspender' }).click();
  const suspension = page.getByRole('dialog', { name: 'Suspender el plazo' });
  await suspension.getByLabel('Causa').selectOption({ label: 'Concepto de un tercero' });
  await suspension
    .getByRole('textbox', { name: /^Motivo/ })
    .fill('Se espera el concepto de la superintendencia.');
  await suspension.getByRole('button', { name: 'Suspender' }).click();
  await expect(page.getByText('El plazo quedó suspendido.')).toBeVisible();
  await expect(page.getByText('Plazo suspendido', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`se conservan ${DIAS} días hábiles`)).toBeVisible();
  await expect(
    page.getByText('Concepto de un tercero: Se espera el concepto de la superintendencia.'),
  ).toBeVisible();
  await expect(reloj.getByText('Suspendida', { exact: true })).toBeVisible();
  await expect(vence).toHaveCount(0);
  // It came to its state no later for it.
  await expect(enRevision).toHaveText(desde);
  await expect(reloj.getByText(/^Suspendido del .+ hasta hoy: concepto de un tercero\.$/)).toBeVisible();
  await expectAccessible(page, { themes: ['light', 'dark'] });

  await reloj.getByRole('button', { name: 'Reanudar' }).click();
  const pregunta = page.getByRole('dialog', { name: '¿Reanudar el plazo?' });
  await pregunta.getByRole('textbox', { name: /^Motivo/ }).fill('Llegó el concepto.');
  await pregunta.getByRole('button', { name: 'Reanudar' }).click();
  await expect(page.getByText('El plazo se reanudó.')).toBeVisible();
  await expect(vence).toHaveText(ultimoDia);

  await reloj.getByRole('button', { name: 'Prorrogar' }).click();
  const prorroga = page.getByRole('dialog', { name: 'Prorrogar el plazo' });
  await prorroga.getByRole('textbox', { name: /^Días hábiles/ }).fill(String(PRORROGA));
  await prorroga.getByRole('textbox', { name: /^Motivo/ }).fill('Se repite la revisión.');
  await prorroga.getByRole('button', { name: 'Prorrogar' }).click();
  await expect(page.getByText('El plazo quedó prorrogado.')).toBeVisible();
  await expect(page.getByText(`Vence en ${DIAS + PRORROGA} días hábiles`)).toBeVisible();

  // Once only: the button stays and says why, also after the page is read anew.
  await page.reload();
  const otraVez = reloj.getByRole('button', { name: 'Prorrogar' });
  await expect(otraVez).toHaveAttribute('aria-disabled', 'true');
  await expect(otraVez).toHaveAccessibleDescription(/Este plazo ya se prorrogó; se prorroga una sola vez\./);
  await otraVez.press('Enter');
  await expect(prorroga).toHaveCount(0);
});
