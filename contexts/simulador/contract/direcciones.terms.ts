/** Where programs call the simulator: addresses of the server, and no screens. */
export const DIRECCION_SIMULADOR = '/simulador';

/** The address of an operation in the simulator, from the root of the site. */
export function toOperacionSimulada(servicioId: number, version: string, operacion: string): string {
  return `${DIRECCION_SIMULADOR}/${servicioId}/${version}/${operacion}`;
}
