import { expectAccessible } from './support/accessible.ts';
import { expect, type Page, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';
import { radicarNivelTres, writePlan } from './support/nivel-tres-form.ts';
import { answerMarca, asignar, certificar, radicarDeNuevo, revisar, step } from './support/solicitud-page.ts';
import { enterAs } from './support/solicitud-people.ts';

// The server that does jobs: they make the certificates the level rests on.
test.use({ server: MAILING });
// The whole way of a level, which a busy machine takes minutes for.
test.describe.configure({ timeout: 400_000 });

/** Of the entidad of the leader, and at level 2 in the demo data. */
const SERVICIO = 'Historial de pasaportes expedidos';

test.beforeAll(async ({ servers }) => {
  await servers.start(MAILING);
});

const veredictoOf = (page: Page, codigo: string) =>
  page.getByRole('combobox', { name: new RegExp(`^Veredicto de ${codigo}:`) });

/** Says «Cumple» of every item of who reads that does not say so yet, but for those that are named. */
async function meetAll(page: Page, except: readonly string[] = []): Promise<void> {
  await expect(page.getByRole('combobox', { name: /^Veredicto de/ }).first()).toBeVisible();
  const codigos = await page
    .locator('[data-item]:has(select)')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.querySelector('select')?.value !== 'cumple')
        .map((row) => row.getAttribute('data-item') ?? ''),
    );
  expect(codigos.length).toBeGreaterThan(0);
  for (const codigo of codigos) {
    if (except.includes(codigo)) continue;
    await veredictoOf(page, codigo).selectOption('Cumple');
    await expect(page.locator(`[data-item="${codigo}"]`).getByRole('status')).toHaveText('Guardado');
  }
}

test('[AREA-05] four people verify a service in four dimensions, and it is certified for level 3', async ({
  browser,
}) => {
  const journeys = await enterAs(browser, ['lider', 'consultor', 'operador', 'certificador']);
  const { lider, consultor, operador, certificador } = journeys;

  const address = await test.step('[AREA-05] the leader writes the six steps and files them', () =>
    radicarNivelTres(lider.page, SERVICIO, 'Plan 2024.pdf'));

  await test.step('[AREA-05] the consultor verifies its items, and returns the one that is not met with its mark', async () => {
    await asignar(certificador.page, address);
    const { page } = consultor;
    await page.goto(address);
    await revisar(page);
    await step(
      page,
      'Pasar a verificación',
      'Pasar a verificación',
      'La solicitud pasó a verificación y se pidió el concepto técnico.',
    );
    await page.getByRole('link', { name: 'Verificar ítem por ítem' }).click();
    await meetAll(page, ['OG-7']);
    await veredictoOf(page, 'OG-7').selectOption('No cumple');
    await page
      .getByRole('textbox', { name: /^Marca para la entidad en OG-7/ })
      .fill('El plan tiene más de 24 meses.');
    await page.getByRole('button', { name: /^Guardar veredicto/ }).click();
    await expectAccessible(page, { themes: ['light', 'dark'] });
    await page.getByRole('button', { name: 'Devolver con 1 marca' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Devolver la solicitud?' });
    await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Un ítem no cumple.');
    await dialog.getByRole('button', { name: 'Devolver', exact: true }).click();
    await expect(page.getByText(/^La solicitud volvió a la entidad/)).toBeVisible();
  });

  await test.step('[AREA-05] the leader corrects it at its place and files again', async () => {
    const { page } = lider;
    await page.goto(address);
    await page.getByRole('link', { name: 'Corregir y radicar' }).click();
    await page
      .getByRole('navigation', { name: 'Pasos de la solicitud' })
      .getByRole('button', { name: /Organizacional/ })
      .click();
    await page.getByRole('button', { name: 'Quitar Plan 2024.pdf' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar archivo' }).click();
    await writePlan(page, 'Plan 2026.pdf');
    await answerMarca(page, 'Se cargó el plan de 2026.');
    await page
      .getByRole('navigation', { name: 'Pasos de la solicitud' })
      .getByRole('button', { name: /Revisión/ })
      .click();
    await radicarDeNuevo(page);
  });

  await test.step('[AREA-05] the operator decides its items and gives its concept', async () => {
    const { page: mesa } = consultor;
    await mesa.goto(address);
    await revisar(mesa);
    await step(
      mesa,
      'Pasar a verificación',
      'Pasar a verificación',
      'La solicitud pasó a verificación y se pidió el concepto técnico.',
    );
    const { page } = operador;
    await page.goto(`${address}/verificacion`);
    await meetAll(page);
    await page.getByRole('button', { name: 'Emitir el concepto técnico' }).click();
    const dialog = page.getByRole('dialog', { name: 'Concepto técnico de la Agencia Nacional Digital' });
    await dialog.getByRole('radio', { name: 'Favorable', exact: true }).check();
    await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Responde en QA dentro de lo prometido.');
    await dialog.getByRole('button', { name: 'Emitir concepto' }).click();
    await expect(page.getByText('El concepto técnico quedó emitido.')).toBeVisible();
  });

  await test.step('[AREA-05] the report is presented, approved and certified; the service waits for its publication', async () => {
    const { page } = consultor;
    await page.goto(`${address}/verificacion`);
    await meetAll(page);
    await step(
      page,
      'Presentar a la entidad',
      'Presentar a la entidad',
      'El informe de verificación se presentó a la entidad.',
    );
    await lider.page.goto(address);
    await expectAccessible(lider.page, { themes: ['light', 'dark'] });
    await step(lider.page, 'Aprobar', 'Aprobar informe', 'La entidad aprobó el informe de verificación.');
    await certificar(certificador.page, address, 3);
    await lider.page.reload();
    await expect(
      lider.page.getByRole('heading', { name: 'El servicio está certificado y espera su publicación' }),
    ).toBeVisible();
    await expect(lider.page.getByText('En manos de la Agencia Nacional Digital')).toBeVisible();
  });
  for (const journey of Object.values(journeys)) await journey.end();
});
