/** What the once-only map says of a paper (domain directorio §7.3), the best news first. */
export const VEREDICTOS = {
  'suprimible-ya': 'Suprimible ya',
  'suprimible-con-acuerdo': 'Suprimible con acuerdo',
  'suprimible-al-publicar': 'Suprimible al publicar',
  parcial: 'Parcial',
  'estado-lo-tiene': 'El Estado lo tiene, sin servicio',
  legitimo: 'Legítimo',
  'por-clasificar': 'Por clasificar',
} as const;
export type VeredictoPapel = keyof typeof VEREDICTOS;

/** Papers that need not be asked for, now or soon. */
export const SUPRIMIBLES = ['suprimible-ya', 'suprimible-con-acuerdo', 'suprimible-al-publicar'] as const;

/** How near a datum of a paper is to coming from a servicio. */
export const ALCANCES = ['ya', 'con-acuerdo', 'al-publicar', 'sin-llave', 'sin-servicio', 'nadie'] as const;
export type AlcanceDato = (typeof ALCANCES)[number];

/** Level of a servicio from which its calls exist, and the one that is in production. */
export const NIVEL_CON_MENSAJES = 1;
export const NIVEL_EN_PRODUCCION = 3;
