import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { ESTADOS_COMPARADOS } from './estados-comparados.ts';
import { buildAbiertos } from './vencimientos.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** A request with the state it stands in, and one of the catalogue; its columns are null where that does not exist. */
export async function findSolicitudConMeta(database: Database, solicitudId: number, estadoId: number) {
  return database
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as actual', 'actual.id', 's.estado_id')
    .leftJoin('estados_solicitud as meta', (join) => join.on('meta.id', '=', estadoId))
    .select(['s.entidad_id', 's.radicada_en', 'actual.cerrado', ...ESTADOS_COMPARADOS])
    .where('s.id', '=', solicitudId)
    .executeTakeFirst();
}

/** Open commitments of open mesas that wait for a state of a request, with the state it stands in and the one it must reach. */
export async function listVinculadosASolicitud(database: Database, solicitudId?: number) {
  return buildAbiertos(database)
    .innerJoin('solicitudes as s', 's.id', 'c.solicitud_id')
    .innerJoin('estados_solicitud as actual', 'actual.id', 's.estado_id')
    .innerJoin('estados_solicitud as meta', 'meta.id', 'c.estado_solicitud_id')
    .select([
      'c.id',
      'c.version',
      'c.mesa_id',
      's.id as solicitud_id',
      's.radicado',
      'actual.id as actual_id',
      'actual.nombre as actual_nombre',
      ...ESTADOS_COMPARADOS,
    ])
    .$if(solicitudId !== undefined, (query) => query.where('c.solicitud_id', '=', solicitudId ?? 0))
    .orderBy('c.id')
    .execute();
}
