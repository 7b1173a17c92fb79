import type { DatabaseSchema } from '@marco/database';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { NIVEL_DE_RETIRO } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** A version of an active servicio of an entity; undefined for any other. */
export async function findVersionRetirable(database: Database, id: number, entidadId: number) {
  return database
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .select(['v.id', 'v.servicio_id as servicioId', 's.nombre', 's.descripcion'])
    .select(sql<EstadoVersionServicio>`v.estado`.as('estado'))
    .where('v.id', '=', id)
    .where('s.entidad_id', '=', entidadId)
    .where('s.activo', '=', true)
    .executeTakeFirst();
}

/** Of each servicio the newest version that may be ended, with the level whose request ends it. */
export async function listVersionesRetirables(
  database: Database,
  servicioIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly id: number; readonly nivel: 1 | 2 | 3 }>> {
  if (servicioIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('servicios_versiones')
    .select(['id', 'servicio_id'])
    .select(sql<EstadoVersionServicio>`estado`.as('estado'))
    .where('servicio_id', 'in', servicioIds)
    .where('estado', 'in', Object.keys(NIVEL_DE_RETIRO))
    .orderBy('mayor')
    .orderBy('menor')
    .execute();
  return new Map(
    rows.flatMap(({ id, servicio_id, estado }) => {
      const nivel = NIVEL_DE_RETIRO[estado];
      return nivel === undefined ? [] : [[servicio_id, { id, nivel }] as const];
    }),
  );
}
