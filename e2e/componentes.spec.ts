import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { galleryTable, openGallery } from './support/gallery.ts';
import { expect, type Page, test } from './support/journey.ts';

const THEMES = ['light', 'dark'] as const;

test.describe('[SHELL-03] banners stand 5000 ms across the whole bottom of the window', () => {
  const DURATION_MS = 5_000;
  const GREEN = 'rgb(5, 102, 75)';
  const RED = 'rgb(168, 5, 33)';
  const BLUE = 'rgb(30, 71, 143)';
  const KINDS = [
    ['[SHELL-03] success is green', 'Éxito', 'status', 'Los cambios quedaron guardados.', GREEN],
    ['[SHELL-03] error is red', 'Error', 'alert', 'No fue posible guardar los cambios.', RED],
    ['[SHELL-03] notice is blue', 'Aviso', 'status', 'El reporte estará listo en un minuto.', BLUE],
  ] as const;

  test('each in its colour, across the bottom of the window, for 5000 ms', async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    for (const [title, kind, role, text, colour] of KINDS)
      await test.step(title, async () => {
        await page
          .getByRole('region', { name: 'Mensajes', exact: true })
          .getByRole('button', { name: kind, exact: true })
          .click();
        // The pointer over the strip would stop its time.
        await page.mouse.move(0, 0);
        const banner = page.getByRole(role).filter({ hasText: text });
        await expect(banner).toBeVisible();
        const strip = banner.locator('> div');
        await expect(strip).toHaveCSS('background-color', colour);
        await expect(strip).toHaveCSS('color', 'rgb(255, 255, 255)');
        const { width = 0, height = 0 } = page.viewportSize() ?? {};
        const inside = await page.evaluate<number>('document.documentElement.clientWidth');
        const box = await banner.boundingBox();
        expect(box?.x).toBe(0);
        expect(box?.width).toBeGreaterThanOrEqual(inside);
        expect(box?.width).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height);
        await page.clock.runFor(DURATION_MS - 1);
        await expect(banner).toBeVisible();
        await page.clock.runFor(1);
        await expect(page.getByText(text)).toHaveCount(0);
      });
  });
});

