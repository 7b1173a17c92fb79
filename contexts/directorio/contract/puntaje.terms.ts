/** Places a word is found in, the one that counts most first, with what a word there is worth (directory of services, §2.2). */
export const LUGARES_PALABRA = ['nombre', 'elementos', 'descripcion', 'entidad', 'campos'] as const;
export type LugarPalabra = (typeof LUGARES_PALABRA)[number];
export const LUGAR_PALABRA: Readonly<
  Record<LugarPalabra, { readonly nombre: string; readonly peso: number }>
> = {
  nombre: { nombre: 'Nombre del servicio', peso: 3 },
  elementos: { nombre: 'Nombre de los datos', peso: 2 },
  descripcion: { nombre: 'Descripción', peso: 1.5 },
  entidad: { nombre: 'Entidad', peso: 1 },
  campos: { nombre: 'Descripción de los datos', peso: 0.5 },
};

/** How a word was found, the best first, and the share of the weight of its place it keeps. */
export const MODOS_PALABRA = ['entera', 'inicio', 'palabra', 'parte'] as const;
export type ModoPalabra = (typeof MODOS_PALABRA)[number];
export const MODO_PALABRA: Readonly<
  Record<ModoPalabra, { readonly nombre: string; readonly factor: number }>
> = {
  entera: { nombre: 'el texto completo', factor: 1 },
  inicio: { nombre: 'el comienzo', factor: 0.8 },
  palabra: { nombre: 'una palabra', factor: 0.6 },
  parte: { nombre: 'parte de una palabra', factor: 0.3 },
};

/** What the points of a servicio are multiplied by, for its level. */
export const FACTOR_NIVEL: Readonly<Record<0 | 1 | 2 | 3, number>> = { 0: 0.85, 1: 1, 2: 1.05, 3: 1.15 };
/** The same while its level is in suspension. */
export const FACTOR_SUSPENDIDO = 0.5;
