import type { DatabaseSchema } from '@marco/database';
import { hasEstadoServicioAlcanzado } from '@marco/servicios/port';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Nivel } from '../../contract/terms.ts';
import { buildListadas, buildSolicitudes, type ListadaRow } from './solicitud-row.queries.ts';

/** What each level certifies. */
export const ESTADO_NIVEL_UNO = 'estandarizado-nivel-1';
export const ESTADO_NIVEL_DOS = 'evaluado-nivel-2';
export const ESTADO_NIVEL_TRES = 'publicado-nivel-3';

/** Whoever begins a request of a servicio is alone with it until the transaction ends; rows that only name it are written. */
export async function startTurnoDeServicio(
  trx: Transaction<DatabaseSchema>,
  servicioId: number,
): Promise<void> {
  await trx.selectFrom('servicios').select('id').where('id', '=', servicioId).forNoKeyUpdate().execute();
}

/** Requests of a level under way of services, filed or not, the one that was filed first. */
export async function listAbiertasDeServicios(
  database: Kysely<DatabaseSchema>,
  servicioIds: readonly number[],
  nivel: Nivel,
): Promise<ReadonlyMap<number, ListadaRow>> {
  if (servicioIds.length === 0) return new Map();
  const rows = await buildListadas(buildSolicitudes(database))
    .where('s.servicio_id', 'in', servicioIds)
    .where('s.nivel', '=', nivel)
    .where('es.cerrado', '=', false)
    .orderBy(sql`s.radicada_en is null`)
    .orderBy('s.id', 'desc')
    .execute();
  const byServicio = Map.groupBy(rows, (row) => row.servicio_id ?? 0);
  return new Map([...byServicio].flatMap(([id, [first]]) => (first ? [[id, first] as const] : [])));
}

/** Whether a servicio stands at a state or beyond it. */
export async function hasServicioAlcanzado(
  trx: Transaction<DatabaseSchema>,
  servicioId: number,
  codigo: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as a', 'a.id', 's.estado_servicio_id')
    .innerJoin('estados_servicio as m', (join) => join.on('m.codigo', '=', codigo))
    .select(['a.codigo', 'a.orden', 'm.codigo as meta', 'm.orden as metaOrden'])
    .where('s.id', '=', servicioId)
    .executeTakeFirstOrThrow();
  return hasEstadoServicioAlcanzado(row, { codigo: row.meta, orden: row.metaOrden });
}

/** Name of an active servicio of an entity; undefined for any other. */
export async function findNombreDeServicio(
  database: Kysely<DatabaseSchema>,
  servicioId: number,
  entidadId: number,
): Promise<string | undefined> {
  const servicio = await database
    .selectFrom('servicios')
    .select('nombre')
    .where('id', '=', servicioId)
    .where('entidad_id', '=', entidadId)
    .where('activo', '=', true)
    .executeTakeFirst();
  return servicio?.nombre;
}

/** Whether there is an active domain of that id. */
export async function hasDominioActivo(
  trx: Transaction<DatabaseSchema>,
  dominioId: number,
): Promise<boolean> {
  const dominio = await trx
    .selectFrom('dominios')
    .select('id')
    .where('id', '=', dominioId)
    .where('activo', '=', true)
    .executeTakeFirst();
  return dominio !== undefined;
}
