import type { Solicitud } from '../../contract/index.ts';
import type { CausaSuspension } from '../../contract/terms.ts';
import type { SolicitudRow } from './solicitud-row.queries.ts';

/** The suspension in which the term of a request stands. */
export function presentSuspension(row: SolicitudRow): Solicitud['suspension'] {
  const { suspendida_desde: desde, causa, motivo_suspension: motivo, dias_restantes: diasRestantes } = row;
  if (desde === null || causa === null || motivo === null || diasRestantes === null) return null;
  return { desde, reanudaEn: row.reanuda_en, causa: causa as CausaSuspension, motivo, diasRestantes };
}
