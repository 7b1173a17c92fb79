const HOME = '/datos-abiertos';

/** Addresses of this context. */
export const datosAbiertosPaths = {
  home: HOME,
  /** Pattern of the page of a set. */
  conjunto: `${HOME}/:conjunto`,
} as const;

/** Title of the page of every set. */
export const TITULO_DATOS_ABIERTOS = 'Datos abiertos';

/** The page of a set, by its code. */
export function toConjunto(codigo: string): string {
  return `${HOME}/${codigo}`;
}