test('[SHELL-04] the text-input modal has 5 rows and is 32rem wide, never wider than the window', async ({
  page,
}) => {
  const REM = 16;
  await openGallery(page);
  await page.getByRole('button', { name: 'Texto', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rechazar la solicitud' });
  await expect(dialog.getByRole('textbox', { name: /^Motivo del rechazo/ })).toHaveAttribute('rows', '5');
  const frame = dialog.locator('xpath=..');
  await expect(frame).toHaveCSS('width', `${32 * REM}px`);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(320);
});

test('the other modals', async ({ page }) => {
  await openGallery(page);
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const modal = (name: string) => page.getByRole('alertdialog', { name });
  await test.step('[SHELL-04] the alert modal has a title, a message and Aceptar', async () => {
    await open('Alerta');
    await expect(modal('¡Error!')).toHaveAccessibleDescription('Error al intentar crear el usuario');
    await expect(modal('¡Error!').getByRole('button')).toHaveText(['Aceptar']);
    await modal('¡Error!').getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
  await test.step("[SHELL-04] the warning modal has 'Cancelar solicitud' and 'continuar'", async () => {
    await open('Advertencia');
    await expect(modal('Nivel de seguridad').getByRole('button')).toHaveText([
      'Cancelar solicitud',
      'continuar',
    ]);
    await modal('Nivel de seguridad').getByRole('button', { name: 'continuar' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
  const dialog = page.getByRole('dialog', { name: 'Rechazar la solicitud' });
  const text = dialog.getByRole('textbox');
  const accept = () => dialog.getByRole('button', { name: 'Rechazar solicitud' }).click();
  await test.step("[SHELL-04] a text of spaces alone: 'Este campo es requerido'", async () => {
    await open('Texto');
    await text.fill('   ');
    await accept();
    await expect(text).toHaveAccessibleDescription(/Este campo es requerido/);
  });
  await test.step('[SHELL-04] 201 characters are too many, 200 are not', async () => {
    await text.fill('a'.repeat(201));
    await accept();
    await expect(text).toHaveAccessibleDescription(/La cantidad máxima de caracteres permitidos son 200/);
    await text.fill('a'.repeat(200));
    await accept();
    await expect(dialog).toHaveCount(0);
  });
});

test('[SHELL-07] an error shows once its field was left, changed or sent; without a text of its own it says so', async ({
  page,
}) => {
  await openGallery(page);
  const code = page.getByLabel('Código de la mesa');
  await expect(code).not.toHaveAccessibleDescription(/Error sin mensaje/);
  await code.focus();
  await expect(code).not.toHaveAccessibleDescription(/Error sin mensaje/);
  await code.blur();
  await expect(code).toHaveAccessibleDescription(/Error sin mensaje/);
  await page.reload();
  await code.pressSequentially('m');
  await expect(code).toHaveAccessibleDescription(/Error sin mensaje/);
  // This one was sent with the form around it, and never touched.
  await expect(page.getByLabel(/^Correo institucional/)).toHaveAccessibleDescription(
    /Escriba un correo con arroba y dominio\./,
  );
});

test.describe('table', () => {
  test('[TABLE-07] lines stand between the rows, and do not where the separator is off', async ({ page }) => {
    await openGallery(page);
    const line = (name: string) => galleryTable(page, name).getByRole('row').nth(1).getByRole('rowheader');
    await expect(line('Servicios de ejemplo')).toHaveCSS('border-bottom-width', '1px');
    await expect(line('Servicios para elegir uno')).toHaveCSS('border-bottom-width', '0px');
  });

  test('[TABLE-04] boxes, round buttons and sub-rows work by keyboard alone', async ({ page }) => {
    await openGallery(page);
    const services = galleryTable(page, 'Servicios de ejemplo');
    const all = services.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' });
    await services.getByRole('checkbox', { name: 'Seleccionar Certificado de matrícula' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 servicio seleccionado')).toBeVisible();
    await expect(all).toBeChecked({ indeterminate: true });
    await page.keyboard.press('Tab');
    await expect(
      services.getByRole('button', { name: 'Mostrar detalle de Certificado de matrícula' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(galleryTable(page, 'Versiones del servicio de Certificado de matrícula')).toBeVisible();
    await all.focus();
    await page.keyboard.press('Space');
    await expect(all).toBeChecked();
    await expect(page.getByText('5 servicios seleccionados')).toBeVisible();
    const choices = galleryTable(page, 'Servicios para elegir uno');
    await choices.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(choices.getByRole('radio').nth(1)).toBeChecked();
  });

  for (const width of [390, 320]) {
    test(`[TABLE-04] at ${width} px the rows are cards with their boxes, and the box of the header stands above`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openGallery(page);
      const region = page.getByRole('region', { name: 'Servicios de la entidad', exact: true });
      const all = region.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' });
      await expect(all).toHaveCount(1);
      await all.check();
      await expect(region.getByText('5 servicios seleccionados')).toBeVisible();
      const box = region.getByRole('checkbox', { name: 'Seleccionar Registro de proveedores' });
      await expect(box).toBeChecked();
      await box.uncheck();
      await expect(all).toBeChecked({ indeterminate: true });
      await region.getByRole('button', { name: 'Mostrar detalle de Registro de proveedores' }).click();
      await expect(region.getByText('Versiones del servicio', { exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
});

test.describe('table of all inputs', () => {
  const NAME = 'Servicios con todas las entradas';
  const sample = (page: Page) =>
    page.getByRole('region', { name: 'Tabla con todas sus entradas', exact: true });

  for (const width of [1280, 390]) {
    test(`[TABLE-05] [TABLE-10] at ${width} px an oid opens its structure, and the historical version its files`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openGallery(page);
      await expectAccessible(page, { part: '[aria-label="Tabla con todas sus entradas"]', themes: THEMES });
      await test.step('[TABLE-05] [TABLE-10] the oid of a row opens its structure', async () => {
        await sample(page).getByRole('button', { name: '2.16.170.1.5.2', exact: true }).click();
        const modal = page.getByRole('dialog', { name: 'Estructura Identificador Objeto Digital - OID' });
        await expect(modal.getByRole('listitem')).toHaveText([
          '2.16.170 - Colombia',
          '2.16.170.1 - Marco de Interoperabilidad',
          '2.16.170.1.5 - Servicios de intercambio',
          '2.16.170.1.5.2 - Certificado de matrícula',
        ]);
      });
      await expectAccessible(page, { part: '[role="dialog"]', themes: THEMES });
      await page.keyboard.press('Escape');
      await expect(sample(page).getByRole('button', { name: '2.16.170.1.5.2', exact: true })).toBeFocused();
      await sample(page).getByRole('button', { name: 'acta-mesa-07.pdf' }).click();
      await expect(sample(page).getByText(/documento · click .* acta-mesa-07\.pdf$/)).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }

  test('columns and density are chosen and remembered', async ({ page }) => {
    await openGallery(page);
    const columns = sample(page).getByRole('button', { name: /^Columnas/ });
    await columns.click();
    const menu = page.getByRole('dialog', { name: 'Vista de la tabla' });
    await menu.getByRole('checkbox', { name: 'Entidad' }).uncheck();
    await menu.getByRole('radio', { name: 'Compacta' }).check();
    await expectAccessible(page, { part: '[role="dialog"]', themes: THEMES });
    await page.keyboard.press('Escape');
    await expect(columns).toBeFocused();
    await page.reload();
    await expect(galleryTable(page, NAME)).toBeVisible();
    await expect(galleryTable(page, NAME).getByRole('columnheader', { name: 'Entidad' })).toHaveCount(0);
    await expect(columns).toHaveText(/1 oculta/);
    // On cards as well, while something is hidden.
    for (const width of [800, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await columns.click();
      await expect(menu.getByRole('checkbox', { name: 'Entidad' })).not.toBeChecked();
      expect((await menu.boundingBox())?.x).toBeGreaterThanOrEqual(0);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const row = galleryTable(page, NAME).getByRole('row', { name: /Atención en urgencias/ });
    const dense = (await row.boundingBox())?.height ?? 0;
    await columns.click();
    await menu.getByRole('button', { name: 'Restablecer vista' }).click();
    await expect(galleryTable(page, NAME).getByRole('columnheader', { name: 'Entidad' })).toBeVisible();
    await expect.poll(async () => (await row.boundingBox())?.height).toBeGreaterThan(dense);
  });

  for (const [width, fit] of [
    [1280, 'whole'],
    [800, 'cut'],
  ] as const) {
    test(`at ${width} px what takes the focus is in sight, where the table fits with its headers`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 420 });
      await openGallery(page);
      const frame = galleryTable(page, NAME).locator('xpath=..');
      await expect(frame).toHaveAttribute('data-fit', fit);
      const last = galleryTable(page, NAME).getByRole('button', { name: 'VER Registro de proveedores 10' });
      await last.focus();
      const header = galleryTable(page, NAME).getByRole('columnheader', { name: 'Acción' });
      if (fit === 'whole') await expect(header).toBeInViewport({ ratio: 1 });
      await expect(last).toBeInViewport({ ratio: 1 });
      // Up from below: what takes the focus is not behind the headers.
      for (let line = 0; line < 4; line++) await page.keyboard.press('ArrowUp');
      const first = galleryTable(page, NAME).getByRole('button', { name: 'VER Atención en urgencias' });
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport({ ratio: 1 });
      const bottom = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0);
      await expect
        .poll(async () => ((await first.boundingBox())?.y ?? 0) - bottom(await header.boundingBox()))
        .toBeGreaterThanOrEqual(0);
      // Nothing scrolls up and down but the page.
      const inner = await frame.evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(inner).toBeLessThanOrEqual(1);
    });
  }

  test('prints whole, without its controls', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 420 });
    await openGallery(page);
    await page.emulateMedia({ media: 'print' });
    const frame = galleryTable(page, NAME).locator('xpath=..');
    await expect(frame).toHaveCSS('overflow', 'visible');
    await expect(frame).toHaveCSS('max-height', 'none');
    await expect(sample(page).getByRole('button', { name: /^Columnas/ })).toBeHidden();
    await expect(galleryTable(page, NAME)).toBeVisible();
  });

  test('is walked with the keys of the keyboard, page by page', async ({ page }) => {
    await openGallery(page);
    const services = galleryTable(page, NAME);
    await services.getByRole('button', { name: 'VER Certificado de matrícula' }).focus();
    await page.keyboard.press('PageDown');
    await expect(services.getByRole('button', { name: 'VER Validación de pasaporte vigente' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(
      services.getByRole('checkbox', { name: 'Seleccionar Validación de pasaporte vigente' }),
    ).toBeFocused();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowLeft');
    await expect(services.getByRole('button', { name: 'VER Registro de proveedores 10' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(
      services
        .getByRole('row', { name: /Registro de proveedores 10/ })
        .getByRole('cell')
        .nth(4),
    ).toBeFocused();
  });
});

test.describe('dates', () => {
  test.use({ locale: 'en-US' });

  test('[SHELL-05] a day is typed or chosen in a Spanish calendar, whatever the browser speaks, in light and dark', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openGallery(page);
    const dates = page.getByRole('region', { name: 'Fechas', exact: true });
    const field = dates.getByRole('group', { name: /^Fecha límite/ });
    await field.getByRole('spinbutton', { name: /^día/ }).press('3');
    await page.keyboard.type('1072026');
    await expect(field).toHaveText(/31.*07.*2026/);
    await field.getByRole('button', { name: /^Calendario/ }).press('Enter');
    const calendar = page.getByRole('dialog');
    await expect(calendar.getByRole('grid', { name: 'julio de 2026' })).toBeVisible();
    await expect(
      calendar.getByRole('button', { name: 'viernes, 31 de julio de 2026 seleccionado' }),
    ).toBeFocused();
    await expect(calendar.locator('th').first()).toHaveText('lu');
    await expectAccessible(page, { part: '[role="dialog"]', themes: THEMES });
    const day = (name: string) => calendar.getByRole('button', { name });
    await page.keyboard.press('PageDown');
    await expect(day('lunes, 31 de agosto de 2026')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(day('domingo, 30 de agosto de 2026')).toBeFocused();
    // A Sunday, which this field does not take.
    await page.keyboard.press('Enter');
    await expect(calendar).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(day('sábado, 29 de agosto de 2026')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(field).toHaveText(/29.*08.*2026/);
    await expectNoSidewaysScroll(page);
  });
});

test.describe('plots', () => {
  /** Texts of drawings that lie on each other or stick out, as they are drawn with the fonts of the page. */
  const FIND_CLASHES = `[...document.querySelectorAll('figure svg[role="img"]')].flatMap((drawing) => {
    const frame = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll('text')].map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }));
    const sharp = (box) => ({ left: box.left + 1, right: box.right - 1, top: box.top + 3, bottom: box.bottom - 3 });
    if (frame.width === 0) return [];
    return texts.flatMap(({ name, box }, at) => [
      ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [name + ' sticks out'] : []),
      ...texts.slice(at + 1).filter((other) => {
        const [one, two] = [sharp(box), sharp(other.box)];
        return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
      }).map((other) => name + ' on ' + other.name),
    ]);
  })`;

  for (const width of [1280, 320])
    test(`at ${width} px no text lies on another, in both themes axe finds nothing, and a plot is taken along`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openGallery(page);
      const plots = page.getByRole('region', { name: 'Gráficas', exact: true });
      const map = plots.getByRole('figure', { name: 'Servicios por departamento' });
      await expect(map.getByRole('img')).toBeVisible();
      await expect(plots.getByRole('img')).toHaveCount(15);
      await expect.poll(() => page.evaluate<string[]>(FIND_CLASHES)).toEqual([]);
      await expectNoSidewaysScroll(page);
      const download = page.waitForEvent('download');
      await map.getByRole('button', { name: /como PNG$/ }).click();
      expect((await download).suggestedFilename()).toBe('servicios-por-departamento.png');
      await expectAccessible(page, { part: '[aria-label="Gráficas"]', themes: THEMES });
    });
});

test('[SHELL-07] a menu lies over everything inside the window, and an item that is blocked says why', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 420 });
  await openGallery(page);
  const samples = page.getByRole('region', { name: 'Navegación', exact: true });
  await samples.getByRole('button', { name: /Sesión iniciada/ }).click();
  const menu = page.getByRole('menu', { name: 'Opciones' });
  await expect(menu.getByRole('menuitem', { name: 'Cambiar de entidad' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const blocked = menu.getByRole('menuitem', { name: 'Cambiar de rol' });
  await expect(blocked).toBeFocused();
  await expect(blocked).toHaveAccessibleDescription(/Tiene un solo rol en esta entidad\./);
  await page.keyboard.press('Enter');
  await expect(blocked).toBeFocused();
  const isOver = "document.querySelector('[role=menu]').parentElement.matches(':popover-open')";
  expect(await page.evaluate<boolean>(isOver)).toBe(true);
  const box = await menu.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  await expectAccessible(page, { part: '[role="menu"]', themes: THEMES });
  await expectNoSidewaysScroll(page);
});
