import type { EstadoCertificado } from '@marco/certificados/terms';
import type { MensajePropio } from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import type { EstadoVersionServicio, PapelMensaje } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Versions with the certificate of level 1 that their request got. */
function buildVersiones(database: Database) {
  return database
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .leftJoin('certificados as c', (join) =>
      join.onRef('c.solicitud_id', '=', 'v.solicitud_id').on('c.nivel', '=', 1),
    )
    .select(['v.id', 'v.servicio_id', 'v.mayor', 'v.menor', 's.nombre', 's.descripcion'])
    .select(sql<EstadoVersionServicio>`v.estado`.as('estado'))
    .select(['c.id as certificado_id', 'c.numero', 'c.codigo'])
    .select(sql<EstadoCertificado | null>`c.estado`.as('certificado_estado'));
}

/** A version of an active servicio of an entity; undefined for any other. */
export async function findVersionDeEntidad(database: Database, id: number, entidadId: number) {
  return buildVersiones(database)
    .where('v.id', '=', id)
    .where('s.entidad_id', '=', entidadId)
    .where('s.activo', '=', true)
    .executeTakeFirst();
}

/** Of each servicio the newest version that stands at level 1 with its certificate in force, which level 2 may be asked for. */
export async function listVersionesPedibles(
  database: Database,
  servicioIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (servicioIds.length === 0) return new Map();
  const rows = await buildVersiones(database)
    .where('v.servicio_id', 'in', servicioIds)
    .where('v.estado', '=', 'estandarizada')
    .where('c.estado', '=', 'vigente')
    .orderBy('v.mayor')
    .orderBy('v.menor')
    .execute();
  return new Map(rows.map(({ id, servicio_id }) => [servicio_id, id]));
}

/** Valid messages the entity brought, as the banco counts them: with every rule each exercises. */
export async function listMensajesPropios(
  database: Database,
  solicitudId: number,
): Promise<readonly MensajePropio[]> {
  const rows = await database
    .selectFrom('solicitudes_mensajes_comprobados')
    .select(['operacion', 'sha256'])
    .select(sql<PapelMensaje>`papel`.as('papel'))
    .select(sql<string[]>`reglas`.as('reglas'))
    .where('solicitud_id', '=', solicitudId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, resultado: 'valido' }));
}
