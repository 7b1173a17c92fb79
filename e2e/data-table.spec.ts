import { galleryTable, openGallery } from './support/gallery.ts';
import { expect, type Locator, type Page, test } from './support/journey.ts';

const NAME = 'Servicios con todas las entradas';
const HEAD = 'Seleccionar todas las filas de la página';
const FIRST_PAGE = [
  'Atención en urgencias',
  'Certificado de matrícula',
  'Consulta de datos básicos',
  'Ñandú y fauna silvestre',
  'Registro de proveedores 10',
];

/** The table that shows every input, with the form that sets them. */
const sample = (page: Page) =>
  page.getByRole('region', { name: 'Tabla con todas sus entradas', exact: true });
const names = (page: Page) => galleryTable(page, NAME).getByRole('rowheader');
const row = (page: Page, name: string) =>
  galleryTable(page, NAME)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const set = (page: Page, input: string, value: boolean) =>
  sample(page).getByRole('checkbox', { name: input, exact: true }).setChecked(value);
const write = (page: Page, input: string, text: string) =>
  sample(page).getByRole('textbox', { name: input, exact: true }).fill(text);
const press = (page: Page, name: string) => sample(page).getByRole('button', { name, exact: true }).click();
const size = (page: Page) => sample(page).getByLabel('Resultados pág.');
const filter = (page: Page) => sample(page).getByRole('group', { name: 'Filtrar por estado del servicio' });
const header = (page: Page, name: string) =>
  galleryTable(page, NAME).getByRole('columnheader', { name, exact: true });
/** The last event of the table, in the order: key, type, column, page, selected, data. */
const expectEvent = (page: Page, text: string | RegExp) =>
  expect(sample(page).getByText(/^Último evento/)).toHaveText(text);

