import type { MensajePropio } from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction, type UpdateObject } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** What level 2 alone has of a draft. */
export async function addNivelDos(
  trx: Running,
  solicitudId: number,
  servicioVersionId: number,
): Promise<void> {
  await trx
    .insertInto('solicitudes_nivel_dos')
    .values({ solicitud_id: solicitudId, servicio_version_id: servicioVersionId })
    .execute();
}

/** Changes columns of it; the caller must increase the version of the request. */
export async function updateNivelDos(
  trx: Running,
  solicitudId: number,
  columns: UpdateObject<DatabaseSchema, 'solicitudes_nivel_dos'>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await trx
    .updateTable('solicitudes_nivel_dos')
    .set(columns)
    .where('solicitud_id', '=', solicitudId)
    .execute();
}

/**
 * Names otherwise who approved a constancia, as the person signed it themselves. The requests get another version: a form
 * that was opened before does not write the name back.
 */
export async function updateResponsableSuprimido(
  trx: Running,
  usuarioId: number,
  responsable: string,
): Promise<void> {
  await trx
    .updateTable('solicitudes')
    .set({ version: sql<number>`version + 1` })
    .where('id', 'in', (from) =>
      from
        .selectFrom('solicitudes_nivel_dos')
        .select('solicitud_id')
        .where('constancia_aprobador_id', '=', usuarioId)
        .where('responsable', '<>', ''),
    )
    .execute();
  await trx
    .updateTable('solicitudes_nivel_dos')
    .set({ responsable })
    .where('constancia_aprobador_id', '=', usuarioId)
    .where('responsable', '<>', '')
    .execute();
}

/** Puts the places of the fields in the place of those it had. */
export async function saveVinculos(
  trx: Running,
  solicitudId: number,
  vinculos: ReadonlyMap<number, string>,
): Promise<void> {
  await trx.deleteFrom('solicitudes_vinculos').where('solicitud_id', '=', solicitudId).execute();
  if (vinculos.size === 0) return;
  await trx
    .insertInto('solicitudes_vinculos')
    .values([...vinculos].map(([campo_id, ruta]) => ({ solicitud_id: solicitudId, campo_id, ruta })))
    .execute();
}

/** Puts the declared differences in the place of those it had. */
export async function saveDiferencias(
  trx: Running,
  solicitudId: number,
  diferencias: ReadonlyMap<number, string>,
): Promise<void> {
  await trx.deleteFrom('solicitudes_diferencias').where('solicitud_id', '=', solicitudId).execute();
  if (diferencias.size === 0) return;
  await trx
    .insertInto('solicitudes_diferencias')
    .values([...diferencias].map(([campo_id, motivo]) => ({ solicitud_id: solicitudId, campo_id, motivo })))
    .execute();
}

/** Keeps the digest of a valid message; one that is there already stays as it is. */
export async function addMensaje(trx: Running, solicitudId: number, mensaje: MensajePropio): Promise<void> {
  const { operacion, papel, sha256, reglas } = mensaje;
  await trx
    .insertInto('solicitudes_mensajes_comprobados')
    .values({ solicitud_id: solicitudId, operacion, papel, sha256, reglas: JSON.stringify(reglas) })
    .onConflict((conflict) => conflict.constraint('solicitudes_mensajes_comprobados_una').doNothing())
    .execute();
}

/** Whether the request had the message, which is removed. */
export async function clearMensaje(trx: Running, solicitudId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('solicitudes_mensajes_comprobados')
    .where('solicitud_id', '=', solicitudId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes what level 2 has of a draft; its files and the request are the caller's. */
export async function clearNivelDos(trx: Running, solicitudId: number): Promise<void> {
  await trx.deleteFrom('solicitudes_vinculos').where('solicitud_id', '=', solicitudId).execute();
  await trx.deleteFrom('solicitudes_diferencias').where('solicitud_id', '=', solicitudId).execute();
  await trx.deleteFrom('solicitudes_mensajes_comprobados').where('solicitud_id', '=', solicitudId).execute();
  await trx.deleteFrom('solicitudes_nivel_dos').where('solicitud_id', '=', solicitudId).execute();
}
