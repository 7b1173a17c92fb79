import type { Viewer } from '@marco/test-kit/declarations';
import { expect } from '@playwright/test';
import { askDatabase } from './database.ts';
import { HOME } from './mesas-page.ts';
import { openInside } from './open-inside.ts';
import { at, heading, type Place, showsNothingPending } from './places.ts';
import { VIEWERS } from './viewers.ts';

/** Places of a context that are reached by more than an address and a press: no declaration says how. */
export interface ScriptedPlaces {
  readonly context: string;
  readonly viewer: Viewer;
  readonly places: readonly Place[];
}

/** An unread notice, unless there is one. */
async function tellOperadora(): Promise<void> {
  await askDatabase(`insert into notificaciones (usuario_id, evento, titulo, texto, enlace)
    select u.id, 'rol-asignado', 'Su rol cambió', 'Desde hoy su rol es Operador AND.', '/mesas-interoperabilidad/home'
    from usuarios u where u.numero_identificacion = '${VIEWERS.operator}' and not exists (
      select from notificaciones n where n.usuario_id = u.id and n.leida_en is null)`);
}

/** What tells a person of an unread notice. */
const unread: readonly Place[] = [
  {
    name: 'bell with unread notices',
    open: async (page) => {
      await tellOperadora();
      await page.goto('/app/home');
      await expect(
        page.getByRole('banner').getByRole('link', { name: /^Notificaciones, \d+ sin leer$/ }),
      ).toBeVisible();
      await showsNothingPending(page);
    },
  },
  at('inbox with an unread notice', '/app/notifications', (page) =>
    expect(page.getByRole('button', { name: 'Marcar todas como leídas' })).toBeVisible(),
  ),
];

/** The session comes to its end: nothing of the person is looked at after it. */
const idleWarning: Place = {
  name: 'idle warning',
  open: async (page) => {
    await page.clock.install();
    await page.goto('/app/home');
    await heading(page, /\S/);
    await showsNothingPending(page);
    await page.clock.runFor('28:30');
    await expect(page.getByRole('alertdialog', { name: 'Su sesión está por terminar' })).toBeVisible();
  },
};

/** The dialog that shows what one action does to several people, before it does. */
const bulkPreview: Place = {
  name: 'bulk preview',
  open: async (page) => {
    await openInside(page, '/app/admin/users');
    await heading(page, 'Usuarios');
    await showsNothingPending(page);
    const boxes = page
      .getByRole('table', { name: 'Usuarios encontrados' })
      .getByRole('checkbox', { name: /^Seleccionar (?!todas)/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Cambiar seleccionados' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Acción').selectOption({ label: 'Inactivar' });
    await dialog.getByLabel('Motivo').fill('Terminó su contrato.');
    await dialog.getByRole('button', { name: 'Ver qué pasará' }).click();
    await expect(page.getByRole('dialog', { name: 'Inactivar: vista previa' })).toBeVisible();
  },
};

/** A mail somebody sent to see the template, opened in the outbox. */
const openedMail: Place = {
  name: 'opened mail of the outbox',
  open: async (page) => {
    await page.goto('/app/admin/mails/rol-asignado');
    await page.getByRole('button', { name: 'Enviarme una prueba' }).click();
    await expect(page.getByText(/está en la bandeja de salida/)).toBeVisible();
    await page.goto('/app/admin/mails/outbox');
    await page
      .getByRole('button', { name: /^Leer Prueba/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /Reintentar/ })).toBeVisible();
  },
};

/** A message that is not what its element says. */
const validatorWithFaults: Place = {
  name: 'validator with faults',
  open: async (page) => {
    await page.goto('/validador?elemento=datoTelefono');
    await expect(page.getByRole('combobox', { name: 'Versión' })).toHaveValue(/^\d/);
    await page.getByLabel('Mensaje', { exact: true }).fill('<datoTelefono/>');
    await page.getByRole('button', { name: 'Validar', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Errores del mensaje' })).toBeVisible();
  },
};

/** A file of rows looked through, of which one is wrong. */
const importOfCatalogue = at(
  'import of a catalogue',
  '/app/admin/catalogs?catalogo=municipios&importar=1',
  async (page) => {
    await page
      .getByLabel('Archivo CSV')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('codigo,nombre\nx,y\n') });
    await page.getByRole('button', { name: 'Revisar archivo' }).click();
    await expect(page.getByRole('table', { name: 'Revisión del archivo' })).toBeVisible();
  },
);

/** Mesas of the demo data whose tab, by its number, has no row. */
const EMPTY_TABS = [
  [2, 'Deporte y juegos nacionales'],
  [3, 'Archivo de exequátur y sentencias extranjeras'],
  [4, 'Archivo de exequátur y sentencias extranjeras'],
] as const;

const emptyTabs: readonly Place[] = EMPTY_TABS.map(([tab, mesa]) =>
  at(
    `mesa without rows, tab ${tab}`,
    `${HOME}?nombre=${encodeURIComponent(mesa)}&consultar=1`,
    async (page) => {
      await page.getByRole('link', { name: `VER MESA ${mesa}` }).click();
      await page
        .getByRole('tab')
        .nth(tab - 1)
        .click();
      await expect(page.getByText(/^(No tiene ningun|Aún no hay)/).first()).toBeVisible();
    },
  ),
);

/** They come after those the context declares. */
export const SCRIPTED: readonly ScriptedPlaces[] = [
  { context: 'parametros', viewer: 'operator', places: unread },
  { context: 'acceso', viewer: 'operator', places: [idleWarning] },
  { context: 'usuarios', viewer: 'administrator', places: [bulkPreview] },
  { context: 'parametros', viewer: 'administrator', places: [openedMail] },
  { context: 'entidades', viewer: 'administrator', places: [importOfCatalogue] },
  { context: 'esquemas', viewer: 'visitor', places: [validatorWithFaults] },
  { context: 'mesas', viewer: 'visitor', places: emptyTabs },
];
