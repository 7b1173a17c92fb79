const REPORTES = '/app/reportes';
const INDICADORES = '/app/indicadores';

/** Addresses of this context. */
export const reportesPaths = {
  home: REPORTES,
  /** Pattern of the page of a specified report, by its word. */
  informe: `${REPORTES}/:palabra`,
  /** Pattern of the page of an indicador, and of the records behind one of its figures. */
  indicador: `${INDICADORES}/:codigo`,
  filas: `${INDICADORES}/:codigo/filas`,
} as const;

/** Title of the page of every report. */
export const TITULO_REPORTES = 'Reportes';

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
