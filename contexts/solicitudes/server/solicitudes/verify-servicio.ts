import type { DatabaseSchema } from '@marco/database';
import { refuse, refuseAt, refuseField } from '@marco/server-kit';
import { hasAlcanzado } from '@marco/servicios/port';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type DatosServicio, solicitudesErrors } from '../../contract/index.ts';
import type { TipoSolicitud } from '../../contract/terms.ts';
import { explainEnCurso } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { buildListadas, buildSolicitudes, type ListadaRow } from './solicitud-row.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** What level 1 certifies. */
export const ESTADO_NIVEL_UNO = 'estandarizado-nivel-1';

/** Requests under way of services, filed or not, the one that was filed first. */
export async function listAbiertasDeServicios(
  database: Kysely<DatabaseSchema>,
  servicioIds: readonly number[],
): Promise<ReadonlyMap<number, ListadaRow>> {
  if (servicioIds.length === 0) return new Map();
  const rows = await buildListadas(buildSolicitudes(database))
    .where('s.servicio_id', 'in', servicioIds)
    .where('es.cerrado', '=', false)
    .orderBy(sql`s.radicada_en is null`)
    .orderBy('s.id', 'desc')
    .execute();
  const byServicio = Map.groupBy(rows, (row) => row.servicio_id ?? 0);
  return new Map([...byServicio].flatMap(([id, [first]]) => (first ? [[id, first] as const] : [])));
}

/** Whether a servicio stands at a state or beyond it. */
export async function hasServicioAlcanzado(
  trx: Running,
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
  return hasAlcanzado(row, { codigo: row.meta, orden: row.metaOrden });
}

/**
 * The servicio of a draft: one of the directory, of the entity that asks, with the name it has there, or a new one by
 * its name.
 *
 * @throws SERVICIO_NO_ENCONTRADO, SOLICITUD_INVALIDA at servicioNombre
 */
export async function verifyServicio(
  trx: Running,
  { servicioId, servicioNombre }: Pick<DatosServicio, 'servicioId' | 'servicioNombre'>,
  entidadId: number,
): Promise<{ tipo: TipoSolicitud; servicioNombre: string }> {
  if (servicioId === null) {
    if (servicioNombre === '') throw refuseField('servicioNombre', 'Escriba el nombre del servicio.');
    return { tipo: 'nueva', servicioNombre };
  }
  const servicio = await trx
    .selectFrom('servicios')
    .select('nombre')
    .where('id', '=', servicioId)
    .where('entidad_id', '=', entidadId)
    .where('activo', '=', true)
    .executeTakeFirst();
  if (!servicio) throw refuseAt(solicitudesErrors, 'SERVICIO_NO_ENCONTRADO', 'servicioId');
  const reached = await hasServicioAlcanzado(trx, servicioId, ESTADO_NIVEL_UNO);
  return { tipo: reached ? 'actualizacion' : 'nueva', servicioNombre: servicio.nombre };
}

/** @throws SOLICITUD_EN_CURSO when the servicio has a request of the level already, filed or in draft */
export async function requireSinSolicitud(trx: Running, servicioId: number | null, propia?: number) {
  if (servicioId === null) return;
  const abierta = (await listAbiertasDeServicios(trx, [servicioId])).get(servicioId);
  if (abierta && abierta.id !== propia)
    throw refuse(solicitudesErrors, 'SOLICITUD_EN_CURSO', [{ mensaje: explainEnCurso(abierta) }]);
}

/** @throws SOLICITUD_INVALIDA at dominioId, unless it is the one it had */
export async function verifyDominio(
  trx: Running,
  dominioId: number | null | undefined,
  actual: number | null,
) {
  if (dominioId == null || dominioId === actual) return;
  const dominio = await trx
    .selectFrom('dominios')
    .select('id')
    .where('id', '=', dominioId)
    .where('activo', '=', true)
    .executeTakeFirst();
  if (!dominio) throw refuseField('dominioId', 'El dominio no existe o está inactivo.');
}
