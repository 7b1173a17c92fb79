/** Addresses of this context. */
export const simuladorPaths = {
  /** The page where a servicio is tried. */
  pagina: '/probar-servicio/:id',
} as const;

/** Where programs call the simulator; it is of the server, and no screen. */
export const DIRECCION_SIMULADOR = '/simulador';

export const TITULO_SIMULADOR = 'Simulador';

/** The page where a servicio is tried, in the version that is named or its most advanced one. */
export function toSimulador(servicioId: number | string, version?: string): string {
  const numero = version === undefined ? '' : `?version=${encodeURIComponent(version)}`;
  return `/probar-servicio/${servicioId}${numero}`;
}

/** The address of an operation in the simulator, from the root of the site. */
export function toOperacionSimulada(servicioId: number, version: string, operacion: string): string {
  return `${DIRECCION_SIMULADOR}/${servicioId}/${version}/${operacion}`;
}
