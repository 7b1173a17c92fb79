/** With whom a kept view is shared. */
export const FORMAS_DE_COMPARTIR = {
  nadie: 'Con nadie',
  entidad: 'Con su entidad',
  rol: 'Con un rol',
  enlace: 'Con quien tenga el enlace',
} as const;
export type FormaDeCompartir = keyof typeof FORMAS_DE_COMPARTIR;

export const LIMITES_VISTA = {
  /** Characters of a name. */
  nombre: 120,
  porPersona: 100,
} as const;
