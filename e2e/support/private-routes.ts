import { expect, type Page } from '@playwright/test';
import { at, heading, type Place, showsNothingPending } from './places.ts';

/** A screen that stands at once, or after its list has come. */
function screen(name: string, path: string, title: string | RegExp): Place {
  return at(name, path, async (page) => {
    await heading(page, title);
    await showsNothingPending(page);
  });
}

/** The same place after a press of one of its buttons opened a dialog. */
function dialogOf({ name, open }: Place, button: RegExp): Place {
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
  screen('own sessions', '/app/sessions', 'Mis sesiones'),
];

const PENDIENTE = screen('somebody pending', '/app/admin/users/5', /\S/);

/** Screens of users, roles, parameters, mails and audit, for who administers. */
export const systemPlaces: readonly Place[] = [
  screen('home with activities', '/app/home', /\S/),
  screen('users', '/app/admin/users', 'Usuarios'),
  screen('users pending', '/app/admin/users?estado=pendiente&userConsult=1', 'Usuarios'),
  screen('user of several entities', '/app/admin/users/4', /\S/),
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
  screen('new mesa', '/app/mesas-interoperabilidad/create', 'Crear mesa'),
  screen('edit of a mesa', '/app/mesas-interoperabilidad/edit/1', 'Editar mesa'),
  screen('audit', '/app/admin/audit', 'Auditoría'),
  screen('event of the audit', '/app/admin/audit/1', /\S/),
  ...ownPlaces,
];
