/** The mesas inside the private area: apart, because no visitor has a use for these addresses. */
const ROOT = '/app/mesas-interoperabilidad';

/** Form of a mesa to be made; imports nothing. */
export const CREATE_MESA_PATH = `${ROOT}/create`;

/** Form of a mesa with what belongs to it. */
export function toEditMesa(idMesa: number | string): string {
  return `${ROOT}/edit/${idMesa}`;
}
