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

/** A group of parameters. */
export function toGrupoParametros(grupo: string): string {
  return `${parametrosPaths.parameters}?grupo=${grupo}`;
}

/** Addresses of the help, whose screens the application has: they tell of every context. */
export const ayudaPaths = {
  home: '/ayuda',
  glosario: '/ayuda/glosario',
  novedades: '/ayuda/novedades',
} as const;

export const TITULO_AYUDA = 'Ayuda';

/** A guide of the help, or one of its tasks. */
export function toGuia(guia: string, tarea?: string): string {
  return `${ayudaPaths.home}/${guia}${tarea === undefined ? '' : `#${tarea}`}`;
}

/** The help about a page, by the address of that page. */
export function toAyudaDe(pagina: string): string {
  return `${ayudaPaths.home}?de=${encodeURIComponent(pagina)}`;
}

/** A term in the glossary. */
export function toTermino(clave: string): string {
  return `${ayudaPaths.glosario}#${clave}`;
}
