import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

const COORDINADOR = '1000000013';
const PAPEL = 'Certificado de supervivencia (fe de vida)';

test('[AREA-09] a citizen finds that the State has a paper already and reports it; the ministry publishes the report', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('button', { name: 'Herramientas' }).click();
  await page.getByRole('link', { name: 'Trámites', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nombre o código' }).fill('beneficiarios de pension');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await page.getByRole('link', { name: /^Ver Actualización anual de beneficiarios/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Actualización anual/ })).toBeVisible();
  const papel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: PAPEL }) });
  await expect(papel.getByText('Suprimible ya')).toBeVisible();
  await expect(papel.getByText('2 personas reportaron que se lo pidieron.')).toBeVisible();
  await expectAccessible(page, { themes: ['light', 'dark'] });

  await page.getByRole('button', { name: /^Me pidieron un papel/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Papel que le pidieron').selectOption({ label: PAPEL });
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(page.getByText(/^Gracias\. Su reporte se contará/)).toBeVisible();

  await openHomeAs(page, COORDINADOR);
  await page.goto('/app/tramites/observaciones');
  const publish = page.getByRole('button', { name: `Publicar el reporte de ${PAPEL}` });
  await expect(publish).toHaveCount(2);
  await publish.last().click();
  await expect(publish).toHaveCount(1);
  await page.goto('/tramites/T90002');
  await expect(papel.getByText('3 personas reportaron que se lo pidieron.')).toBeVisible();
});
