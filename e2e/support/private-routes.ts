import { expect, type Page } from '@playwright/test';
import { askDatabase } from './database.ts';
import { at, heading, type Place, showsNothingPending } from './places.ts';

/** A screen that stands at once, or after its list has come. */
export function screen(name: string, path: string, title: string | RegExp): Place {
  return at(name, path, async (page) => {
    await heading(page, title);
    await showsNothingPending(page);
  });
}

/** The same place after a press of one of its buttons opened a dialog. */
export function dialogOf({ name, open }: Place, button: RegExp): Place {
  return {
    name: `${name}, ${button.source}`,
    open: async (page: Page) => {
      await open(page);
      await page.getByRole('main').getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    },
  };
}

/** Screens of one's own, whoever has signed in. */
const ownPlaces: readonly Place[] = [
  screen('notifications', '/app/notifications', 'Notificaciones'),
  screen('preferences', '/app/notifications/preferences', 'Preferencias de notificaciones'),
  screen('exportaciones', '/app/exports', 'Exportaciones'),
  screen('own sessions', '/app/sessions', 'Mis sesiones'),
  screen('own data', '/app/my-data', 'Mis datos'),
];

/** Who looks at the personal screens: of a rol that administers nothing. */
export const OPERADORA = '1000000012';

/** Personal screens of somebody who was told something; the last one lets the session come to its end. */
export const personalPlaces: readonly Place[] = [
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
  ...ownPlaces,
  {
    name: 'idle warning',
    open: async (page) => {
      await page.clock.install();
      await page.goto('/app/home');
      await heading(page, /\S/);
      await showsNothingPending(page);
      await page.clock.runFor('28:30');
      await expect(page.getByRole('alertdialog', { name: 'Su sesión está por terminar' })).toBeVisible();
    },
  },
];

/** An unread notice, unless there is one. */
async function tellOperadora(): Promise<void> {
  await askDatabase(`insert into notificaciones (usuario_id, evento, titulo, texto, enlace)
    select u.id, 'rol-asignado', 'Su rol cambió', 'Desde hoy su rol es Operador AND.', '/mesas-interoperabilidad/home'
    from usuarios u where u.numero_identificacion = '${OPERADORA}' and not exists (
      select from notificaciones n where n.usuario_id = u.id and n.leida_en is null)`);
}

/** The dialog that shows what one action does to several people, before it does. */
const bulkPreview: Place = {
  name: 'bulk preview',
  open: async (page) => {
    await USERS.open(page);
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

const USERS = screen('users', '/app/admin/users', 'Usuarios');
const SEVERAL = screen('user of several entities', '/app/admin/users/4', /\S/);
const PENDIENTE = screen('somebody pending', '/app/admin/users/5', /\S/);

const COMMITMENTS = screen('commitments', '/app/mesas-interoperabilidad/compromisos', 'Compromisos');

/** The form of a commitment, with what it offers. */
const newCommitment: Place = {
  name: 'new commitment',
  open: async (page) => {
    await page.goto('/app/mesas-interoperabilidad/edit/1?pestana=compromisos');
    await page.getByRole('button', { name: 'Agregar compromiso' }).click();
    await expect(page.getByRole('dialog').getByLabel(/^Entidad responsable/)).toBeVisible();
    await showsNothingPending(page);
  },
};

/** Screens of users, roles, parameters, mails and audit, for who administers. */
export const systemPlaces: readonly Place[] = [
  screen('home with activities', '/app/home', /\S/),
  USERS,
  bulkPreview,
  screen('users pending', '/app/admin/users?estado=pendiente&userConsult=1', 'Usuarios'),
  SEVERAL,
  dialogOf(SEVERAL, /^Trasladar/),
  PENDIENTE,
  dialogOf(PENDIENTE, /^Aprobar/),
  dialogOf(PENDIENTE, /^Rechazar/),
  screen('roles', '/app/admin/roles', 'Roles y permisos'),
  screen('rol with its matrix', '/app/admin/roles/2', /\S/),
  screen('new rol', '/app/admin/roles/nuevo', 'Nuevo rol'),
  screen('edit of an entity', '/app/admin/entities/1/edit', 'Editar entidad'),
  screen('parameters', '/app/admin/parameters', 'Parámetros'),
  screen('mails', '/app/admin/mails', 'Correos'),
  screen('template of a mail', '/app/admin/mails/rol-asignado', 'Rol asignado'),
  screen('outbox', '/app/admin/mails/outbox', 'Bandeja de salida'),
  openedMail,
  screen(
    'levels, which the ministry does not ask for',
    '/app/level/process-levelservices/home',
    'Servicios por niveles',
  ),
  screen('new mesa', '/app/mesas-interoperabilidad/create', 'Crear mesa'),
  screen('edit of a mesa', '/app/mesas-interoperabilidad/edit/1', 'Editar mesa'),
  screen('commitments of a mesa', '/app/mesas-interoperabilidad/edit/1?pestana=compromisos', 'Editar mesa'),
  COMMITMENTS,
  dialogOf(COMMITMENTS, /^Ver /),
  newCommitment,
  screen('meetings of a mesa', '/app/mesas-interoperabilidad/edit/1?pestana=reuniones', 'Editar mesa'),
  screen('new meeting', '/app/mesas-interoperabilidad/edit/1/meeting', 'Programar reunión'),
  screen('minutes of a meeting', '/app/mesas-interoperabilidad/meeting/1', /\S/),
  screen('what is programmed', '/app/mesas-interoperabilidad/meeting/1?seccion=programacion', /\S/),
  screen('historial of a mesa', '/app/mesas-interoperabilidad/edit/1?pestana=historial', 'Editar mesa'),
  screen('audit', '/app/admin/audit', 'Auditoría'),
  dialogOf(screen('audit', '/app/admin/audit', 'Auditoría'), /^DESCARGAR TABLA/),
  at('verified audit', '/app/admin/audit', async (page) => {
    await page.getByRole('button', { name: 'Verificar la cadena' }).click();
    await expect(page.getByText(/^La cadena está íntegra/)).toBeVisible();
  }),
  screen('event of the audit', '/app/admin/audit/1', /\S/),
  ...ownPlaces,
];
