import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { ModoPolitica } from '../contract/terms.ts';
import type { Comprometido } from '../rules/cuotas.ts';

type Database = Kysely<DatabaseSchema>;

/** A condition as it is stored. */
export interface CondicionGuardada {
  readonly clase: 'tipo' | 'orden' | 'sector' | 'entidad' | 'convenio';
  readonly valores: readonly string[];
}

/** On which terms a version is consumed; undefined where nobody said it. */
export async function findPoliticaRow(database: Database, versionId: number) {
  return database
    .selectFrom('acuerdos_politicas')
    .select(['version_id as versionId', 'condiciones', 'dicha', 'version'])
    .select(['cuota_por_consumidora as cuotaPorConsumidora', 'cuota_total as cuotaTotal'])
    .select(['dias_respuesta as diasRespuesta', 'meses_vigencia as mesesVigencia'])
    .select([
      sql<ModoPolitica>`modo`.as('modo'),
      sql<readonly (readonly CondicionGuardada[])[]>`grupos`.as('grupos'),
    ])
    .where('version_id', '=', versionId)
    .executeTakeFirst();
}
export type PoliticaRow = NonNullable<Awaited<ReturnType<typeof findPoliticaRow>>>;

/** Fields that are given only with a reason, as the entidad said. */
export async function listCamposJustificados(database: Database, versionId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('acuerdos_campos_justificados')
    .select('campo_id as id')
    .where('version_id', '=', versionId)
    .orderBy('campo_id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Calls a day the acuerdos that count take of a version, in all and for one entidad.
 *
 * @param sin the acuerdo whose place another takes: it does not count beside it
 */
export async function findComprometido(
  database: Database,
  versionId: number,
  { consumidoraId, sin }: { readonly consumidoraId: number; readonly sin: number | null },
): Promise<Comprometido> {
  const row = await database
    .selectFrom('acuerdos as a')
    .innerJoin('acuerdos_finalidades as f', 'f.acuerdo_id', 'a.id')
    .where('a.version_id', '=', versionId)
    .where('a.estado', 'in', ['activo', 'suspendido'])
    .where(sql<boolean>`a.id is distinct from ${sin}::int`)
    .select([
      sql<number>`coalesce(sum(f.volumen_concedido), 0)::float8`.as('total'),
      sql<number>`coalesce(sum(f.volumen_concedido) filter (where a.consumidora_id = ${consumidoraId}::int), 0)::float8`.as(
        'consumidora',
      ),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/** How many acuerdos count against a version. */
export async function countQueCuentan(database: Database, versionId: number): Promise<number> {
  const { cuantos } = await database
    .selectFrom('acuerdos')
    .select(sql<number>`count(*)::int`.as('cuantos'))
    .where('version_id', '=', versionId)
    .where('estado', 'in', ['activo', 'suspendido'])
    .executeTakeFirstOrThrow();
  return cuantos;
}

/** A version with its servicio and the entidad that offers it. */
export async function findVersionOfrecida(database: Database, versionId: number) {
  return buildVersionesOfrecidas(database).where('v.id', '=', versionId).executeTakeFirst();
}

/** The published version of an active servicio; undefined where there is none. */
export async function findVersionPublicada(database: Database, servicioId: number) {
  return buildVersionesOfrecidas(database)
    .where('s.id', '=', servicioId)
    .where('s.activo', '=', true)
    .where('v.estado', '=', 'publicada')
    .executeTakeFirst();
}

function buildVersionesOfrecidas(database: Database) {
  return database
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .select(['v.id', 'v.mayor', 'v.menor', 'v.estado', 's.id as servicioId', 's.nombre as servicio'])
    .select(['e.id as proveedoraId', 'e.nombre as proveedora', 'e.sigla as proveedoraSigla']);
}

/** An active servicio with the entidad that offers it. */
export async function findServicioOfrecido(database: Database, servicioId: number) {
  return database
    .selectFrom('servicios as s')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .select([
      's.id',
      's.nombre',
      'e.id as proveedoraId',
      'e.nombre as proveedora',
      'e.sigla as proveedoraSigla',
    ])
    .where('s.id', '=', servicioId)
    .where('s.activo', '=', true)
    .executeTakeFirst();
}

/** An entidad as conditions look at it. */
export async function findEntidadQuePide(database: Database, id: number) {
  return database
    .selectFrom('entidades')
    .select(['id', 'orden_id as ordenId', 'sector_id as sectorId'])
    .select(sql<'publica' | 'privada' | 'ies'>`tipo`.as('tipo'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Names of what the conditions of a policy name. */
export async function listNombrados(
  database: Database,
  table: 'ordenes' | 'sectores' | 'entidades',
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly nombre: string }[]> {
  if (ids.length === 0) return [];
  return database.selectFrom(table).select(['id', 'nombre']).where('id', 'in', ids).orderBy('id').execute();
}

/** What conditions may be about. */
export async function listOrdenes(database: Database) {
  return database.selectFrom('ordenes').select(['id', 'nombre']).orderBy('id').execute();
}
export async function listSectores(database: Database) {
  return database
    .selectFrom('sectores')
    .select(['id', 'nombre'])
    .where('activo', '=', true)
    .orderBy('clave_de_orden')
    .execute();
}
