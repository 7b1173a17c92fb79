import { createPdf } from '@marco/archivos/testing';
import { followSize } from './support/accessible.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';
import { waitForScreen } from './support/screen-look.ts';
import { answerMarca } from './support/solicitud-page.ts';

const ADMINISTRADOR = '1000000001';

/** What scrolls up and down inside the page; what a person writes may, and what stays beside the page while it scrolls. */
const INNER_SCROLLS = `[...document.querySelectorAll('main *:not(textarea, select)')]
  .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
    && getComputedStyle(element).position !== 'sticky'
    && element.scrollHeight > element.clientHeight + 1)
  .map((element) => element.tagName + ' ' + element.className)`;

/** Whether what has the focus can be seen at its upper edge, where what stays lies over it. */
const IS_FOCUS_SEEN = `(() => {
  const element = document.activeElement;
  const { left, top, width } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + 3);
  return element.contains(seen) || element.parentElement.contains(seen) || 'under ' + seen?.className;
})()`;

/** Words of the line of life that stand in two lines; one with a soft hyphen may. */
const BROKEN_WORDS = `[...document.querySelectorAll('[aria-label="Vida de la solicitud"] span, [aria-label="Vida de la solicitud"] b')]
  .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
  .flatMap((text) => [...text.data.matchAll(/[^\\s\\u00ad]+/g)].filter((word) => {
    if (text.data.includes('\\u00ad')) return false;
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word))`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScreen(page);
}

/** Gives the window of an open page another width, as a person does, and waits until the page followed. */
async function narrow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await followSize(page);
}

test('[SHELL-01] header and side menu stay while a long page scrolls, and no table scrolls up and down by itself', async ({
  page,
}) => {
  await openHomeAs(page, ADMINISTRADOR);
  for (const path of ['/app/admin/roles', '/app/admin/parameters', '/app/elementos-de-dato?tamano=50']) {
    await open(page, path);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    expect(await page.evaluate<number>('scrollY'), path).toBeGreaterThan(200);
    await expect(page.getByRole('button', { name: /^Menú de usuario/ }), path).toBeInViewport({ ratio: 1 });
    const menu = page.getByRole('navigation', { name: 'Menú de funcionalidades' });
    await expect(menu.getByRole('link', { name: 'Inicio' }), path).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(INNER_SCROLLS), path).toEqual([]);
  }
});

test('[MESA-11] what becomes of a draft is told in a strip of its own, and no field that takes the focus lies under it', async ({
  page,
}) => {
  await openHomeAs(page, ADMINISTRADOR);
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/app/mesas-interoperabilidad/meeting/1');
  const strip = page
    .getByRole('status')
    .filter({ hasText: 'Se guarda mientras escribe' })
    .locator('xpath=..');
  await expect(strip).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const under = strip.locator('xpath=following-sibling::*[last()]');
  const [ofStrip, ofRest] = await Promise.all([strip, under].map((box) => box.boundingBox()));
  expect(ofStrip?.width).toBeGreaterThanOrEqual(ofRest?.width ?? Number.POSITIVE_INFINITY);
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.last().focus();
  // Upwards, where what takes the focus comes from under what stays.
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(IS_FOCUS_SEEN), `step ${step}`).toBe(true);
  }
});

test('[AREA-05] what was filed shows a mark, and its two ways on stand apart', async ({ page }) => {
  await openHomeAs(page, '1000000003');
  const [returned] = await askDatabase(
    `select s.id from solicitudes s join estados_solicitud e on e.id = s.estado_id
      where e.codigo = 'devuelta' and s.servicio_nombre = 'Citas consulares para pasaporte'`,
  );
  await open(page, `/app/level/process-levelservices/nivel-uno/${returned?.['id']}?paso=documentos`);
  for (const norma of [1, 2]) {
    await page.getByLabel(`Documento de la norma ${norma}`).setInputFiles({
      name: `Acto ${norma}.pdf`,
      mimeType: 'application/pdf',
      buffer: createPdf(`acto ${norma}`),
    });
    await expect(page.getByRole('button', { name: `Quitar Acto ${norma}.pdf` })).toBeVisible();
  }
  // The demo answered the first one.
  await answerMarca(page, 'Se adjuntó el acto.', 2);
  const steps = page.getByRole('navigation', { name: 'Pasos de la solicitud' });
  await steps.getByRole('button', { name: /Revisión/ }).click();
  await page.getByRole('button', { name: 'Radicar de nuevo' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Radicar/ })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByText(/quedó radicada con el número/)).toBeVisible();
  const [first, second] = await Promise.all(
    ['Ver la solicitud', 'Volver a los servicios'].map((name) =>
      main.getByRole('link', { name }).boundingBox(),
    ),
  );
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeGreaterThanOrEqual(8);
  await expect(main.locator('svg circle[stroke="var(--ok)"]')).toBeVisible();
});

