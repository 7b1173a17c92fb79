import { expectAccessible } from './support/accessible.ts';
import { expect, type Page, test } from './support/journey.ts';

/** Goes to the directory as a visitor of the landing does. */
async function openFromLanding(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Directorio de servicios', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Directorio de servicios' })).toBeVisible();
}

test('[ROUTE-07] the directory and the general data answer with their own area, and the code of each is fetched only when it is opened', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const isOfDirectory = (url: string) => /directorio/.test(url);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  const isOfGeneralData = (url: string) => /datos-generales|department-map|grafica/.test(url);
  expect(scripts.filter((url) => isOfDirectory(url) || isOfGeneralData(url))).toEqual([]);
  await openFromLanding(page);
  expect(scripts.filter(isOfGeneralData)).toEqual([]);
  await expect(page).toHaveURL(/\/directorio-servicios$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(scripts.filter(isOfDirectory).length).toBeGreaterThan(0);

  // What is not on show is not fetched: the boxes for data, and the table with its code.
  const isFetched = (file: string) => scripts.some((url) => url.includes(`/${file}-`));
  expect(['caja-datos', 'tabla-servicios', 'lists'].filter(isFetched)).toEqual([]);
  await page.getByRole('button', { name: 'Tengo → necesito' }).click();
  await expect(page.getByRole('combobox', { name: 'Necesito' })).toBeVisible();
  expect(['caja-datos', 'tabla-servicios', 'lists'].filter(isFetched)).toEqual(['caja-datos']);

  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('button', { name: 'Herramientas' }).click();
  await menu.getByRole('link', { name: 'Datos generales', exact: true }).click();
  await expect(page).toHaveURL(/\/datos-generales$/);
  await expect(page.getByRole('heading', { level: 1, name: 'El marco hoy' })).toBeVisible();
  expect(scripts.filter(isOfGeneralData).length).toBeGreaterThan(0);
  // An address that names a block leads to it.
  await page.goto('/datos-generales#documentos');
  await expect(page.getByRole('heading', { level: 2, name: 'Documentos y normas' })).toBeFocused();
  // So does a press in the index, where the keyboard goes on from.
  await page
    .getByRole('navigation', { name: 'En esta página' })
    .getByRole('link', { name: 'Preguntas' })
    .click();
  await expect(page).toHaveURL(/#preguntas$/);
  await expect(page.getByRole('heading', { level: 2, name: /[Pp]reguntas/ })).toBeFocused();
});

test('[AREA-15] [ROUTE-07] a visitor comes from the landing, finds a servicio, reads what it gives and how to connect', async ({
  page,
}) => {
  await page.goto('/');
  await openFromLanding(page);
  await expect(page.getByRole('textbox', { name: 'Buscar servicios' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('pasaportes vigentes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/directorio-servicios\?texto=pasaportes\+vigentes$/);
  const found = page
    .getByRole('article')
    .getByRole('link', { name: /pasaportes vigentes/i })
    .first();
  await expect(found).toBeVisible();
  await page.getByRole('button', { name: '¿Por qué en este orden?' }).click();
  await expect(page.getByRole('region', { name: 'Por qué en este orden' })).toBeVisible();
  await expectAccessible(page);

  await found.click();
  await expect(page).toHaveURL(/\/directorio-servicios\/[^/]+\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1, name: /pasaportes vigentes/i })).toBeVisible();
  await page.getByRole('button', { name: 'Cómo conectarse' }).click();
  const steps = page.getByRole('region', { name: 'Cómo conectarse' });
  await expect(steps.getByRole('heading', { name: 'Cómo conectarse' })).toBeFocused();
  await expect(steps.getByText('Para quien aún no ha ingresado.')).toBeVisible();
  await expect(steps.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

/** Presses on the page so far, as the browser saw them: those a script makes do not count. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('tellClick', () => {
    clicks += 1;
  });
  await page.addInitScript(
    "addEventListener('click', (event) => { if (event.isTrusted) tellClick(); }, { capture: true })",
  );
  return () => clicks;
}

test('[AREA-15] [ROUTE-07] from the landing to a valid simulated answer a visitor presses six times at most', async ({
  page,
}) => {
  const clicks = await countClicks(page);
  await page.goto('/');
  await openFromLanding(page);
  await page.getByRole('textbox', { name: 'Buscar servicios' }).click();
  await page.keyboard.type('vigencia de la cédula');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const name = 'Consulta de vigencia de la cédula de ciudadanía';
  await page.getByRole('article').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Probar', exact: true }).first().click();
  const simulador = page.getByRole('region', { name: 'Probar' });
  await expect(simulador.getByRole('heading', { name: 'Probar' })).toBeFocused();
  await simulador.getByRole('button', { name: 'Probar', exact: true }).click();
  await expect(simulador.getByText('200', { exact: true })).toBeVisible();
  await expect(simulador.getByText('Válida.', { exact: true })).toBeVisible();
  const answer = (await simulador.locator('code > span').allTextContents()).join('\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\n/);
  expect(answer).toContain('Simulado: si');
  expect(clicks()).toBeGreaterThan(0);
  expect(clicks()).toBeLessThanOrEqual(6);
});

test('[AREA-15] on paper the page of a servicio has every section, without its controls, and its legal basis on one sheet', async ({
  page,
}) => {
  // The width of a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/directorio-servicios/cancilleria/consulta-de-pasaportes-vigentes');
  await expect(page.getByRole('heading', { level: 1, name: /pasaportes vigentes/i })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  for (const name of [
    'Qué hace y para qué',
    'Qué entrega',
    'Qué pide',
    'Nivel y certificados',
    'Cómo conectarse',
    'Ejemplos y contrato',
    'Versiones y cambios',
    'Quién lo usa',
    'Base legal y datos personales',
    'Contacto',
    'Relacionados',
  ])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'En esta página' })).toBeHidden();
  for (const name of ['Suscribirse', 'Cómo conectarse', 'Copiar'])
    await expect(main.getByRole('button', { name, exact: true })).toBeHidden();
  const legal = page.getByRole('region', { name: 'Base legal y datos personales' });
  await expect(legal).toHaveCSS('break-inside', 'avoid');
  expect((await legal.boundingBox())?.height).toBeLessThan(1000);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
});

test('[AREA-15] an address longer than 16 KB, such as one of ten thousand facets, is refused with a clear reason', async ({
  request,
}) => {
  const many = Array.from({ length: 10_000 }, (_, value) => value + 1).join(',');
  for (const path of ['/api-public/directorio', '/api-public/directorio/facetas', '/directorio-servicios']) {
    const answer = await request.get(`${path}?entidad=${many}`);
    expect([path, answer.status(), await answer.json()]).toEqual([
      path,
      400,
      expect.objectContaining({
        code: 'DIRECCION_DEMASIADO_LARGA',
        mensaje: expect.stringMatching(/demasiado larga.*Elija menos filtros/),
      }),
    ]);
  }
});
