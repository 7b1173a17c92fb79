/** Where a person came to a meeting from (query `urlOri`, specification §2). */
export const ORIGEN_CONSULTA = 'consultar';

const ROOT = '/mesas-interoperabilidad';

/** Addresses of this context. */
export const mesasPaths = {
  root: ROOT,
  home: `${ROOT}/home`,
  /** The home that shows the search a detail was opened from (MESA-04). */
  homeRestored: `${ROOT}/home?tblInterConsult=1`,
} as const;

/** Consult of a mesa. */
export function toMesa(idMesa: number | string): string {
  return `${ROOT}/consult/${idMesa}`;
}

/** Detail of a meeting opened from the consult of its mesa. */
export function toReunion(idReunion: number | string, idMesa: number | string): string {
  return `${ROOT}/viewmeeting/${idReunion}/${idMesa}?urlOri=${ORIGEN_CONSULTA}`;
}

/** Home with the open search of the mesas whose name holds a text. */
export function toMesasSearch(text: string): string {
  const nombre = text.trim();
  return nombre === ''
    ? mesasPaths.home
    : `${mesasPaths.home}?nombre=${encodeURIComponent(nombre)}&consultar=1`;
}
