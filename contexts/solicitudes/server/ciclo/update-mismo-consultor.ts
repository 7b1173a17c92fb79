import type { DatabaseSchema } from '@marco/database';
import { findParametroBooleano, notify } from '@marco/parametros/port';
import { createSystemOrigin, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { novedadesAcompanamiento } from '../novedades-acompanamiento.ts';
import { toEnlace, toVariables } from '../solicitudes/notify-solicitud.ts';
import { findSolicitudRow, type SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { listConsultorIds } from './consultores.queries.ts';
import { type Suscriptores, updateEstadoSolicitud } from './update-estado-solicitud.ts';

type Running = Transaction<DatabaseSchema>;

/**
 * The consultor a returned request goes back to when it is filed again; undefined where the parameter says that it is
 * assigned anew, or that person no longer conceptualises for the ministry.
 */
export async function findMismoConsultor(
  trx: Running,
  { estado, consultor_id }: SolicitudRow,
): Promise<number | undefined> {
  if (estado !== 'devuelta' || consultor_id === null) return undefined;
  if (!(await findParametroBooleano(trx, 'solicitudes.mismoConsultor', true))) return undefined;
  return (await listConsultorIds(trx)).includes(consultor_id) ? consultor_id : undefined;
}

/** Gives a request that was filed again to the consultor it had, in the transaction of the filing, and tells them. */
export async function updateMismoConsultor(
  trx: Running,
  { id, consultorId, quien }: { readonly id: number; readonly consultorId: number; readonly quien: number },
  suscriptores: Suscriptores,
): Promise<void> {
  const row = await findSolicitudRow(trx, id);
  if (!row) throw new Error('A request that was filed is gone.');
  const origin = createSystemOrigin();
  const detail = await updateEstadoSolicitud(
    trx,
    row,
    { accion: 'asignar', motivo: '', consultorId, usuarioId: null, esVuelta: true },
    origin,
    suscriptores,
  );
  await writeAudit(trx, origin, {
    action: 'asignar-solicitud',
    objectType: 'solicitud',
    objectId: id,
    result: 'exito',
    detail,
  });
  if (consultorId === quien) return;
  await notify(trx, {
    evento: novedadesAcompanamiento['solicitud-subsanada'],
    usuarioId: consultorId,
    enlace: toEnlace(row),
    variables: toVariables(row),
  });
}
