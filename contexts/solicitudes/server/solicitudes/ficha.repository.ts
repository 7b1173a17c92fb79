import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { DatosOperacion } from '../../contract/index.ts';

type Running = Transaction<DatabaseSchema>;

/** Puts the operations of a request in the place of those it had. */
export async function saveOperaciones(
  trx: Running,
  id: number,
  operaciones: readonly DatosOperacion[],
): Promise<void> {
  await trx.deleteFrom('solicitudes_operaciones').where('solicitud_id', '=', id).execute();
  if (operaciones.length === 0) return;
  await trx
    .insertInto('solicitudes_operaciones')
    .values(
      operaciones.map(({ codigo, nombre, tipoIntercambio }, orden) => ({
        solicitud_id: id,
        orden,
        codigo,
        nombre,
        tipo_intercambio: tipoIntercambio,
      })),
    )
    .execute();
}

/** Puts the entities that will read a servicio in the place of those a request named. */
export async function saveConsumidores(trx: Running, id: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('solicitudes_consumidores').where('solicitud_id', '=', id).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('solicitudes_consumidores')
    .values(ids.map((entidad_id) => ({ solicitud_id: id, entidad_id })))
    .execute();
}

export async function saveSistemas(trx: Running, id: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('solicitudes_sistemas').where('solicitud_id', '=', id).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('solicitudes_sistemas')
    .values(ids.map((sistema_id) => ({ solicitud_id: id, sistema_id })))
    .execute();
}

export async function saveLenguajes(trx: Running, id: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('solicitudes_lenguajes').where('solicitud_id', '=', id).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('solicitudes_lenguajes')
    .values(ids.map((lenguaje_id) => ({ solicitud_id: id, lenguaje_id })))
    .execute();
}

export async function saveBasesDatos(trx: Running, id: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('solicitudes_bases_de_datos').where('solicitud_id', '=', id).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('solicitudes_bases_de_datos')
    .values(ids.map((base_de_datos_id) => ({ solicitud_id: id, base_de_datos_id })))
    .execute();
}
