import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { Kysely, Transaction } from 'kysely';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { novedadesReparto } from '../novedades-reparto.ts';
import { notifySolicitud } from '../solicitudes/notify-solicitud.ts';
import { findSolicitudRow, type SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';

/**
 * Tells each consultor what they were given together: one notice with the numbers of all, or that of the request where it is
 * one. Nobody is told of what they gave themselves.
 */
export async function notifyAsignadas(
  database: Kysely<DatabaseSchema>,
  asignadas: readonly { readonly solicitudId: number; readonly consultorId: number }[],
  quien: number,
): Promise<void> {
  const ajenas = asignadas.filter(({ consultorId }) => consultorId !== quien);
  if (ajenas.length === 0) return;
  await database.transaction().execute(async (trx) => {
    for (const [consultorId, suyas] of Map.groupBy(ajenas, (asignada) => asignada.consultorId)) {
      const rows: SolicitudRow[] = [];
      for (const { solicitudId } of suyas) {
        const row = await findSolicitudRow(trx, solicitudId);
        // Somebody may have given it to another person since.
        if (row?.consultor_id === consultorId) rows.push(row);
      }
      await notifyConsultor(trx, consultorId, rows, quien);
    }
  });
}

async function notifyConsultor(
  trx: Transaction<DatabaseSchema>,
  usuarioId: number,
  rows: readonly SolicitudRow[],
  quien: number,
): Promise<void> {
  const [first, ...others] = rows;
  if (!first) return;
  if (others.length === 0) {
    await notifySolicitud(trx, 'asignar', first, { motivo: '', quien });
    return;
  }
  await notify(trx, {
    evento: novedadesReparto['solicitudes-asignadas'],
    usuarioId,
    enlace: `${solicitudesPaths.consulta}?consultor=${usuarioId}`,
    variables: {
      cuantas: String(rows.length),
      radicados: rows.map(({ radicado }) => radicado ?? '').join(', '),
    },
  });
}
