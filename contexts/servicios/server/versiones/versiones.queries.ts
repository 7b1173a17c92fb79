import type { DatabaseSchema } from '@marco/database';
import type { Kysely, Transaction } from 'kysely';
import type { EstadoSuspendible, EstadoVersionServicio } from '../../contract/versiones.terms.ts';
import { buildImportado } from '../importado.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Versions of a servicio, the newest one first. */
export async function listVersiones(database: Database, servicioId: number) {
  const rows = await database
    .selectFrom('servicios_versiones as v')
    .select(['v.id', 'v.mayor', 'v.menor', 'v.estado', 'v.suspendida_desde', 'v.estandarizada_en'])
    .where('v.servicio_id', '=', servicioId)
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .execute();
  return rows.map(({ id, mayor, menor, estado, suspendida_desde, estandarizada_en }) => ({
    id,
    mayor,
    menor,
    estado: estado as EstadoVersionServicio,
    suspendidaDesde: suspendida_desde as EstadoSuspendible | null,
    estandarizadaEn: estandarizada_en,
  }));
}

/**
 * A version as its certificates move it, held with its servicio until the transaction ends. Whoever moves a version takes
 * both first, in this order, and certificates after them: nobody waits in a circle. Rows that only name one of the two, such
 * as a draft, are written meanwhile: their keys do not change.
 */
export async function findLockedVersion(trx: Transaction<DatabaseSchema>, id: number) {
  const row = await trx
    .selectFrom('servicios_versiones')
    .select(['servicio_id', 'mayor', 'menor', 'estado', 'suspendida_desde'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  await trx.selectFrom('servicios').select('id').where('id', '=', row.servicio_id).forNoKeyUpdate().execute();
  return {
    servicioId: row.servicio_id,
    numero: `${row.mayor}.${row.menor}`,
    estado: row.estado as EstadoVersionServicio,
    suspendidaDesde: row.suspendida_desde as EstadoSuspendible | null,
  };
}

/**
 * Every version of a servicio, the newest one first, held in the same order as one alone: whoever adds the next one sees what
 * the others left.
 */
export async function listLockedVersiones(trx: Transaction<DatabaseSchema>, servicioId: number) {
  await trx
    .selectFrom('servicios_versiones')
    .select('id')
    .where('servicio_id', '=', servicioId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await trx.selectFrom('servicios').select('id').where('id', '=', servicioId).forNoKeyUpdate().execute();
  return listVersiones(trx, servicioId);
}

/**
 * Certified versions of a servicio that are not retired (`v`), the newest one first. Who asks selects and joins what they need
 * on top of it.
 */
export function buildVersionesCertificadas(database: Database, servicioId: number) {
  return database
    .selectFrom('servicios_versiones as v')
    .where('v.servicio_id', '=', servicioId)
    .where('v.estado', 'not in', ['en-elaboracion', 'retirada'])
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc');
}

/** The version of a servicio with that number, as M.m. */
export async function findVersionPorNumero(
  database: Database,
  servicioId: number,
  numero: string,
): Promise<number | undefined> {
  const [mayor = 0, menor = 0] = numero.split('.').map(Number);
  const row = await database
    .selectFrom('servicios_versiones')
    .select('id')
    .where('servicio_id', '=', servicioId)
    .where('mayor', '=', mayor)
    .where('menor', '=', menor)
    .executeTakeFirst();
  return row?.id;
}

/** The name of an active servicio; undefined where there is none with that id. */
export async function findServicioActivo(
  database: Database,
  id: number,
): Promise<{ readonly id: number; readonly nombre: string } | undefined> {
  return database
    .selectFrom('servicios')
    .select(['id', 'nombre'])
    .where('id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst();
}

/** A servicio with its entity and its stored state. */
export async function findServicio(database: Database, id: number) {
  return database
    .selectFrom('servicios as s')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .innerJoin('estados_servicio as es', 'es.id', 's.estado_servicio_id')
    .select([
      's.id',
      's.nombre',
      's.descripcion',
      's.activo',
      's.entidad_id',
      'e.nombre as entidad',
      'e.sigla',
    ])
    .select('es.nombre as estado')
    .select(buildImportado().as('importado'))
    .where('s.id', '=', id)
    .executeTakeFirst();
}

/** Whether there is a version of that id. */
export async function hasVersion(database: Database, id: number): Promise<boolean> {
  const version = database.selectFrom('servicios_versiones').select('id').where('id', '=', id);
  return (await version.executeTakeFirst()) !== undefined;
}
