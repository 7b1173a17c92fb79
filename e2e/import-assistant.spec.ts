import { readFileSync } from 'node:fs';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { findMisplacedBoxes } from './support/boxes.ts';
import { askDatabase } from './support/database.ts';
import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

const SERVICIO = 'Consulta de afiliados de prueba';
const TABLAS = readFileSync(
  new URL('../contexts/asistente/testing/etiquetados/salud-postgresql.sql', import.meta.url),
);

test('[AREA-05] the tables of a database become fields with their elements, accepted by key and by list', async ({
  page,
}) => {
  await openHomeAs(page, '1000000003');
  await page.goto('/app/level/process-levelservices/nivel-uno/new');
  await page.getByRole('textbox', { name: /^Nombre del servicio/ }).fill(SERVICIO);
  await page.getByLabel(/^Dominio/).selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Continuar a elementos de dato/ }).click();
  await expect(page).toHaveURL(/\/nivel-uno\/\d+\?paso=elementos$/);
  await page.getByRole('button', { name: 'Importar archivo' }).click();
  await test.step('[AREA-05] a file that cannot be read says its line, and another one may be chosen', async () => {
    await page
      .getByLabel('Archivo de campos')
      .setInputFiles({ name: 'roto.xml', mimeType: 'text/xml', buffer: Buffer.from('<a>\n<b>\n</a>\n') });
    const dicho = page.getByRole('alert').filter({ hasText: 'roto.xml no se pudo leer.' });
    await expect(dicho.getByRole('region', { name: /^Línea \d+ del archivo$/ })).toContainText('</a>');
    await expect(dicho.getByRole('button', { name: 'use la plantilla' })).toBeVisible();
  });

  await page
    .getByLabel('Archivo de campos')
    .setInputFiles({ name: 'afiliados.sql', mimeType: 'text/plain', buffer: TABLAS });
  await expect(page.getByRole('region', { name: 'Campos y propuestas' })).toBeVisible();
  await expectAccessible(page, { themes: ['light', 'dark'] });
  await test.step('[AREA-05] wide, a field has room for its name; on a phone nothing leaves the page', async () => {
    const campo = await page.getByText('primer_nombre', { exact: true }).first().locator('..').boundingBox();
    expect(campo?.width).toBeGreaterThan(100);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    expect((await findMisplacedBoxes(page)).misplaced).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('[AREA-05] one by key, undone and accepted again', async () => {
    await page.getByRole('checkbox', { name: 'Elegir primer_nombre' }).focus();
    await page.keyboard.press('a');
    await expect(page.getByText(/^1 de \d+ aceptados$/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/^0 de \d+ aceptados$/)).toBeVisible();
  });

  await test.step('[AREA-05] the chosen ones after their exact list was shown', async () => {
    await page.getByRole('button', { name: 'Ver la lista' }).click();
    const exact = page.getByRole('list', { name: 'Lo que se va a aceptar' });
    await expect(exact.getByText('fecha_nacimiento')).toBeVisible();
    await page.getByRole('button', { name: /^Aceptar los \d+$/ }).click();
    await page.getByRole('button', { name: /^Pasar los \d+ aceptados a la solicitud$/ }).click();
  });

  const tabla = page.getByRole('table', { name: 'Campos que intercambia el servicio' });
  await expect(tabla.getByRole('row', { name: /fecha_nacimiento/ })).toContainText(
    'Reutilizar: fechaNacimiento',
  );
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText(/^Borrador guardado a las/)).toBeVisible();
  const stored = await askDatabase(`select c.accion, e.identificador from solicitudes_campos c
    join solicitudes s on s.id = c.solicitud_id join elementos_de_dato e on e.id = c.elemento_id
    where s.servicio_nombre = '${SERVICIO}' and c.nombre = 'fecha_nacimiento'`);
  expect(stored).toEqual([{ accion: 'reutilizar', identificador: 'fechaNacimiento' }]);
});
