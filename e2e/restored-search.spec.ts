import { expect, type Page, test } from './support/journey.ts';
import { MANY_MESAS } from './support/many-mesas.ts';
import { ask, HOME, openMesa, pageSize, pick, resultNames, results } from './support/mesas-page.ts';
import { expectLocalKeys, readLocalStorage } from './support/storage.ts';

const { entidad, servicio } = MANY_MESAS;
/** As people see it: first letter upper, the rest lower. */
const LIDER = 'Instituto colombiano agropecuario';

/** Page 2, size 25, a picked entity and a picked service. */
async function search(page: Page): Promise<string[]> {
  await page.goto(HOME);
  await pick(page, 'Entidad Líder', entidad.slice(0, 12), LIDER);
  await pick(page, 'Servicio de la mesa', 'apostilla', servicio);
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await pageSize(page).selectOption('25');
  // The buttons of the pages move down when the longer page arrives.
  await expect(results(page).getByRole('rowheader')).toHaveCount(25);
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Página 2, actual' })).toBeVisible();
  await expect(results(page).getByRole('rowheader')).toHaveCount(MANY_MESAS.count - 25);
  return resultNames(page);
}

async function expectRestored(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.getByRole('button', { name: 'Página 2, actual' })).toBeVisible();
  await expect(pageSize(page)).toHaveValue('25');
  await expect(page.getByRole('combobox', { name: 'Entidad Líder' })).toHaveValue(LIDER);
  await expect(page.getByRole('combobox', { name: 'Servicio de la mesa' })).toHaveValue(servicio);
  await expect(results(page).getByRole('rowheader')).toHaveText([...names]);
}

