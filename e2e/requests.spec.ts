import { createPdf } from '@marco/archivos/testing';
import { askDatabase } from './support/database.ts';
import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

const SERVICIO = 'Consulta de licencias de prueba';

test('[AREA-05] staff of an entity begins a request of level 1, adds the document of its norm and finds it among the requests', async ({
  page,
}) => {
  await openHomeAs(page, '1000000003');
  await page.goto('/app/level/process-levelservices/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Servicios por niveles' })).toBeVisible();
  await page.getByRole('link', { name: 'Nueva solicitud', exact: true }).click();
  // The filter of the list has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: /^Nueva solicitud/ })).toBeVisible();
  await page.getByRole('textbox', { name: /^Nombre del servicio/ }).fill(SERVICIO);
  await page.getByLabel(/^Dominio/).selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Continuar a elementos de dato/ }).click();
  await expect(page).toHaveURL(/\/process-levelservices\/nivel-uno\/\d+\?paso=elementos$/);

  await page
    .getByRole('navigation', { name: 'Pasos de la solicitud' })
    .getByRole('button', { name: /Documentos/ })
    .click();
  await page.getByLabel('Documento de la norma 1').setInputFiles({
    name: 'Ley de prueba.pdf',
    mimeType: 'application/pdf',
    buffer: createPdf('ley'),
  });
  await expect(page.getByRole('button', { name: 'Quitar Ley de prueba.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText(/^Borrador guardado a las/)).toBeVisible();
  const stored =
    await askDatabase(`select a.carpeta from archivos a join solicitudes_normas n on n.archivo_id = a.id
    join solicitudes s on s.id = n.solicitud_id where s.servicio_nombre = '${SERVICIO}'`);
  expect(stored).toEqual([{ carpeta: 'normativo-uno' }]);

  await page
    .getByRole('navigation', { name: 'Menú de funcionalidades' })
    .getByRole('link', { name: 'Solicitudes', exact: true })
    .click();
  await expect(page).toHaveURL('/app/level/process-levelconsult');
  await page.getByLabel('Radicado o servicio').fill(SERVICIO);
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  // The row moves when the answer arrives: a press before it would reach what stood there.
  await expect(page.getByRole('status').filter({ hasText: /^1 solicitud$/ })).toBeVisible();
  await page.getByRole('link', { name: `Ver ${SERVICIO}` }).click();
  await expect(page).toHaveURL(/\/app\/level\/process-levelconsult\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SERVICIO);
});
