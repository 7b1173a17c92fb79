import { fillSignIn, signInAs } from './support/authenticator-page.ts';
import { expect, type Locator, type Page, test } from './support/journey.ts';
import { results } from './support/mesas-page.ts';
import { openInside } from './support/open-inside.ts';
import { openHomeAs } from './support/open-session.ts';
import { askLogout, openUserMenu } from './support/private-page.ts';
import { expectSpanish } from './support/spanish-texts.ts';

test.use({ locale: 'en-US' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Routes of a visitor, each with what tells that it shows what it has to show. */
const PUBLIC_ROUTES: readonly (readonly [route: string, shows: (page: Page) => Locator])[] = [
  ['/', (page) => page.getByRole('region', { name: 'Inicio de sesión' })],
  ['/mesas-interoperabilidad/home', (page) => heading(page, 'Mesas de Interoperabilidad')],
  ['/mesas-interoperabilidad/home?nombre=pasaporte&consultar=1', results],
  [
    '/mesas-interoperabilidad/home?nombre=inexistente&consultar=1',
    (page) => page.getByText('No hay resultados coincidentes'),
  ],
  ['/mesas-interoperabilidad/consult/1', (page) => page.getByRole('link', { name: /^VER reunión/ }).first()],
  [
    '/mesas-interoperabilidad/viewmeeting/1/1',
    (page) => page.getByRole('button', { name: /^Descargar/ }).first(),
  ],
  ['/componentes', (page) => heading(page, 'Componentes')],
  ['/no-existe', (page) => heading(page, 'Página no encontrada')],
  ['/autenticador/crear-cuenta', (page) => heading(page, /cuenta/i)],
  ['/app', (page) => page.getByRole('button', { name: 'Ingresar' })],
];

test('[GEN-01] every text of a public address stays Spanish in an English browser', async ({ page }) => {
  for (const [route, shows] of PUBLIC_ROUTES)
    await test.step(route, async () => {
      await openInside(page, route);
      await expect(shows(page)).toBeVisible();
      await expectSpanish(page);
    });
});

test('[GEN-01] every text of /register and the dialog before it stays Spanish in an English browser', async ({
  page,
}) => {
  await page.goto('/register');
  const modal = page.getByRole('alertdialog', { name: 'Nivel de seguridad' });
  await expect(modal).toBeVisible();
  await expectSpanish(page);
  await modal.getByRole('button', { name: 'continuar', exact: true }).click();
  await fillSignIn(page, '1000000007');
  await expect(heading(page, 'Registrar nuevo usuario')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1000000007');
  await expectSpanish(page);
});

test('[GEN-01] every text of the private area, its dialog and its mesas stays Spanish in an English browser', async ({
  page,
}) => {
  await openHomeAs(page, '1000000001');
  await expectSpanish(page);
  await askLogout(page);
  await expect(page.getByRole('alertdialog', { name: '¡Cerrar sesión!' })).toBeVisible();
  await expectSpanish(page);
  await page.goto('/mesas-interoperabilidad/home?nombre=pasaporte&consultar=1');
  await expect(results(page)).toBeVisible();
  await expectSpanish(page);
});

test('[GEN-01] every text of /user-entities stays Spanish in an English browser', async ({ page }) => {
  await signInAs(page, '1000000004');
  await expect(heading(page, 'Le damos la bienvenida')).toBeVisible();
  await expectSpanish(page);
  await openUserMenu(page);
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  await expectSpanish(page);
});
