/** Addresses of this context; imports nothing. */
export const parametrosPaths = {
  parameters: '/app/admin/parameters',
  mails: '/app/admin/mails',
  outbox: '/app/admin/mails/outbox',
  notifications: '/app/notifications',
  preferences: '/app/notifications/preferences',
} as const;

/** Start of the private area, above every screen of this context. */
export const INICIO = { nombre: 'Inicio', to: '/app/home' } as const;

/** The editor of the template of an event. */
export function toPlantilla(evento: string): string {
  return `${parametrosPaths.mails}/${evento}`;
}
