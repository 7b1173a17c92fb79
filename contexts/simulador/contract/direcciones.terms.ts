import { DIRECCION_SIMULADOR } from '@marco/acuerdos/terms';

export { DIRECCION_SIMULADOR };

/** The address of an operation in the simulator, from the root of the site. */
export function toOperacionSimulada(servicioId: number, version: string, operacion: string): string {
  return `${DIRECCION_SIMULADOR}/${servicioId}/${version}/${operacion}`;
}
