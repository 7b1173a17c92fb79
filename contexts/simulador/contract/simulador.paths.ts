/** Addresses of this context. */
export const simuladorPaths = {
  /** The page where a servicio is tried. */
  pagina: '/probar-servicio/:id',
} as const;

export const TITULO_SIMULADOR = 'Simulador';

/** The page where a servicio is tried, in the version that is named or its most advanced one. */
export function toSimulador(servicioId: number | string, version?: string): string {
  const numero = version === undefined ? '' : `?version=${encodeURIComponent(version)}`;
  return `/probar-servicio/${servicioId}${numero}`;
}
