import type { PulsoDeHora } from '../../rules/operacion/sumas.ts';
import type { PulsoRow } from './pulsos.queries.ts';

/** A stored hour of a service, as the rules know it. */
export function toPulso(row: PulsoRow): PulsoDeHora {
  return {
    servicioId: row.servicio_id,
    llamadas: row.llamadas,
    exitosas: row.exitosas,
    porFalla: row.por_falla,
    msProveedor: row.ms_proveedor,
    conTrafico: row.con_trafico,
    caidos: row.caidos,
  };
}
