/** How a part of the product runs. */
export const MARCHAS = ['bien', 'demora', 'falla', 'sin-medir', 'sin-uso'] as const;
export type Marcha = (typeof MARCHAS)[number];

/** Those of an incident, the lighter first. */
export const MARCHAS_DE_INCIDENTE = ['demora', 'falla'] as const;
export type MarchaDeIncidente = (typeof MARCHAS_DE_INCIDENTE)[number];

/** How people read each. */
export const NOMBRES_MARCHA: Readonly<Record<Marcha, string>> = {
  bien: 'Funciona',
  demora: 'Con demoras',
  falla: 'No funciona',
  'sin-medir': 'Sin medición',
  'sin-uso': 'Sin uso todavía',
};

/** The parts of the product that are told, in their order. */
export const PIEZAS = [
  'sitio',
  'base-de-datos',
  'tareas',
  'correos',
  'sellos',
  'xroad',
  'indicadores',
  'datos-abiertos',
] as const;
export type PiezaDelProducto = (typeof PIEZAS)[number];

/** Days of incidents the page tells, and how many of them at most. */
export const DIAS_DE_INCIDENTES = 90;
export const INCIDENTES_MOSTRADOS = 20;

/** Calls a minute of one address: the page asks once a minute. */
export const LIMITE_ESTADO = 60;

/** What the page says of itself under its title. */
export const PRESENTACION_ESTADO =
  'Qué funciona ahora, qué ha fallado y qué trabajos están anunciados. El producto se mide a sí mismo cada minuto.';

/** Where programs read the same. */
export const ESTADO_PARA_PROGRAMAS = '/api-public/estado';