test.describe('the table', () => {
  test.beforeEach(async ({ page }) => openGallery(page));

  test('tool bar', async ({ page }) => {
    await test.step('[TABLE-01] a title, its message and its link; without them none', async () => {
      const titled = page.getByRole('region', { name: 'Tabla', exact: true });
      await expect(titled.getByRole('heading', { name: 'Resultados de consulta' })).toBeVisible();
      await expect(titled.getByText(/^13 mesas/)).toBeVisible();
      await expect(titled.getByRole('link', { name: 'Ver las mesas de interoperabilidad' })).toHaveAttribute(
        'href',
        '/mesas-interoperabilidad/home',
      );
      await expect(sample(page).getByRole('heading', { name: 'Servicios de intercambio' })).toBeVisible();
      await write(page, 'title', '');
      await expect(sample(page).getByRole('heading', { name: 'Servicios de intercambio' })).toHaveCount(0);
      await expect(sample(page).getByRole('link', { name: /^Ver/ })).toHaveCount(0);
    });
    await test.step("[TABLE-01] 'Buscar por palabra' with 'Buscar por', text and button", async () => {
      const column = sample(page).getByLabel('Buscar por', { exact: true });
      const text = sample(page).getByRole('textbox', { name: 'Buscar por palabra' });
      await expect(column.getByRole('option')).toHaveText(['Buscar por', 'Servicio', 'Entidad']);
      await column.selectOption('Entidad');
      await text.fill('universidad');
      await expect(names(page)).toHaveText(FIRST_PAGE);
      await press(page, 'Buscar');
      await expect(names(page)).toHaveText(['Certificado de matrícula', 'Registro de proveedores 10']);
      await column.selectOption('Servicio');
      await press(page, 'Buscar');
      await expect(sample(page).getByText('No hay información')).toBeVisible();
      await text.fill('');
      await press(page, 'Buscar');
      await expect(names(page)).toHaveText(FIRST_PAGE);
    });
    await test.step("[TABLE-01] 'Resultados pág.' says how many rows a page has", async () => {
      await size(page).selectOption('2');
      await expect(names(page)).toHaveText(FIRST_PAGE.slice(0, 2));
      await size(page).selectOption('5');
    });
    await test.step("[TABLE-01] the create button is 'CREAR' unless told, and only where it is wanted", async () => {
      const own = page.getByRole('region', { name: 'Tabla', exact: true });
      // This one names none.
      await expect(own.getByRole('button', { name: 'CREAR', exact: true })).toHaveCount(1);
      await press(page, 'CREAR');
      await expectEvent(page, /CREATE · click/);
      await set(page, 'showCreateButton', false);
      await expect(sample(page).getByRole('button', { name: 'CREAR', exact: true })).toHaveCount(0);
    });
  });

  test('order and states', async ({ page }) => {
    await test.step('[TABLE-02] here too a header orders up, down and not, naturally: 2 before 10, Ñ after N', async () => {
      const ordered = [...FIRST_PAGE.slice(0, 4), 'Registro de proveedores 2'];
      for (const [direction, expected] of [
        ['ascending', ordered],
        [
          'descending',
          [
            'Validación de pasaporte vigente',
            'Registro de proveedores 10',
            ...ordered.toReversed().slice(0, 3),
          ],
        ],
      ] as const) {
        await header(page, 'Servicio').getByRole('button').click();
        await expect(header(page, 'Servicio')).toHaveAttribute('aria-sort', direction);
        await expect(names(page)).toHaveText([...expected]);
      }
      await header(page, 'OID').getByRole('button').click();
      await expect(header(page, 'Servicio')).not.toHaveAttribute('aria-sort');
      await expect(header(page, 'OID')).toHaveAttribute('aria-sort', 'ascending');
      await header(page, 'OID').getByRole('button').click();
      await header(page, 'OID').getByRole('button').click();
      await expect(header(page, 'OID')).not.toHaveAttribute('aria-sort');
      await expect(names(page)).toHaveText(FIRST_PAGE);
    });
    await test.step("[TABLE-03] the states of a column with their counts, and 'Total (n)'", async () => {
      await expect(filter(page).getByRole('button')).toHaveText([
        'Total (7)',
        'Identificado (3)',
        'Estandarizado Nivel 1 (2)',
        'Publicado Nivel 3 (2)',
      ]);
      await filter(page).getByRole('button', { name: 'Publicado Nivel 3 (2)' }).click();
      await expect(names(page)).toHaveText(['Consulta de datos básicos', 'Registro de proveedores 2']);
      await expect(filter(page).getByRole('button', { name: 'Identificado (3)' })).toBeVisible();
    });
    await test.step('[TABLE-03] clearing a state shows the total', async () => {
      await filter(page).getByRole('button', { name: 'Publicado Nivel 3 (2)' }).click();
      await expect(filter(page).getByRole('button', { name: 'Total (7)' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(sample(page).getByText('Mostrando 1 a 5 de 7')).toBeVisible();
    });
  });

  test('choice of rows, sub-rows and actions', async ({ page }) => {
    const head = galleryTable(page, NAME).getByRole('checkbox', { name: HEAD });
    await test.step('[TABLE-04] the box of the header takes the rows of this page of the filter, and lets them go', async () => {
      await filter(page).getByRole('button', { name: 'Identificado (3)' }).click();
      await size(page).selectOption('2');
      await galleryTable(page, NAME)
        .getByRole('checkbox', { name: 'Seleccionar Atención en urgencias' })
        .check();
      await expect(head).toBeChecked({ indeterminate: true });
      await head.click();
      await expect(head).toBeChecked();
      await expect(sample(page).getByText('2 servicios seleccionados')).toBeVisible();
      await press(page, 'Siguiente página');
      await expect(names(page)).toHaveText(['Validación de pasaporte vigente']);
      await expect(head).not.toBeChecked();
      await press(page, 'Anterior página');
      await head.click();
      await expect(sample(page).getByText(/seleccionados?$/)).toHaveCount(0);
      await filter(page).getByRole('button', { name: 'Total (7)' }).click();
      await size(page).selectOption('5');
    });
    await test.step('[TABLE-04] the sub-rows of one row at a time', async () => {
      const subs = (name: string) => galleryTable(page, `Versiones del servicio de ${name}`);
      await press(page, 'Mostrar detalle de Atención en urgencias');
      await expect(subs('Atención en urgencias').getByRole('rowheader')).toHaveText(['v2.0.0', 'v1.1.0']);
      await press(page, 'Mostrar detalle de Certificado de matrícula');
      await expect(subs('Certificado de matrícula')).toBeVisible();
      await expect(subs('Atención en urgencias')).toHaveCount(0);
      await press(page, 'Ocultar detalle de Certificado de matrícula');
      await expect(subs('Certificado de matrícula')).toHaveCount(0);
    });
    await test.step("[TABLE-04] 'accion' and 'actividad' hold actions without being told", async () => {
      const untold = galleryTable(page, 'Servicios de ejemplo');
      await expect(untold.getByRole('button', { name: /^VER/ })).toHaveCount(5);
      await expect(untold.getByRole('button', { name: 'EVALUAR Certificado de matrícula' })).toHaveCount(1);
      for (const name of ['Acción', 'Actividad'])
        await expect(untold.getByRole('columnheader', { name }).getByRole('button')).toHaveCount(0);
    });
  });

  test('defaults and files', async ({ page }) => {
    await test.step('[TABLE-07] sizes 2, 5 and 10, page 1, pages and lines unless told otherwise', async () => {
      const untold = page.getByRole('region', { name: 'Servicios de la entidad', exact: true });
      await expect(untold.getByLabel('Resultados pág.').getByRole('option')).toHaveText(['2', '5', '10']);
      await expect(untold.getByRole('button', { name: 'Página 1, actual' })).toBeVisible();
      await expect(galleryTable(page, 'Servicios de ejemplo').getByRole('rowheader').first()).toHaveCSS(
        'border-bottom-width',
        '1px',
      );
    });
    await test.step("[TABLE-07] 'No hay información' stands where there are no rows", async () => {
      await expect(
        page.getByRole('region', { name: 'Tabla', exact: true }).getByText('No hay información'),
      ).toBeVisible();
      await expect(page.getByRole('table', { name: 'Sin filas' })).toHaveCount(0);
    });
    await test.step("[TABLE-06] 'DESCARGAR TABLA' stands with rows and the report flag alone", async () => {
      const report = sample(page).getByRole('button', { name: 'DESCARGAR TABLA' });
      await expect(report).toBeVisible();
      await set(page, 'rows: con filas', false);
      await expect(report).toHaveCount(0);
      await set(page, 'rows: con filas', true);
      await set(page, 'reporte', false);
      await expect(report).toHaveCount(0);
      // This one is given no label.
      await expect(
        page
          .getByRole('region', { name: 'Servicios de la entidad', exact: true })
          .getByRole('button', { name: 'DESCARGAR TABLA' }),
      ).toBeVisible();
    });
  });

  test('events', async ({ page }) => {
    await test.step('[TABLE-08] each carries key, type, column, page, selected and data', async () => {
      await galleryTable(page, NAME)
        .getByRole('checkbox', { name: 'Seleccionar Atención en urgencias' })
        .check();
      await expectEvent(
        page,
        'Último evento: checkbox · selectRow · columna ninguna · página 1 · 1 en selección · Atención en urgencias',
      );
      await press(page, 'Siguiente página');
      await expectEvent(page, 'Último evento: page · page · columna ninguna · página 1 · 1 en selección · 2');
      await press(page, 'VER Registro de proveedores 2');
      await expectEvent(
        page,
        'Último evento: accion · click · columna accion · página 2 · 1 en selección · Registro de proveedores 2',
      );
      await header(page, 'Entidad').getByRole('button').click();
      await expectEvent(
        page,
        /entidad · sort · columna entidad · página 2 · 1 en selección · column, direction$/,
      );
    });
    await test.step('[TABLE-08] checkbox is selectHead or selectRow; CREATE and DESCARGA have keys of their own', async () => {
      await galleryTable(page, NAME).getByRole('checkbox', { name: HEAD }).click();
      await expectEvent(page, /^Último evento: checkbox · selectHead · columna ninguna · página \d/);
      await press(page, 'CREAR');
      await expectEvent(page, /^Último evento: CREATE · click · columna ninguna/);
      await press(page, 'DESCARGAR TABLA');
      await expectEvent(page, /^Último evento: DESCARGA · click · columna ninguna .* scope, rows, state$/);
    });
  });
});

test.describe('inputs of the table', () => {
  test.beforeEach(async ({ page }) => openGallery(page));

  test('rows, columns and states', async ({ page }) => {
    await test.step('[TABLE-09] a line per row and a cell per column, in their order', async () => {
      await expect(names(page)).toHaveText(FIRST_PAGE);
      await expect(galleryTable(page, NAME).getByRole('columnheader')).toHaveText([
        HEAD,
        'Desplegar',
        'Servicio',
        'OID',
        'Entidad',
        'Estado',
        'Fuente o soportes',
        'Acción',
        'Actividad',
      ]);
      await expect(row(page, 'Certificado de matrícula').getByRole('cell')).toHaveCount(8);
    });
    await test.step('[TABLE-09] columnsState: where the state stands, its look, its names and whether it filters', async () => {
      const state = (name: string, text: string) => row(page, name).getByText(text, { exact: true });
      const yellow = state('Certificado de matrícula', 'Estandarizado Nivel 1');
      const green = state('Consulta de datos básicos', 'Publicado Nivel 3');
      await expect(yellow).toHaveCSS('background-color', 'rgb(255, 243, 214)');
      await expect(green).toHaveCSS('background-color', 'rgb(224, 243, 236)');
      await expect(filter(page)).toBeVisible();
      await set(page, 'columnsState: filter', false);
      await expect(filter(page)).toHaveCount(0);
      await expect(yellow).toBeVisible();
    });
    await test.step('[TABLE-09] columnSubRows: array names the property of the sub-rows, key what tells them apart', async () => {
      await press(page, 'Mostrar detalle de Atención en urgencias');
      const subs = galleryTable(page, 'Versiones del servicio de Atención en urgencias');
      await expect(subs.getByRole('row')).toHaveText([/Versión\s*Fecha/, /v2.0.0.*2026/, /v1.1.0.*2025/]);
      await expect(
        row(page, 'Registro de proveedores 10').getByRole('button', { name: /detalle/ }),
      ).toHaveCount(0);
    });
  });

  test('tool bar, texts and pages', async ({ page }) => {
    const report = (name: string): Locator => sample(page).getByRole('button', { name, exact: true });
    await test.step('[TABLE-09] optionsSelect: what shows and what is searched', async () => {
      const select = sample(page).getByLabel('Buscar por', { exact: true });
      await expect(select.locator('option[value="entidad"]')).toHaveText('Entidad');
      await set(page, 'optionsSelect', false);
      await expect(select).toHaveCount(0);
    });
    await test.step('[TABLE-09] optionsNumber, pageSizeTable and page: the sizes, the first size, the first page', async () => {
      await write(page, 'optionsNumber', '3, 6');
      await write(page, 'pageSizeTable', '3');
      await expect(size(page).getByRole('option')).toHaveText(['3', '6']);
      await expect(size(page)).toHaveValue('3');
      await expect(names(page)).toHaveText(FIRST_PAGE.slice(0, 3));
      await write(page, 'page', '3');
      await expect(names(page)).toHaveText(['Validación de pasaporte vigente']);
    });
    await test.step('[TABLE-09] title and messageEmpty', async () => {
      await write(page, 'title', 'Otro título');
      await expect(sample(page).getByRole('heading', { name: 'Otro título' })).toBeVisible();
      await write(page, 'messageEmpty', 'Aún no hay servicios');
      await set(page, 'rows: con filas', false);
      await expect(sample(page).getByText('Aún no hay servicios')).toBeVisible();
      await set(page, 'rows: con filas', true);
    });
    await test.step('[TABLE-09] reporte and reporteLabel: the button and its text', async () => {
      await write(page, 'reporteLabel', 'BAJAR');
      await expect(report('BAJAR')).toBeVisible();
      await expect(report('DESCARGAR TABLA')).toHaveCount(0);
      await set(page, 'reporte', false);
      await expect(report('BAJAR')).toHaveCount(0);
    });
    await test.step('[TABLE-09] the flags pagination and numPages', async () => {
      await expect(sample(page).getByRole('button', { name: 'Página 2', exact: true })).toBeVisible();
      await set(page, 'numPages', false);
      await expect(sample(page).getByRole('button', { name: 'Página 2', exact: true })).toHaveCount(0);
      await expect(sample(page).getByRole('button', { name: 'Anterior página' })).toBeVisible();
      await set(page, 'pagination', false);
      await expect(sample(page).getByRole('button', { name: 'Anterior página' })).toHaveCount(0);
      await expect(names(page)).toHaveCount(7);
    });
    await test.step('[TABLE-09] showCreateButton and titleCreateButton', async () => {
      await write(page, 'titleCreateButton', 'AGREGAR');
      await expect(report('AGREGAR')).toBeVisible();
      await set(page, 'showCreateButton', false);
      await expect(report('AGREGAR')).toHaveCount(0);
    });
  });

  test('choice and actions', async ({ page }) => {
    await test.step('[TABLE-09] showHeadCheckbox: the box of the header', async () => {
      const head = galleryTable(page, NAME).getByRole('checkbox', { name: HEAD });
      await expect(head).toHaveCount(1);
      await set(page, 'showHeadCheckbox', false);
      await expect(head).toHaveCount(0);
      await expect(galleryTable(page, NAME).getByRole('checkbox')).toHaveCount(4);
    });
    await test.step('[TABLE-10] the checkbox flag of a row takes its box away', async () => {
      await expect(row(page, 'Consulta de datos básicos').getByRole('checkbox')).toHaveCount(0);
      await expect(row(page, 'Ñandú y fauna silvestre').getByRole('checkbox')).toHaveCount(1);
    });
    await test.step('[TABLE-09] valueRadio: the row that is chosen', async () => {
      await sample(page).getByRole('radio', { name: 'valueRadio' }).check();
      const radio = (name: string) =>
        galleryTable(page, NAME).getByRole('radio', { name: `Seleccionar ${name}` });
      await radio('Certificado de matrícula').check();
      await radio('Atención en urgencias').check();
      await expect(radio('Certificado de matrícula')).not.toBeChecked();
      await expectEvent(page, /radio · selectRow .* 1 en selección · Atención en urgencias$/);
    });
    await test.step('[TABLE-09] columnsActions: the columns whose texts are buttons', async () => {
      const first = row(page, 'Atención en urgencias');
      await expect(first.getByRole('button', { name: /^EVALUAR/ })).toBeVisible();
      await set(page, 'columnsActions: actividad', false);
      await expect(first.getByRole('button', { name: /^EVALUAR/ })).toHaveCount(0);
      await expect(first.getByText('EVALUAR')).toBeVisible();
      await expect(first.getByRole('button', { name: /^VER/ })).toBeVisible();
    });
  });

  test('what a row says of itself', async ({ page }) => {
    await test.step('[TABLE-10] rowClass gives a row its look; without it the row has none', async () => {
      const background = (name: string) =>
        row(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await background('Ñandú y fauna silvestre')).toBe('rgb(255, 243, 214)');
      expect(await background('Atención en urgencias')).not.toBe('rgb(255, 243, 214)');
    });
    await test.step('[TABLE-05] [TABLE-10] fuenteInformacion, or the attachments where flagHistorico says so', async () => {
      await expect(row(page, 'Atención en urgencias').getByText('Resolución 1200 de 2026')).toBeVisible();
      await expect(row(page, 'Atención en urgencias').getByRole('listitem')).toHaveCount(0);
      const historical = row(page, 'Certificado de matrícula');
      await expect(historical.getByRole('listitem')).toHaveText(['acta-mesa-07.pdf', 'anexo-tecnico.pdf']);
      await expect(historical.getByText(/^Resolución/)).toHaveCount(0);
    });
    await test.step('[TABLE-10] an oid without oidDetails is plain text', async () => {
      const plain = row(page, 'Registro de proveedores 10');
      await expect(plain.getByText('2.16.170.1.5.5', { exact: true })).toBeVisible();
      await expect(plain.getByRole('button', { name: '2.16.170.1.5.5' })).toHaveCount(0);
    });
    await test.step('[TABLE-10] a sub-row stands under the row whose key is its parentKey', async () => {
      const flat = galleryTable(page, 'Reuniones con compromisos');
      await expect(flat.getByRole('rowheader')).toHaveText(['Reunión de marzo', 'Reunión de abril']);
      await press(page, 'Mostrar detalle de Reunión de marzo');
      await expect(galleryTable(page, 'Compromisos de Reunión de marzo').getByRole('rowheader')).toHaveText([
        'Enviar la matriz de variables',
        'Revisar el anexo técnico',
      ]);
    });
  });
});