test.describe('a search with page 2, size 25, a picked entity and service comes back', () => {
  test('[MESA-04] [ROUTE-17] from a mesa by VOLVER', async ({ page }) => {
    const names = await search(page);
    await openMesa(page, names[0] ?? '');
    await page.getByRole('link', { name: 'VOLVER', exact: true }).click();
    await expectRestored(page, names);
    await expect(page).toHaveURL(/tblInterConsult=1/);
  });

  test('[MESA-04] [ROUTE-11] from a meeting by REGRESAR and VOLVER, though the stored search is gone by then', async ({
    page,
  }) => {
    const names = await search(page);
    await openMesa(page, names[0] ?? '');
    await page
      .getByRole('link', { name: /^VER reunión/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reunión de avance' })).toBeVisible();
    await expectLocalKeys(page, []);
    await page.getByRole('link', { name: 'REGRESAR', exact: true }).click();
    await page.getByRole('link', { name: 'VOLVER', exact: true }).click();
    await expectRestored(page, names);
  });

  test('[MESA-04] after a reload of the home, and after one of the mesa', async ({ page }) => {
    const names = await search(page);
    await page.reload();
    await expectRestored(page, names);
    await openMesa(page, names[1] ?? '');
    await page.reload();
    await page.getByRole('link', { name: 'VOLVER', exact: true }).click();
    await expectRestored(page, names);
  });

  test('[MESA-04] [ROUTE-17] from the stored search alone, lists included', async ({ page }) => {
    const names = await search(page);
    const stored = (await readLocalStorage(page))['dataTblInter'] ?? '';
    expect(Object.keys(JSON.parse(stored))).toEqual(expect.arrayContaining(['filter', 'page', 'lists']));
    expect((await readLocalStorage(page))['active']).toBe('1');
    await page.goto(`${HOME}?tblInterConsult=1`);
    await expectRestored(page, names);
  });
});

test.describe('what the browser keeps of the mesas', () => {
  test('[ROUTE-11] [LOGIN-13] search, mark and tab go with any route but the home; home to a mesa keeps them', async ({
    page,
  }) => {
    await page.goto(`${HOME}?nombre=pasaporte&consultar=1`);
    await openMesa(page, 'Pasaportes');
    await page.getByRole('tab', { name: 'Información' }).click();
    await expectLocalKeys(page, ['active', 'dataTblInter', 'tab']);
    await page.getByRole('link', { name: 'VOLVER', exact: true }).click();
    await expect(results(page)).toBeVisible();
    await expectLocalKeys(page, ['active', 'dataTblInter', 'tab']);
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Inicio', exact: true })
      .click();
    await expect(page.getByRole('region', { name: 'Inicio de sesión' })).toBeVisible();
    await expectLocalKeys(page, []);
  });
});

test.describe('the search form', () => {
  test('[MESA-01] an autocomplete asks nothing under three characters, then once per pause of 500 ms', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/entidad/finderTopFive')) asked.push(request.postData() ?? '');
    });
    await page.clock.install();
    await page.goto(HOME);
    const box = page.getByRole('combobox', { name: 'Entidad Líder' });
    await expect(box).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await box.pressSequentially('mi');
    await page.clock.runFor(2_000);
    expect(asked).toEqual([]);
    for (const character of 'nist') {
      await box.press(character);
      await page.clock.runFor(499);
    }
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['{"nombreEntidad":"minist"}']);
    await page.clock.resume();
    const options = page.getByRole('listbox', { name: 'Entidad Líder' }).getByRole('option');
    await expect(options).toHaveCount(5);
    await box.fill('zzzzzz');
    await expect(page.getByText('No hay resultados').last()).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test('what the form of the home offers', async ({ page }) => {
    await page.goto(HOME);
    const form = page.getByRole('form', { name: 'Buscar mesas' });
    const box = (name: string) => form.getByRole('combobox', { name, exact: true });
    const search = async () => {
      const sent = page.waitForRequest('**/mesaInteroperabilidad/listar');
      await form.getByRole('button', { name: 'Consultar', exact: true }).click();
      return (await sent).postDataJSON() as Record<string, unknown>;
    };
    await test.step('[MESA-01] the home says what a mesa is for', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Mesas de Interoperabilidad' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        'Espacio creado para organizar el esfuerzo de dos o más entidades para intercambiar información.',
      );
    });
    await test.step("[MESA-01] 'Activa' is true and 'Cerrada' is false", async () => {
      await expect(form.getByRole('radio')).toHaveCount(2);
      for (const [label, estado] of [
        ['Activa', true],
        ['Cerrada', false],
      ] as const) {
        await form.getByText(label, { exact: true }).click();
        expect(await search()).toMatchObject({ estado });
      }
    });
    await test.step('[MESA-01] entity and service are searched by their names', async () => {
      await expect(box('Entidad Líder')).toHaveAttribute('placeholder', 'Buscar entidad');
      await expect(box('Servicio de la mesa')).toHaveAttribute('placeholder', 'Buscar servicio');
    });
    await test.step('[MESA-01] consultant and status are chosen and cleared', async () => {
      const people = await ask<{ nombre: string }[]>(page, '/usuarios/mintic');
      const states = await ask<{ nombre: string }[]>(page, '/estados-servicio');
      for (const [name, options] of [
        ['Consultor principal de apoyo', people],
        ['Estado del servicio', states],
      ] as const) {
        await expect(box(name).getByRole('option')).toHaveText([
          /^Seleccione/,
          ...options.map(({ nombre }) => nombre),
        ]);
        await box(name).selectOption({ index: 1 });
        await form.getByRole('button', { name: `Borrar ${name}` }).click();
        await expect(box(name)).toHaveValue('');
      }
    });
  });

  test('[MESA-01] LIMPIAR empties the fields, takes the picks away and hides the results', async ({
    page,
  }) => {
    await page.goto(HOME);
    const form = page.getByRole('form', { name: 'Buscar mesas' });
    await expect(form.getByRole('textbox', { name: 'Nombre de la mesa' })).toHaveAttribute(
      'placeholder',
      'pasaportes',
    );
    await form.getByRole('textbox', { name: 'Nombre de la mesa' }).fill('pasaporte');
    await form.getByText('Activa', { exact: true }).click();
    await pick(page, 'Entidad Líder', 'relaciones', 'Ministerio de relaciones exteriores');
    await pick(page, 'Servicio de la mesa', 'apostilla', servicio);
    await form.getByLabel('Consultor principal de apoyo').selectOption({ label: 'Luisa Peña Arango' });
    await form
      .getByLabel('Estado del servicio', { exact: true })
      .selectOption({ label: 'Publicado Nivel 3' });
    await form.getByRole('button', { name: 'Consultar', exact: true }).click();
    await expect(results(page).getByRole('rowheader')).toHaveText(['Pasaportes']);
    await form.getByRole('button', { name: 'LIMPIAR', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Resultados de consulta' })).toHaveCount(0);
    await expect(form.getByRole('textbox', { name: 'Nombre de la mesa' })).toHaveValue('');
    for (const label of ['Entidad Líder', 'Servicio de la mesa'])
      await expect(form.getByRole('combobox', { name: label })).toHaveValue('');
    for (const label of ['Consultor principal de apoyo', 'Estado del servicio'])
      await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
    for (const radio of await form.getByRole('radio').all()) await expect(radio).not.toBeChecked();
    await expect.poll(async () => (await readLocalStorage(page))['dataTblInter']).toBeUndefined();
  });

  test('[MESA-03] a search without rows says so, with tips and both mailboxes', async ({ page }) => {
    await page.goto(`${HOME}?nombre=inexistente&consultar=1`);
    await expect(page.getByText('No hay resultados coincidentes')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      /Elimine o agregue/,
      /ortografía/,
      /menos palabras/,
      /menos específico/,
    ]);
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveText([
      'soporte@ejemplo.gov.co',
      'lenguaje@ejemplo.gov.co',
    ]);
  });
});
