const ARCHIVOS = '/api-public/datos-abiertos';

/** Where programs read the catalogue, as JSON or in the form they like best. */
export const CATALOGO_DATOS_ABIERTOS = ARCHIVOS;

/**
 * A file of a set. Other systems keep this address: one that is here stays.
 *
 * @param edicion its day, or 'ultimo' for the one that stands now
 */
export function toArchivoDeConjunto(codigo: string, edicion: string, formato: 'csv' | 'json'): string {
  return `${ARCHIVOS}/${codigo}/${edicion}.${formato}`;
}

/** What changed since the dump before: beside the dump of a day, or 'ultimo'. */
export function toCambios(edicion: string): string {
  return `${ARCHIVOS}/volcado/${edicion}-cambios.zip`;
}

/** The dump of every set: of a day, or 'ultimo'. */
export function toVolcado(edicion: string): string {
  return `${ARCHIVOS}/volcado/${edicion}.zip`;
}
