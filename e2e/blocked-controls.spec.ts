import { expectNoSidewaysScroll } from './support/accessible.ts';
import { expectHome, signInAs } from './support/authenticator-page.ts';
import { authenticatorPlaces } from './support/authenticator-places.ts';
import { askDatabase } from './support/database.ts';
import { listDialogOpeners, openDialog } from './support/dialog-openers.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openInside } from './support/open-inside.ts';
import { openHomeAs, openSession } from './support/open-session.ts';
import type { Place } from './support/places.ts';
import { listScreens, type ProductScreen } from './support/product-screens.ts';
import { lookAtScreen, type ScreenLook, waitForScreen } from './support/screen-look.ts';
import { findBlockedControls } from './support/unexplained-controls.ts';

/** Records of parts that a rol has or has not. */
const OF_A_ROL = /^\/app\/(admin|estandares|ontologia|elementos-de-dato)\//;
/** Records of the common language: who only reads it has no control in them that the auditor has not. */
const LENGUAJE = /^\/app\/(estandares|ontologia|elementos-de-dato)\//;
const WORK_ON_LENGUAJE = new Set(['1000000001', '1000000002', '1000000003', '1000000011']);
/**
 * Who visits a record in each of its states: one of the ministry and one of an entity. The others visit one record of
 * each kind, their own where they have one: the screen that explains is the same.
 */
const IN_EVERY_STATE = new Set(['1000000001', '1000000003']);
/** `npm run test:a11y` visits every screen as everybody. */
const EVERYTHING = process.env['A11Y'] === 'all';
/**
 * Whether a person who does not visit every state visits a screen: every second one, so that those with an even number
 * and those with an odd one visit all of them together.
 */
function isOfHalf(path: string, numero: string): boolean {
  const sum = [...path].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return EVERYTHING || IN_EVERY_STATE.has(numero) || sum % 2 === Number(numero) % 2;
}
/** Records anybody reads, with no control of a rol. */
const FOR_EVERYBODY = /^\/(diccionario|validador|oid)[/?]/;
/** Public pages with no control of a rol: the visitor sees them, and those who visit every state. */
const PUBLIC_PAGE =
  /^\/(?:$|banco-conformidad|certificados|directorio-servicios|informes|inicio|pasaporte|probar-servicio|register|reset-|segundo-factor|tratamiento-de-datos)/;
/** Screens that are the same for everybody, whoever reads them. */
const ONE_FOR_ALL = new Set(['/api/docs', '/componentes', '/ayuda', '/ayuda/glosario', '/ayuda/novedades']);

/** At the end of the title of every window. */
const TITLE = /Marco de Interoperabilidad para Gobierno Digital v2\.8\.12$/;

/** What the server answers to a rol without the permission. */
const DENIED = /Su rol «.+» no permite .+\. Puede cambiarlo:/;

type Open = (page: Page, path: string) => Promise<unknown>;

/** What a crawl met. */
class Crawl {
  seen = 0;
  readonly unexplained: string[] = [];
  /** Private screens without trail, current item or the rol at the right. */
  readonly astray: string[] = [];
  /** How many private screens were looked at for it. */
  placed = 0;
  readonly english: string[] = [];
  readonly #page: Page;
  readonly #open: Open;

  constructor(page: Page, open: Open = openInside) {
    this.#page = page;
    this.#open = open;
  }

