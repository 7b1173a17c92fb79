import { buildVigenteHoy } from '@marco/certificados/port';
import type { EstadoCertificado } from '@marco/certificados/terms';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';
import { DIAS_DE_RENOVACION } from '../../rules/nivel-tres/nivel-tres-escrito.ts';

type Database = Kysely<DatabaseSchema>;

/** State of the latest certificate of a level of a version. */
const estadoDeNivel = (nivel: 1 | 2) => sql<EstadoCertificado | null>`(
  select c.estado from certificados c
  where c.servicio_id = v.servicio_id and c.servicio_version_id = v.id and c.nivel = ${sql.lit(nivel)}
  order by c.id desc limit 1)`;

/** Whether a version may be asked for: it stands at level 2, or its certificate of level 3 ends soon. */
const isPedible = sql<boolean>`(v.estado = 'evaluada' or (v.estado in ('certificada', 'publicada') and exists (
  select from certificados c
  where c.servicio_id = v.servicio_id and c.servicio_version_id = v.id and c.nivel = 3 and ${buildVigenteHoy('c')}
    and c.valido_hasta <= (now() at time zone ${sql.lit(ZONE.name)})::date + ${sql.lit(DIAS_DE_RENOVACION)})))`;

/** Versions with where their levels 1 and 2 stand. */
function buildVersiones(database: Database) {
  return database
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .select(['v.id', 'v.servicio_id', 'v.solicitud_id', 's.nombre', 's.descripcion'])
    .select(sql<EstadoVersionServicio>`v.estado`.as('estado'))
    .select([estadoDeNivel(1).as('nivelUno'), estadoDeNivel(2).as('nivelDos')])
    .select(isPedible.as('pedible'));
}

/** A version of an active servicio of an entity; undefined for any other. */
export async function findVersionEvaluable(database: Database, id: number, entidadId: number) {
  return buildVersiones(database)
    .where('v.id', '=', id)
    .where('s.entidad_id', '=', entidadId)
    .where('s.activo', '=', true)
    .executeTakeFirst();
}

/** Of each servicio the newest version with its certificates in force which level 3 may be asked for. */
export async function listVersionesEvaluadas(
  database: Database,
  servicioIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (servicioIds.length === 0) return new Map();
  const rows = await buildVersiones(database)
    .where('v.servicio_id', 'in', servicioIds)
    .where(isPedible)
    .where(estadoDeNivel(1), '=', 'vigente')
    .where(estadoDeNivel(2), '=', 'vigente')
    .orderBy('v.mayor')
    .orderBy('v.menor')
    .execute();
  return new Map(rows.map(({ id, servicio_id }) => [servicio_id, id]));
}

/** Whether who will read the servicio was left open in the request that standardised it. */
export async function hasConsumoAbierto(database: Database, solicitudId: number): Promise<boolean> {
  const row = await database
    .selectFrom('solicitudes')
    .select('consumo_abierto')
    .where('id', '=', solicitudId)
    .executeTakeFirst();
  return row?.consumo_abierto ?? false;
}
