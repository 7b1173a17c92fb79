import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { ESTADOS_COMPARADOS } from './estados-comparados.ts';

type Database = Kysely<DatabaseSchema>;

/** Open commitments of open mesas, to be joined to what each waits for. */
export function buildAbiertos(database: Database) {
  return database
    .selectFrom('compromisos as c')
    .innerJoin('mesas as m', 'm.id', 'c.mesa_id')
    .where('c.estado', '=', 'abierto')
    .where('m.activa', '=', true);
}

/** Open commitments of open mesas due before a day. */
export async function listVencenAntes(database: Database, dia: string) {
  return buildAbiertos(database)
    .select(['c.id', 'c.fecha_vencimiento'])
    .where('c.fecha_vencimiento', '<', dia)
    .orderBy('c.fecha_vencimiento')
    .orderBy('c.id')
    .execute();
}

/**
 * Open commitments of open mesas whose element had a version incorporated after they were created, with the first of
 * those versions.
 */
export async function listConElementoIncorporado(database: Database, elementoId?: number) {
  return buildAbiertos(database)
    .innerJoin('elementos_de_dato as e', 'e.id', 'c.elemento_id')
    .innerJoin('elementos_versiones as v', (join) =>
      join.onRef('v.elemento_id', '=', 'e.id').onRef('v.rige_desde', '>=', 'c.created_at'),
    )
    .select(['c.id', 'c.version', 'c.mesa_id', 'e.id as elemento_id', 'e.identificador'])
    .select(sql<string>`v.mayor || '.' || v.menor`.as('numero'))
    .distinctOn('c.id')
    .$if(elementoId !== undefined, (query) => query.where('e.id', '=', elementoId ?? 0))
    .orderBy('c.id')
    .orderBy('v.rige_desde')
    .execute();
}

/** Whether a version of the element was incorporated since the commitment was created. */
export async function hasElementoIncorporado(database: Database, compromisoId: number): Promise<boolean> {
  const row = await database
    .selectFrom('compromisos as c')
    .innerJoin('elementos_versiones as v', (join) =>
      join.onRef('v.elemento_id', '=', 'c.elemento_id').onRef('v.rige_desde', '>=', 'c.created_at'),
    )
    .select('c.id')
    .where('c.id', '=', compromisoId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Open commitments of open mesas that wait for a state of a servicio, with the state it stands in and the one it must reach. */
export async function listVinculadosAServicio(database: Database, servicioId?: number) {
  return buildAbiertos(database)
    .innerJoin('servicios as s', 's.id', 'c.servicio_id')
    .innerJoin('estados_servicio as actual', 'actual.id', 's.estado_servicio_id')
    .innerJoin('estados_servicio as meta', 'meta.id', 'c.estado_servicio_id')
    .select([
      'c.id',
      'c.version',
      'c.mesa_id',
      's.id as servicio_id',
      'actual.id as actual_id',
      'actual.nombre as actual_nombre',
      ...ESTADOS_COMPARADOS,
    ])
    .$if(servicioId !== undefined, (query) => query.where('c.servicio_id', '=', servicioId ?? 0))
    .orderBy('c.id')
    .execute();
}