  async look(place: string): Promise<ScreenLook> {
    const look = await lookAtScreen(this.#page);
    this.seen += look.blocked.seen;
    this.unexplained.push(...look.blocked.unexplained.map((control) => `${place}: ${control}`));
    this.english.push(...look.english.map((line) => `${place}: ${line}`));
    // The authenticator is a product of its own, with its own titles.
    const isOurs = !new URL(this.#page.url()).pathname.startsWith('/autenticador/');
    if (isOurs && !TITLE.test(look.title)) await expect(this.#page, place).toHaveTitle(TITLE);
    return look;
  }

  /**
   * Every screen of the product at its address, and the dialogs its buttons open. A part that is not of the rol is
   * visited where it begins: it refuses all its records with the same words. What everybody reads alike is visited
   * by the visitor.
   */
  async visitScreens(numero: string): Promise<void> {
    const offered = await listOffered(this.#page);
    for (const path of chooseScreens(await listScreens(numero), numero, offered)) {
      const { isPlaced } = await this.visit(path);
      if (hasTrail(path, this.#page)) {
        this.placed += 1;
        if (!isPlaced) this.astray.push(path);
      }
      await this.#pressOpeners(path);
    }
  }

  async visit(path: string, open = this.#open): Promise<ScreenLook> {
    await this.#reach(path, open);
    const look = await this.look(path);
    // A screen that the rol may not open says so once, on a separate page, and not in each of its blocks.
    expect(
      look.alerts.filter((text) => DENIED.test(text)),
      path,
    ).toEqual([]);
    return look;
  }

  async visitPlaces(places: readonly Place[]): Promise<void> {
    for (const place of places) {
      await place.open(this.#page);
      await waitForScreen(this.#page);
      await this.look(place.name);
    }
  }

  async #reach(path: string, open = this.#open): Promise<void> {
    await open(this.#page, path);
    await waitForScreen(this.#page);
  }

  /** One button of each kind. */
  async #pressOpeners(path: string): Promise<void> {
    for (const { kind, button } of await listDialogOpeners(this.#page)) {
      await this.#reach(path);
      await button.click();
      await expect(openDialog(this.#page)).toBeVisible();
      await waitForScreen(this.#page);
      await this.look(`${path}, ${kind}`);
    }
  }
}

/** Addresses that somebody who is offered these parts visits: those of no record, and of a kind as many as tell something. */
function chooseScreens(
  screens: readonly ProductScreen[],
  numero: string,
  offered: readonly string[],
): readonly string[] {
  const isRefused = ({ path }: ProductScreen): boolean =>
    OF_A_ROL.test(path) && !offered.some((part) => path.startsWith(part));
  const isVisited = (screen: ProductScreen): boolean => {
    const { path } = screen;
    if (FOR_EVERYBODY.test(path)) return false;
    if (LENGUAJE.test(path) && !WORK_ON_LENGUAJE.has(numero)) return false;
    return !isRefused(screen);
  };
  const tellsMore = (screen: ProductScreen): boolean => {
    if (ONE_FOR_ALL.has(screen.path)) return false;
    if (PUBLIC_PAGE.test(screen.path) && !IN_EVERY_STATE.has(numero)) return false;
    // A refused list is refused with every search.
    return screen.ofRecord === undefined
      ? !screen.path.includes('?') || !isRefused(screen)
      : isVisited(screen);
  };
  const visited = screens.filter(tellsMore);
  const isFirst = ({ ofRecord }: ProductScreen, at: number) =>
    visited.findIndex((other) => other.ofRecord === ofRecord) === at;
  return visited
    .filter(
      (screen, at) => screen.ofRecord === undefined || IN_EVERY_STATE.has(numero) || isFirst(screen, at),
    )
    .map(({ path }) => path)
    .filter((path) => isOfHalf(path, numero));
}

/** Addresses of the menu of the person. */
function listOffered(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: 'Menú de funcionalidades' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** The choice of the entity and the screens for everybody have a shell of their own, and the sign-in goes on from its. */
function hasTrail(path: string, page: Page): boolean {
  const { pathname } = new URL(page.url());
  return [path, pathname].every((one) => /^\/(app|mesas-interoperabilidad)\//.test(one));
}

/** As whoever comes from outside opens an address; the others go on inside the application. */
const openAnew: Open = (page, path) => page.goto(path);

/** Every unavailable control is explained, no text is in English, and the crawl found unavailable controls. */
function expectExplained({ seen, unexplained, english }: Crawl): void {
  expect(english).toEqual([]);
  expect([...new Set(unexplained)]).toEqual([]);
  expect(seen).toBeGreaterThan(0);
}

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

// The language of a browser changes no text.
test.use({ locale: 'en-US' });

/** Who crawls, with the roles that are allowed the same: their screens differ in nothing but the names. */
const ROLES: readonly (readonly [numero: string, ...roles: string[]])[] = [
  ['1000000001', 'administrador-mintic'],
  ['1000000002', 'consultor-mintic'],
  ['1000000003', 'lider-interoperabilidad'],
  ['1000000010', 'gestor-privada', 'gestor-ies'],
  ['1000000011', 'auditor'],
  ['1000000012', 'operador-and'],
  ['1000000013', 'coordinador-mintic'],
];

for (const [numero, ...roles] of ROLES) {
  test.describe(roles.join(' and '), () => {
    test('[GEN-01] [ROUTE-14] ¿Por qué no puedo? on every screen: nothing unexplained nor in English, and every window title ends with product and version', async ({
      page,
    }) => {
      const crawl = new Crawl(page);
      await openHomeAs(page, numero);
      await crawl.visitScreens(numero);
      expectExplained(crawl);
      await test.step('[SHELL-01] every private screen has its trail, its current item and the rol at the right', () => {
        expect(crawl.astray).toEqual([]);
        expect(crawl.placed).toBeGreaterThan(10);
      });
    });
  });
}

const FUNCIONARIA = '1000000004';

test('¿Por qué no puedo? on every screen: somebody crawls for every set of permissions', async () => {
  const sets = await askDatabase(`select array_agg(codigo order by codigo) as roles from (
      select r.codigo, array_agg(distinct (p.subfuncionalidad_id, p.accion)::text) as permisos
      from roles r left join roles_permisos p on p.rol_id = r.id group by r.id) allowed
    group by permisos`);
  const crawled = [...ROLES.map(([, ...roles]) => roles.toSorted()), ['funcionario-entidad']];
  expect(sets.map(({ roles }) => String(roles)).toSorted()).toEqual(crawled.map(String).toSorted());
  const ofPeople = await askDatabase(`select distinct u.numero_identificacion as numero, r.codigo as rol
    from membresias m join usuarios u on u.id = m.usuario_id join roles r on r.id = m.rol_id where m.estado = 'activa'`);
  const rolOf = (numero: string) => ofPeople.filter((row) => row['numero'] === numero).map(({ rol }) => rol);
  for (const [numero, rol] of [...ROLES, [FUNCIONARIA, 'funcionario-entidad']])
    expect(rolOf(String(numero)), numero).toContain(rol);
});

test('¿Por qué no puedo? on every screen: funcionario-entidad, before and after choosing one of several entities', async ({
  page,
}) => {
  const crawl = new Crawl(page);
  await openSession(page, FUNCIONARIA);
  await page.goto('/user-entities');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false });
  await expect(cards.first()).toBeVisible();
  await crawl.look('choice of the entity');
  await cards.first().click();
  await expectHome(page);
  await crawl.visitScreens(FUNCIONARIA);
  expectExplained(crawl);
});

test('[GEN-01] [ROUTE-14] ¿Por qué no puedo? on every screen: a visitor', async ({ page }) => {
  const crawl = new Crawl(page, openAnew);
  // The private area as a whole leads to the sign-in.
  await crawl.visit('/app/home');
  const kinds = new Set<string>();
  for (const { path, ofRecord } of await listScreens('')) {
    if (path.startsWith('/app')) continue;
    // Records of a kind have one screen, which comes from outside alike: the first of them does.
    const isKnown = ofRecord !== undefined && kinds.has(ofRecord);
    if (ofRecord !== undefined) kinds.add(ofRecord);
    await crawl.visit(path, isKnown ? openInside : openAnew);
  }
  expectExplained(crawl);
});

test('¿Por qué no puedo? on the way in: pending, and without account up to the form of the registration', async ({
  page,
  browser,
}) => {
  const crawl = new Crawl(page, openAnew);
  await signInAs(page, '1000000005');
  await expect(openDialog(page)).toBeVisible();
  await crawl.look('pending');
  for (const path of ['/', '/app/home', '/user-entities', '/register']) await crawl.visit(path);
  expectExplained(crawl);

  const without = await (await browser.newContext({ locale: 'es-CO' })).newPage();
  const registering = new Crawl(without);
  await registering.visitPlaces(authenticatorPlaces);
  for (const kind of ['Privada', 'Educación Superior']) {
    await without.getByRole('radio', { name: kind }).check();
    await expect(without.getByRole('button', { name: 'CONSULTAR' })).toBeVisible();
    await registering.look(`registration, ${kind}`);
  }
  expectExplained(registering);
  await without.context().close();
});

test('a screen that is not of the rol is one page that says why, who can change it and the way back', async ({
  page,
}) => {
  await openHomeAs(page, '1000000012');
  await openInside(page, '/app/admin/audit');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Página no permitida' })).toBeFocused();
  await expect(main).toContainText('Su rol, Operador AND, no permite abrir «Auditoría»');
  await expect(main).toContainText('Puede cambiarlo: Administrador MinTIC.');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await main.getByRole('link', { name: 'Volver al inicio' }).click();
  await expectHome(page);
});

test('a limit says on touch why, and the control keeps the focus when it is reached', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'es-CO',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/mesas-interoperabilidad/home?consultar=1');
  const pager = page.getByRole('navigation', { name: 'Paginación' });
  const previous = pager.getByRole('button', { name: 'Anterior' });
  // Its final place: nothing above it moves any more.
  await previous.hover({ trial: true });
  // The control is not available; a person notices that by touching it.
  await previous.tap({ force: true });
  await expect(page.getByRole('tooltip')).toContainText('Ya está en la primera página.');
  const next = pager.getByRole('button', { name: 'Siguiente' });
  await next.tap();
  await expect(pager.getByRole('button', { name: 'Página 2, actual' })).toBeVisible();
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).toBeFocused();
  await context.close();
});

test('[SHELL-07] in a table a reason stands over everything, whole inside the window, at every width', async ({
  page,
}) => {
  await openSession(page, '1000000002');
  await page.goto('/app/mesas-interoperabilidad/edit/1?pestana=entidades');
  const remove = page
    .getByRole('button', { name: /^Retirar/ })
    .and(page.locator('[aria-disabled="true"]'))
    .first();
  const reason = page.getByRole('tooltip');
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await remove.hover({ force: true });
    await expect(reason).toContainText('Es la entidad líder de la mesa.');
    const box = await reason.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corner = document.elementFromPoint(left + 4, top + 4);
      return {
        left,
        right,
        top,
        bottom,
        isOver: element.contains(corner),
        hidden: element.scrollWidth - element.clientWidth,
      };
    });
    expect(box, `${width} px`).toMatchObject({ isOver: true, hidden: 0 });
    expect(
      Math.min(box.left, box.top, width - box.right, 900 - box.bottom),
      `${width} px`,
    ).toBeGreaterThanOrEqual(0);
    await expectNoSidewaysScroll(page);
    await page.mouse.move(0, 0);
    await expect(reason).toBeHidden();
  }
});

test('[SHELL-07] a reason is shown when the pointer rested where its control is drawn later', async ({
  page,
}) => {
  const smaller = page.getByRole('button', { name: 'Reducir tamaño de letra, A−' });
  await page.goto('/');
  const { x, y, width, height } = (await smaller.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  // What the pointer does before the new document is drawn goes to the one before.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(smaller).toHaveCount(0);
  release();
  await expect(smaller).toBeVisible();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('[SHELL-07] a reason the browser hid, as it does when its control is drawn anew, is shown again', async ({
  page,
}) => {
  await page.goto('/mesas-interoperabilidad/home?consultar=1');
  const previous = page
    .getByRole('navigation', { name: 'Paginación' })
    .getByRole('button', { name: 'Anterior' });
  const reason = page.getByRole('tooltip');
  await previous.hover();
  await expect(reason).toBeVisible();
  // The pointer rests on the control all the while.
  await reason.evaluate((element: HTMLElement) => element.hidePopover());
  await expect(reason).toBeHidden();
  await previous.focus();
  await expect(reason).toBeVisible();
});

test('the crawl finds a control that does not say why', async ({ page }) => {
  await page.setContent(`
    <p id="why">Elija primero el archivo.</p> <p id="empty"></p> <p id="hidden" hidden>Nadie lo ve.</p>
    <button disabled>bare</button>
    <button aria-disabled="true" aria-describedby="empty">empty</button>
    <button disabled aria-describedby="hidden">hidden reason</button>
    <span role="button" aria-disabled="true" aria-describedby="hidden">out of reach</span>
    <span role="group" aria-describedby="why"><span role="spinbutton" aria-disabled="true">part</span></span>
    <button aria-disabled="true" aria-description="Hay una sola página.">nothing on touch</button>
    <button disabled hidden>not on show</button>
    <button disabled aria-describedby="why">explained</button>
    <button aria-disabled="true" aria-describedby="why">described</button>
    <label><input type="checkbox" disabled> box</label>`);
  expect(await findBlockedControls(page)).toEqual({
    seen: 9,
    unexplained: [
      'button «bare»',
      'button «empty»',
      'button «hidden reason»',
      'span «out of reach»',
      'button «nothing on touch»',
      'input «box»',
    ],
  });
});
