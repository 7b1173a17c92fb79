import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { DetalleElemento } from '../../../contract/index.ts';
import type { Visibilidad } from '../quien-elabora.ts';
import { listActuales } from '../referencias.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The end that was set for an element; read publicly, only while it waits for its day. */
export async function findCaducidad(
  database: Database,
  elementoId: number,
  visibilidad: Visibilidad,
): Promise<DetalleElemento['caducidad']> {
  const row = await findCaducidadRow(database, elementoId);
  if (!row || (visibilidad === 'publico' && row.impedimento !== null)) return null;
  const { fecha, motivo, reemplazado_por_id: id, impedimento } = row;
  return {
    fecha,
    motivo,
    reemplazadoPor: id === null ? null : ((await listActuales(database, [id], visibilidad)).get(id) ?? null),
    impedimento,
  };
}

export async function findCaducidadRow(database: Database, elementoId: number) {
  return database
    .selectFrom('elementos_caducidades')
    .selectAll()
    .where('elemento_id', '=', elementoId)
    .executeTakeFirst();
}

/** Ends whose day came and that nobody did yet, the first first. */
export async function listPorCaducar(database: Database, dia: string): Promise<number[]> {
  const rows = await database
    .selectFrom('elementos_caducidades')
    .select('id')
    .where('fecha', '<=', dia)
    .where('impedimento', 'is', null)
    .orderBy('fecha')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The element an end was set for; undefined if the expiry was cancelled. */
export async function findElementoPorCaducar(database: Database, id: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('elementos_caducidades')
    .select('elemento_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.elemento_id;
}
