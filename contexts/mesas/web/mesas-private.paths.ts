/** The mesas inside the private area: apart, because no visitor has a use for these addresses. */
const ROOT = '/app/mesas-interoperabilidad';

/** Addresses of the forms; imports nothing. */
export const mesasPrivatePaths = { create: `${ROOT}/create` } as const;

/** Form of a mesa with what belongs to it. */
export function toEditMesa(idMesa: number | string): string {
  return `${ROOT}/edit/${idMesa}`;
}

/** Historial of a mesa. */
export function toHistorialMesa(idMesa: number | string): string {
  return `${toEditMesa(idMesa)}?pestana=historial`;
}