test('[GEN-02] from 1200 px on the header of a visitor stands in one line, its tools open inside the window, and narrower it has a drawer', async ({
  page,
}) => {
  await open(page, '/banco-conformidad');
  for (const width of [1200, 1240, 1280]) {
    await narrow(page, width);
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('navigation', { name: 'Principal' });
    const entries = menu.locator(':scope > a, :scope > div > button');
    const boxes = await Promise.all((await entries.all()).map((entry) => entry.boundingBox()));
    expect(boxes).toHaveLength(5);
    for (const box of boxes) expect(box?.height, `${width} px`).toBeLessThanOrEqual(44);
    const brand = await banner.getByRole('link').first().boundingBox();
    expect(boxes[0]?.x, `${width} px`).toBeGreaterThanOrEqual((brand?.x ?? 0) + (brand?.width ?? 0));
    await banner.getByRole('button', { name: 'Herramientas' }).click();
    const tool = await banner.getByRole('link', { name: 'Comprobar un certificado' }).boundingBox();
    expect((tool?.x ?? 0) + (tool?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('link', { name: 'Comprobar un certificado' })).toBeHidden();
  }
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Principal' })).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expect(drawer.getByRole('link', { name: 'Directorio de servicios' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Comprobar un certificado' })).toBeVisible();
});

test('[AREA-05] at every width the line of life breaks no word, and what a servicio may ask for is in sight', async ({
  page,
}) => {
  await openHomeAs(page, '1000000003');
  const [solicitud] = await askDatabase(
    "select s.id from solicitudes s where s.servicio_nombre = 'Consulta de visas vigentes' order by s.id desc limit 1",
  );
  const widths = [1280, 1200, 1199, 1024, 768, 390, 320];
  await open(page, `/app/level/process-levelconsult/${solicitud?.['id']}`);
  for (const width of widths) {
    await narrow(page, width);
    await expect(page.getByRole('list', { name: 'Vida de la solicitud' })).toBeVisible();
    expect(await page.evaluate(BROKEN_WORDS), `${width} px`).toEqual([]);
  }
  await open(page, '/app/level/process-levelservices/home');
  for (const width of widths) {
    await narrow(page, width);
    const ask = page.getByRole('link', { name: /^Solicitar nivel 1/ }).first();
    await expect(ask).toBeVisible();
    const [button, table] = await Promise.all([
      ask.boundingBox(),
      page.getByRole('table').locator('xpath=..').boundingBox(),
    ]);
    const edge = (box: typeof button) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(edge(button), `${width} px`).toBeLessThanOrEqual(edge(table));
  }
});

test('[GEN-02] an identifier, a namespace and an IRI stand in one line with their copy button, on a phone as well', async ({
  page,
}) => {
  await openHomeAs(page, ADMINISTRADOR);
  await page.setViewportSize({ width: 390, height: 844 });
  const [elemento] = await askDatabase(
    "select id from elementos_versiones where estado = 'incorporado' order by length(nombre) desc, id limit 1",
  );
  const [capa] = await askDatabase('select id from capas_de_uso order by length(carpeta) desc, id limit 1');
  const [ficha] = await askDatabase('select id from ontologia_definiciones order by id limit 1');
  for (const [path, names] of [
    [`/app/elementos-de-dato/${elemento?.['id']}`, ['el identificador', 'el espacio de nombres']],
    [`/app/admin/capadeuso/${capa?.['id']}`, ['el espacio de nombres']],
    [`/app/ontologia/definicion/${ficha?.['id']}`, ['el IRI']],
  ] as const) {
    await open(page, path);
    for (const name of names) {
      const row = page
        .getByRole('button', { name: `Copiar ${name}` })
        .locator('xpath=..')
        .first();
      expect((await row.boundingBox())?.height, `${path} ${name}`).toBeLessThanOrEqual(40);
    }
  }
});
