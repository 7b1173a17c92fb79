/** Addresses of this context. */
export const parametrosPaths = {
  parameters: '/app/admin/parameters',
  mails: '/app/admin/mails',
  outbox: '/app/admin/mails/outbox',
  notifications: '/app/notifications',
  preferences: '/app/notifications/preferences',
} as const;

/** Start of the private area, of a later context: above the screens of every context, which take it from here. */
export const INICIO = { nombre: 'Inicio', to: '/app/home' } as const;

/** The editor of the template of an event. */
export function toPlantilla(evento: string): string {
  return `${parametrosPaths.mails}/${evento}`;
}
