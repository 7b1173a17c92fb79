import { type Places, screenAt } from '@marco/test-kit/declarations';

/** Notices and their channels, for everybody who signed in. */
const OWN = [
  screenAt('notifications', '/app/notifications', 'Notificaciones'),
  screenAt('preferences', '/app/notifications/preferences', 'Preferencias de notificaciones'),
];

/** Parameters and mails, and the notices of one's own. */
export const places: Places = {
  operator: OWN,
  administrator: [
    screenAt('parameters', '/app/admin/parameters', 'Parámetros'),
    screenAt('mails', '/app/admin/mails', 'Correos'),
    screenAt('template of a mail', '/app/admin/mails/rol-asignado', 'Rol asignado'),
    screenAt('outbox', '/app/admin/mails/outbox', 'Bandeja de salida'),
    ...OWN,
  ],
};
