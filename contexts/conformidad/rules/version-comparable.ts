import type { EstadoVersionServicio } from '@marco/servicios/terms';

/** The most advanced first; what may not be used now, or is still in work, only where there is nothing else. */
const ORDEN: readonly EstadoVersionServicio[] = [
  'publicada',
  'certificada',
  'evaluada',
  'estandarizada',
  'suspendida',
  'obsoleta',
  'en-elaboracion',
];

/**
 * The version of a servicio a contract is compared with where nobody names one: the most advanced, and of those the
 * newest; undefined where there is none but retired ones.
 *
 * @param versiones the newest one first
 */
export function findVersionComparable<Version extends { readonly estado: EstadoVersionServicio }>(
  versiones: readonly Version[],
): Version | undefined {
  return ORDEN.map((estado) => versiones.find((una) => una.estado === estado)).find(
    (una) => una !== undefined,
  );
}
