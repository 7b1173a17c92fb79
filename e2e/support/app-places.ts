import { expect } from '@playwright/test';
import { at, failing, heading, type Place, showsAlert, showsNothingPending } from './places.ts';
import { askLogout, openUserMenu } from './private-page.ts';

const nowhere = at('address without screen', '/no-existe', (page) => heading(page, 'Página no encontrada'));

/** Places of the application itself as a visitor sees them. */
export const visitorAppPlaces: readonly Place[] = [
  at('landing', '/', async (page) => {
    await heading(page, /Marco de Interoperabilidad/);
    await showsNothingPending(page);
  }),
  at('landing, tools of the menu', '/', async (page) => {
    await page.getByRole('button', { name: 'Herramientas' }).click();
    await expect(page.getByRole('link', { name: 'Banco de conformidad' })).toBeVisible();
  }),
  at('landing, modal', '/', async (page) => {
    await page.getByRole('link', { name: 'REGISTRAR NUEVO USUARIO' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  failing('**/servicioLogin/nonce', 'landing, failed sign-in', '/', async (page) => {
    await page.getByRole('button', { name: 'iniciar sesión', exact: true }).click();
    await showsAlert(page);
  }),
  nowhere,
  failing('**/api-public/configuracion', 'failed start', '/', showsAlert),
  at('privacy notice', '/tratamiento-de-datos', (page) => heading(page, 'Tratamiento de datos personales')),
  at('terms', '/terminos', (page) => heading(page, 'Términos y condiciones')),
  at('accessibility statement', '/accesibilidad', (page) => heading(page, 'Accesibilidad')),
  at('map of the site', '/mapa-del-sitio', (page) => heading(page, 'Mapa del sitio')),
  at('components', '/componentes', (page) => heading(page, 'Componentes')),
  at('description of the API', '/api/docs', (page) =>
    expect(page.getByRole('button', { name: 'Probar' })).toBeVisible(),
  ),
  at('private operation of the API', '/api/docs?operacion=searchMesas', (page) =>
    expect(page.getByText('Pide clave', { exact: true })).toBeVisible(),
  ),
  at('refused call of the API', '/api/docs?operacion=getOidPublic', async (page) => {
    await page.getByRole('textbox', { name: 'Valor de oid' }).fill('nada');
    await page.getByRole('button', { name: 'Probar' }).click();
    await expect(page.getByText('Ejemplo de respuesta')).toHaveCount(0);
  }),
  at('help', '/ayuda', (page) => heading(page, 'Ayuda')),
  at('help of a page', '/ayuda?de=%2Fapp%2Facuerdos', (page) => heading(page, 'Ayuda')),
  at('help, search', '/ayuda?texto=nivel', (page) => heading(page, 'Ayuda')),
  at('guide', '/ayuda/lider', (page) => heading(page, 'Guía del líder de interoperabilidad')),
  at('guide with examples', '/ayuda/integradores', (page) => heading(page, 'Guía para integradores')),
  at('glossary', '/ayuda/glosario', (page) => heading(page, 'Glosario')),
  at('changes', '/ayuda/novedades', (page) => heading(page, 'Qué cambió')),
];

/** Places of the application itself as a person of several entities sees them, who has chosen one. */
export const staffAppPlaces: readonly Place[] = [
  at('private home', '/app/home', async (page) => {
    await heading(page, /Diana$/);
    await showsNothingPending(page);
  }),
  at('private home, user menu', '/app/home', openUserMenu),
  at('private home, modal', '/app/home', async (page) => {
    await askLogout(page);
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  at('private address without screen', '/app/no-existe', (page) => heading(page, 'Página no encontrada')),
  nowhere,
];
