import { type Places, type ScriptedPlace, screenAt } from '@marco/test-kit/declarations';

/** Notices and their channels, for everybody who signed in. */
const OWN = [
  screenAt('notifications', '/app/notifications', 'Notificaciones'),
  screenAt('preferences', '/app/notifications/preferences', 'Preferencias de notificaciones'),
];

/** What tells a person of an unread notice; one is written, unless there is one. */
const unreadBell: ScriptedPlace = {
  name: 'bell with unread notices',
  reach: async ({ page, expect, person, settle, ask }) => {
    await ask(`insert into notificaciones (usuario_id, evento, titulo, texto, enlace)
      select u.id, 'rol-asignado', 'Su rol cambió', 'Desde hoy su rol es Operador AND.', '/mesas-interoperabilidad/home'
      from usuarios u where u.numero_identificacion = '${person}' and not exists (
        select from notificaciones n where n.usuario_id = u.id and n.leida_en is null)`);
    await page.goto('/app/home');
    await settle(/\S/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notificaciones, \d+ sin leer$/ })
      .click();
    await expect(
      page.getByRole('dialog', { name: 'Últimas notificaciones' }).getByRole('listitem').first(),
    ).toBeVisible();
  },
};

/** A mail somebody sent to see the template, opened in the outbox. */
const openedMail: ScriptedPlace = {
  name: 'opened mail of the outbox',
  reach: async ({ page, expect }) => {
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

/** Parameters and mails, and the notices of one's own. */
export const places: Places = {
  operator: [
    ...OWN,
    unreadBell,
    {
      name: 'inbox with an unread notice',
      path: '/app/notifications',
      shows: [{ role: 'button', name: 'Marcar todas como leídas' }],
    },
  ],
  administrator: [
    screenAt('parameters', '/app/admin/parameters', 'Parámetros'),
    screenAt('mails', '/app/admin/mails', 'Correos'),
    screenAt('template of a mail', '/app/admin/mails/rol-asignado', 'Rol asignado'),
    screenAt('outbox', '/app/admin/mails/outbox', 'Bandeja de salida'),
    ...OWN,
    openedMail,
  ],
};
