import { readFile } from 'node:fs/promises';
import { beginJourney, expect, type Locator, type LongJourney, type Page, test } from './support/journey.ts';
import {
  ask,
  columnTexts,
  fact,
  HOME,
  openMesa,
  pageLinks,
  pageSize,
  resultNames,
  results,
  SPANISH,
  selectedTab,
  showAllRows,
  toDay,
} from './support/mesas-page.ts';
import { readLocalStorage, readScroll } from './support/storage.ts';

const PASAPORTES = { id: 1, nombre: 'Pasaportes' };

interface ReunionRow {
  readonly idReunion: number;
  readonly tematica: string;
  readonly fecha: string;
  readonly consultoApoyo: string;
}
interface Archivo {
  readonly idArchivo: string;
  readonly nombre: string;
  readonly tamano: number;
}

test.describe
  .serial('from the landing to a document', () => {
    let journey: LongJourney;
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      journey = await beginJourney(browser, { acceptDownloads: true });
      page = journey.page;
    });
    test.afterAll(() => journey.end());

    test('[LAND-01] [ROUTE-01] [ROUTE-14] [GEN-02] the landing says what the product is, and its window title is product and version', async () => {
      await page.goto('/');
      await expect(page).toHaveTitle('Marco de Interoperabilidad para Gobierno Digital v2.8.12');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Marco de Interoperabilidad para Gobierno Digital' }),
      ).toBeVisible();
      const { producto } = await ask<{ producto: { descripcion: string } }>(page, '/configuracion');
      expect(producto.descripcion).not.toBe('');
      await expect(page.getByRole('main')).toContainText(producto.descripcion);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const card = page.getByRole('region', { name: 'Inicio de sesión' });
      await expect(card.getByRole('button', { name: 'iniciar sesión', exact: true })).toBeVisible();
      await expect(card.getByRole('link', { name: 'REGISTRAR NUEVO USUARIO', exact: true })).toBeVisible();
    });

    test('[LAND-02] [LAND-01] the footer has programme, address, hours, telephones, two mailboxes and social networks', async () => {
      const footer = page.getByRole('contentinfo');
      const { pie } = await ask<{
        pie: {
          programa: string;
          direccion: string;
          telefonos: { numero: string }[];
          redes: { url: string }[];
        };
      }>(page, '/configuracion');
      await expect(footer).toContainText(/Lunes a viernes\s*08:00 am - 05:00 pm/);
      for (const text of [pie.programa, pie.direccion, ...pie.telefonos.map(({ numero }) => numero)])
        await expect(footer).toContainText(text);
      await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(2);
      for (const { url } of pie.redes) await expect(footer.locator(`a[href="${url}"]`)).toBeVisible();
    });

    test('[MESA-02] [AREA-13] from the search of the landing to the results of the mesas, ten at first', async () => {
      await page.getByRole('textbox', { name: 'Busque un dato, un servicio o una mesa' }).fill('pasaporte');
      await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
      await expect(page).toHaveURL(/\/buscar\?q=pasaporte/);
      await page
        .getByRole('group', { name: 'Tipo' })
        .getByRole('button', { name: /^Mesas/ })
        .click();
      await page.getByRole('link', { name: /^Ver los \d+ en Mesas$/ }).click();
      await expect(page).toHaveURL(/\/mesas-interoperabilidad\/home\?nombre=pasaporte/);
      await expect(page.getByRole('heading', { name: 'Resultados de consulta' })).toBeVisible();
      await expect(results(page).getByRole('columnheader')).toHaveText([
        'Estado de la mesa',
        'Nombre de la mesa',
        'Entidad líder',
        'Consultor de apoyo principal',
        'No. de servicios',
        'Acción',
      ]);
      await expect(pageSize(page).getByRole('option')).toHaveText(['5', '10', '25', '50']);
      await expect(pageSize(page)).toHaveValue('10');
      await expect(results(page).getByRole('rowheader')).toHaveCount(10);
      await expect(
        results(page).getByRole('columnheader', { name: 'Acción' }).getByRole('button'),
      ).toHaveCount(0);
    });

    test('[MESA-14] [MESA-02] the rows are those of the API, with Abierta and Cerrada', async () => {
      const { mesasInteroperabilidad: mesas } = await ask<{
        mesasInteroperabilidad: { nombreMesa: string; estadoMesa: boolean; cantidadServicios: number }[];
      }>(page, '/mesaInteroperabilidad/listar', { nombre: 'pasaporte' });
      await pageSize(page).selectOption('50');
      await expect(results(page).getByRole('rowheader')).toHaveText(
        mesas.map(({ nombreMesa }) => nombreMesa),
      );
      const estados = mesas.map(({ estadoMesa }) => (estadoMesa ? 'Abierta' : 'Cerrada'));
      await expect.poll(() => columnTexts(page, 0)).toEqual(estados);
      const cuantos = mesas.map(({ cantidadServicios }) => String(cantidadServicios));
      await expect.poll(() => columnTexts(page, 4)).toEqual(cuantos);
    });

    test('[TABLE-02] a header orders up, then down, then not; the other columns lose their order', async () => {
      const header = (name: string) => results(page).getByRole('columnheader', { name });
      const usual = await resultNames(page);
      const order = (direction: string) =>
        expect(header('Entidad líder')).toHaveAttribute('aria-sort', direction);
      const lideres = async () => columnTexts(page, 2);
      const sorted = (await lideres()).toSorted(SPANISH.compare);

      await header('Entidad líder').getByRole('button').click();
      await order('ascending');
      await expect(header('Nombre de la mesa')).not.toHaveAttribute('aria-sort');
      await expect.poll(lideres).toEqual(sorted);
      await header('Entidad líder').getByRole('button').click();
      await order('descending');
      await expect.poll(lideres).toEqual(sorted.toReversed());
      await header('Entidad líder').getByRole('button').click();
      await expect(header('Entidad líder')).not.toHaveAttribute('aria-sort');
      await expect.poll(() => resultNames(page)).toEqual(usual);
    });

    test('[TABLE-07] at most six page links, and Anterior and Siguiente end where the pages end', async () => {
      await page.getByRole('button', { name: 'Quitar filtro', exact: false }).click();
      await pageSize(page).selectOption('5');
      const pager = page.getByRole('navigation', { name: 'Paginación' });
      await expect(pager.getByRole('button', { name: 'Anterior página' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect.poll(() => pageLinks(page)).toEqual([1, 2, 3, 4, 5, 6]);
      await pager.getByRole('button', { name: 'Siguiente página' }).click();
      await expect(pager.getByRole('button', { name: 'Página 2, actual' })).toBeVisible();
      const { mesasInteroperabilidad: all } = await ask<{ mesasInteroperabilidad: object[] }>(
        page,
        '/mesaInteroperabilidad/listar',
        {},
      );
      const last = Math.ceil(all.length / 5);
      expect(last).toBeGreaterThan(7);
      for (const target of [6, 9, 12, 14, last]) {
        await pager.getByRole('button', { name: `Página ${target}`, exact: true }).click();
        await expect(pager.getByRole('button', { name: `Página ${target}, actual` })).toBeVisible();
        await expect.poll(() => pageLinks(page)).toHaveLength(6);
      }
      await expect(pager.getByRole('button', { name: 'Siguiente página' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      const lastLinks = Array.from({ length: 6 }, (_, position) => last - 5 + position);
      await expect.poll(() => pageLinks(page)).toEqual(lastLinks);
    });

    test('[ROUTE-09] [MESA-02] [MESA-05] a mesa opens at the top of the page with its fourth tab', async () => {
      await page.goto(`${HOME}?nombre=pasaporte&consultar=1`);
      await page.getByRole('link', { name: 'VER MESA Pasaportes', exact: true }).scrollIntoViewIfNeeded();
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      expect(await readScroll(page)).toBeGreaterThan(0);
      await openMesa(page, PASAPORTES.nombre);
      await expect.poll(() => readScroll(page)).toBe(0);
      await expect(page).toHaveURL(/\/mesas-interoperabilidad\/consult\/1$/);
      await expect(page.getByRole('tab')).toHaveCount(4);
      await expect(selectedTab(page)).toHaveText(/^Reuniones de avance/);
    });

    test('[ROUTE-09] every navigation ends at the top: to a meeting, back to the mesa and to the home', async () => {
      const scrollAndFollow = async (link: Locator, heading: RegExp) => {
        await page.evaluate('scrollTo(0, document.body.scrollHeight)');
        expect(await readScroll(page)).toBeGreaterThan(0);
        await link.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect.poll(() => readScroll(page)).toBe(0);
      };
      await page.setViewportSize({ width: 1280, height: 400 });
      await scrollAndFollow(page.getByRole('link', { name: /^VER reunión/ }).first(), /^Reunión de avance$/);
      await scrollAndFollow(page.getByRole('link', { name: 'REGRESAR', exact: true }), /Pasaportes$/);
      await scrollAndFollow(page.getByRole('link', { name: 'VOLVER', exact: true }), /^Mesas de/);
      await page.setViewportSize({ width: 1280, height: 900 });
      await openMesa(page, PASAPORTES.nombre);
    });

    test('[ROUTE-14] the window title of another screen ends with product and version', async () => {
      await expect(page).toHaveTitle(
        'Mesa de interoperabilidad - Pasaportes | Marco de Interoperabilidad para Gobierno Digital v2.8.12',
      );
    });

    test('[MESA-05] the chosen tab is kept, and every tab has VOLVER', async () => {
      for (const [number, name] of [
        [1, 'Información'],
        [2, 'Entidades participantes'],
        [3, 'Servicios de la mesa'],
        [4, 'Reuniones de avance'],
        [2, 'Entidades participantes'],
      ] as const) {
        await page.getByRole('tab', { name }).click();
        await expect(selectedTab(page)).toHaveText(new RegExp(`^${name}`));
        await expect.poll(async () => (await readLocalStorage(page))['tab']).toBe(String(number));
        await expect(page.getByRole('link', { name: 'VOLVER', exact: true })).toHaveAttribute(
          'href',
          /^\/mesas-interoperabilidad\/home\?tblInterConsult=1/,
        );
      }
      await page.reload();
      await expect(selectedTab(page)).toHaveText(/^Entidades participantes/);
    });

    test('[MESA-09] the fourth tab lists topic, date, consultants and VER', async () => {
      await page.getByRole('tab', { name: 'Reuniones de avance' }).click();
      const table = page.getByRole('table', { name: 'Reuniones de avance' });
      await expect(table.getByRole('columnheader')).toHaveText([
        'Temática',
        'Fecha',
        'Consultores de apoyo',
        'Acción',
      ]);
      const reuniones = await ask<ReunionRow[]>(page, '/mesaInteroperabilidad/listarReunionMesa', {
        id: PASAPORTES.id,
      });
      await expect(table.getByRole('rowheader')).toHaveText(reuniones.map(({ tematica }) => tematica));
      await page.getByRole('textbox', { name: 'Filtrar por temática o fecha' }).fill('instalación');
      await expect(table.getByRole('rowheader')).toHaveText(['Instalación de la mesa']);
      await page.getByRole('textbox', { name: 'Filtrar por temática o fecha' }).fill('');

      await test.step('[MESA-09] the day alone, the consultants, and where VER leads', async () => {
        await showAllRows(page);
        for (const [position, { idReunion, tematica, fecha, consultoApoyo }] of reuniones.entries()) {
          const row = table.getByRole('row').nth(position + 1);
          await expect(row.getByRole('rowheader')).toHaveText(tematica);
          await expect(row.getByRole('cell').nth(0)).toHaveText(toDay(fecha));
          await expect(row.getByRole('cell').nth(1)).toHaveText(consultoApoyo);
          await expect(row.getByRole('link', { name: /^VER/ })).toHaveAttribute(
            'href',
            `/mesas-interoperabilidad/viewmeeting/${idReunion}/${PASAPORTES.id}?urlOri=consultar`,
          );
        }
      });
      await test.step('[MESA-09] a day is a filter too', async () => {
        const day = (await table.getByRole('row').nth(1).getByRole('cell').first().innerText()).trim();
        await page.getByRole('textbox', { name: 'Filtrar por temática o fecha' }).fill(day);
        await expect(table.getByRole('rowheader')).toHaveText(
          reuniones.filter(({ fecha }) => toDay(fecha).test(day)).map(({ tematica }) => tematica),
        );
        await page.getByRole('textbox', { name: 'Filtrar por temática o fecha' }).fill('');
      });
    });

    test('[MESA-09] [MESA-10] VER opens the meeting with its topic, people, day and hour', async () => {
      await page.getByRole('link', { name: 'VER reunión: Instalación de la mesa' }).click();
      await expect(page).toHaveURL(/\/mesas-interoperabilidad\/viewmeeting\/1\/1\?urlOri=consultar$/);
      const { reunion } = await ask<{
        reunion: {
          tematica: string;
          avance: string;
          fechaCreacion: string;
          consultorPrincipal: { nombreUsuario: string };
          usersParticipantes: { nombreUsuario: string }[];
          participante: string;
        };
      }>(page, '/mesaInteroperabilidad/listarReunionMesaId', { idReunion: 1 });
      await expect(fact(page, 'Temática')).toContainText(reunion.tematica);
      await expect(fact(page, 'Consultor principal de apoyo')).toContainText(
        reunion.consultorPrincipal.nombreUsuario,
      );
      for (const { nombreUsuario } of reunion.usersParticipantes)
        await expect(fact(page, 'Consultores de apoyo')).toContainText(nombreUsuario);
      await expect(fact(page, 'Fecha')).toHaveText(toDay(reunion.fechaCreacion));
      await expect(fact(page, 'Hora')).toContainText(/\d{1,2}:\d{2}/);
      await expect(fact(page, 'Avance')).toContainText(reunion.avance.split('\n')[0]?.trim() ?? '');
      expect(reunion.participante).not.toContain('@');
      await expect(fact(page, 'Participantes').getByRole('listitem')).toHaveText(
        reunion.participante.split('\n'),
      );
      for (const role of ['textbox', 'combobox', 'radio', 'checkbox'] as const)
        await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
    });

    test('[FILE-03] [MESA-10] the downloaded document has the name and the bytes the API gives', async () => {
      const { reunion } = await ask<{ reunion: { archivos: Archivo[] } }>(
        page,
        '/mesaInteroperabilidad/listarReunionMesaId',
        { idReunion: 1 },
      );
      expect(reunion.archivos.length).toBeGreaterThan(0);
      for (const { idArchivo, nombre, tamano } of reunion.archivos) {
        // Its size too; nothing else is done with it here.
        const item = page.getByRole('listitem').filter({ hasText: nombre });
        const kilobytes = Math.ceil(tamano / 1_000);
        await expect(item).toContainText(kilobytes < 1_000 ? `${kilobytes} KB` : 'MB');
        await expect(item.getByRole('button', { name: /quitar|eliminar/i })).toHaveCount(0);
        const { object } = await ask<{ object: { nombreArchivo: string; base64Archivo: string } }>(
          page,
          '/download_file_opt_public',
          { archivoId: idArchivo },
        );
        const arrives = page.waitForEvent('download');
        await page.getByRole('button', { name: `Descargar ${nombre}` }).click();
        const download = await arrives;
        expect(download.suggestedFilename()).toBe(object.nombreArchivo);
        const bytes = await readFile(await download.path());
        expect(bytes.equals(Buffer.from(object.base64Archivo, 'base64'))).toBe(true);
      }
    });

    test('[MESA-10] REGRESAR leads back to the mesa with the fourth tab', async () => {
      await page.getByRole('link', { name: 'REGRESAR', exact: true }).click();
      await expect(page).toHaveURL(/\/mesas-interoperabilidad\/consult\/1$/);
      await expect(selectedTab(page)).toHaveText(/^Reuniones de avance/);
    });

    test('[ROUTE-17] [MESA-04] VOLVER shows the search again after the meeting', async () => {
      await page.getByRole('link', { name: 'VOLVER', exact: true }).click();
      await expect(page).toHaveURL(/\/home\?tblInterConsult=1&nombre=pasaporte/);
      await expect(page.getByRole('textbox', { name: 'Nombre de la mesa' })).toHaveValue('pasaporte');
      await expect(results(page).getByRole('rowheader')).toHaveCount(10);
    });
  });

test.describe('addresses of the mesas', () => {
  test('[ROUTE-06] [MESA-02] the root of the mesas leads to their home', async ({ page }) => {
    await page.goto('/mesas-interoperabilidad');
    await expect(page).toHaveURL(/\/mesas-interoperabilidad\/home$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mesas de Interoperabilidad' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Resultados de consulta' })).toHaveCount(0);
  });

  test('[API-20] the home of the mesas asks servicios, estados-servicio and usuarios/mintic together', async ({
    page,
  }) => {
    const lists = ['/api-public/servicios', '/api-public/estados-servicio', '/api-public/usuarios/mintic'];
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (lists.includes(pathname)) asked.push(pathname);
    });
    // No list is answered before all three are asked: a list that waits for another is never asked.
    const all = Promise.all(
      lists.map((path) => page.waitForRequest((request) => request.url().endsWith(path))),
    );
    await page.route(
      ({ pathname }) => lists.includes(pathname),
      async (route) => {
        await all;
        await route.continue();
      },
    );
    await page.goto(HOME);
    await expect(page.getByLabel('Estado del servicio').getByRole('option').nth(5)).toBeAttached();
    expect(asked.toSorted()).toEqual(lists.toSorted());
  });

  test('[ERR-01] [SHELL-07] a search that cannot be made opens ‘¡Error de validación!’, shows it at the field and asks nothing', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(HOME);
    const lider = page.getByRole('combobox', { name: 'Entidad Líder' });
    await lider.fill('relaciones');
    await expect(page.getByRole('option').first()).toBeVisible();
    await lider.press('Escape');
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    const modal = page.getByRole('alertdialog', { name: '¡Error de validación!' });
    const reason = 'Seleccione una entidad de la lista o borre el texto.';
    await expect(modal.getByRole('listitem')).toHaveText([reason]);
    await modal.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(lider).toBeFocused();
    await expect(lider).toHaveValue('relaciones');
    expect(asked.filter((url) => url.endsWith('/mesaInteroperabilidad/listar'))).toEqual([]);
  });

  test('[ROUTE-06] [GEN-02] a pasted address opens a mesa and a meeting', async ({ page }) => {
    await page.goto('/mesas-interoperabilidad/consult/1');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Mesa de interoperabilidad - Pasaportes' }),
    ).toBeVisible();
    await page.goto('/mesas-interoperabilidad/viewmeeting/1/1?urlOri=consultar');
    await expect(page.getByRole('heading', { level: 1, name: 'Reunión de avance' })).toBeVisible();
    await expect(page.getByText('Instalación de la mesa').first()).toBeVisible();
  });

  test('[MESA-10] without urlOri REGRESAR leads to the home of the mesas', async ({ page }) => {
    await page.goto('/mesas-interoperabilidad/viewmeeting/1/1');
    await page.getByRole('link', { name: 'REGRESAR', exact: true }).click();
    await expect(page).toHaveURL(/\/mesas-interoperabilidad\/home$/);
  });

  test('[CONF-02] [ROUTE-10] [ROUTE-15] a visitor of the mesas causes no request to recaptcha, nor to the authenticator', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    await page.goto(HOME);
    await page.goto('/mesas-interoperabilidad/consult/1');
    await expect(page.getByRole('link', { name: /^VER reunión/ }).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menú de funcionalidades' })).toHaveCount(0);
    const calls = requests.filter((url) => /\/api(-public)?\//.test(url));
    expect(calls.length).toBeGreaterThan(3);
    for (const url of calls) expect(new URL(url).pathname).toMatch(/^\/api-public\//);
    expect(requests.filter((url) => /recaptcha|gstatic|google|\/autenticador/.test(url))).toEqual([]);
    const { recaptcha } = await ask<{ recaptcha: string | null }>(page, '/configuracion');
    expect(recaptcha).toBeNull();
  });
});
