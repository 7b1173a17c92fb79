import { type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, requireAllowed } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { solicitudesErrors } from '../../contract/index.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { canAsignar } from '../../rules/ciclo/can-tramitar-solicitudes.ts';
import { isVisible } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { listSolicitudRows, type SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';

/** A request somebody chose, and the version of its record that they saw. */
export interface SolicitudElegida {
  readonly solicitudId: number;
  readonly version?: number | undefined;
}

/** Of a request that is not there for the caller. */
export const DESCONOCIDA = refuseWith('La solicitud no existe o usted no puede consultarla.');

const CAMBIADA = refuseWith(
  'Otra persona cambió esta solicitud mientras usted la revisaba: vuelva a seleccionarla.',
);

/** @throws SOLICITUDES_DEL_MINISTERIO where the caller assigns none */
export function requireCoordinador(context: CallContext): QuienTramita {
  const quien = toQuienTramita(context);
  requireAllowed(canAsignar(quien), solicitudesErrors, 'SOLICITUDES_DEL_MINISTERIO');
  return quien;
}

/** Each request once, the last time it was chosen. */
export function listDistintas<Elegida extends SolicitudElegida>(elegidas: readonly Elegida[]): Elegida[] {
  return [...new Map(elegidas.map((elegida) => [elegida.solicitudId, elegida])).values()];
}

/** The requests among these that their reader may know of, by their id. */
export async function listVisibles(
  database: Kysely<DatabaseSchema>,
  ids: readonly number[],
  quien: QuienTramita,
): Promise<ReadonlyMap<number, SolicitudRow>> {
  const rows = await listSolicitudRows(database, ids);
  return new Map(rows.filter((row) => isVisible(row, quien)).map((row) => [row.id, row]));
}

/** The decision about a request, unless it changed since it was looked at. */
export function computeDecisionVista(
  { version: actual }: SolicitudRow,
  { version }: SolicitudElegida,
  decision: Decision,
): Decision {
  return version === undefined || version === actual ? decision : CAMBIADA;
}
