const REPORTES = '/app/reportes';
const INDICADORES = '/app/indicadores';
const TABLEROS = '/app/tableros';

/** Addresses of this context. */
export const reportesPaths = {
  home: REPORTES,
  /** How the data of the reports come about, what they say and what they do not. */
  metodo: `${REPORTES}/que-dicen-estos-datos`,
  /** Pattern of the page of a specified report, by its word. */
  informe: `${REPORTES}/:palabra`,
  /** Pattern of the page of an indicador, and of the records behind one of its figures. */
  indicador: `${INDICADORES}/:codigo`,
  filas: `${INDICADORES}/:codigo/filas`,
  tableros: TABLEROS,
  /** Pattern of the page of a board. */
  tablero: `${TABLEROS}/:id`,
  explorador: '/app/explorador',
  /** Where anybody leaves a subscription with the code of its mails. */
  retirar: '/suscripciones-reportes/retirar',
} as const;

/** Title of the page of every report. */
export const TITULO_REPORTES = 'Reportes';

/** Title of the page about the data behind the reports (domain reportes §9). */
export const TITULO_METODO = 'Qué dicen y qué no dicen estos datos';

/** Title of the page of every board. */
export const TITULO_TABLEROS = 'Tableros';

/** Title of the page where a subscription is left. */
export const TITULO_RETIRAR = 'Dejar de recibir un indicador';

/** A specified report, by its word. */
export function toInforme(palabra: string): string {
  return `${REPORTES}/${palabra}`;
}

/** An indicador, by its code. */
export function toIndicador(codigo: string): string {
  return `${INDICADORES}/${codigo}`;
}

/**
 * The records behind a figure, or behind what changed it.
 *
 * @param consulta what the address asks: 'corte=2026-07&clase=publica'
 */
export function toFilas(codigo: string, consulta: string): string {
  return `${toIndicador(codigo)}/filas?${consulta}`;
}

/** Where a subscription to an indicador is left in one press. */
export function toRetirarReporte(codigo: string): string {
  return `${reportesPaths.retirar}?codigo=${encodeURIComponent(codigo)}`;
}

/** An indicador with what its page is asked for: 'sector=3'. */
export function toIndicadorCon(codigo: string, consulta: string): string {
  return consulta === '' ? toIndicador(codigo) : `${toIndicador(codigo)}?${consulta}`;
}

/** A board, by its number. */
export function toTablero(id: number): string {
  return `${TABLEROS}/${id}`;
}

/** Title of the explorer. */
export const TITULO_EXPLORADOR = 'Explorador';

/** The explorer with what is explored: 'conjunto=solicitudes&dimensiones=estado'. */
export function toExplorador(consulta: string): string {
  return consulta === '' ? reportesPaths.explorador : `${reportesPaths.explorador}?${consulta}`;
}

/** The explorer with a kept view, which whoever it is shared with opens. */
export function toVistaReporte(id: string): string {
  return toExplorador(`vista=${id}`);
}
