import type { TipoCapa } from '@marco/capas-de-uso/terms';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Which of some ids are of no row, or of an inactive one. */
export async function listAusentes(
  database: Database,
  table: 'entidades' | 'estandares',
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows =
    table === 'entidades'
      ? await database
          .selectFrom('entidades')
          .select('id')
          .where('id', 'in', ids)
          .where('activa', '=', true)
          .execute()
      : await database.selectFrom('estandares').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}

/** A version something depends on, as the guards look at it. */
export interface VersionReferida {
  readonly id: number;
  readonly elementoId: number;
  readonly identificador: string;
  readonly estado: string;
  readonly autorId: number | null;
  readonly tipo: string;
  readonly capaId: number;
  readonly capaTipo: TipoCapa;
}

function selectReferidas(database: Database) {
  return database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .innerJoin('capas_de_uso as c', 'c.id', 'e.capa_id')
    .select([
      'v.id',
      'e.id as elementoId',
      'e.identificador',
      'v.estado',
      'v.autor_id as autorId',
      'e.tipo',
      'c.id as capaId',
      sql<TipoCapa>`c.tipo`.as('capaTipo'),
    ]);
}

export async function listVersionesReferidas(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, VersionReferida>> {
  if (ids.length === 0) return new Map();
  const rows = await selectReferidas(database)
    .where('v.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The version of each element that would be depended on: the one in force, else the one in work. */
export async function listElementosReferidos(
  database: Database,
  elementoIds: readonly number[],
): Promise<ReadonlyMap<number, VersionReferida>> {
  if (elementoIds.length === 0) return new Map();
  const rows = await selectReferidas(database)
    .distinctOn('v.elemento_id')
    .where('v.elemento_id', 'in', [...new Set(elementoIds)])
    .orderBy('v.elemento_id')
    .orderBy(sql`v.estado = 'incorporado'`, 'desc')
    .orderBy(sql`v.estado in ('historico', 'caducado', 'descartado')`)
    .orderBy('v.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.elementoId, row]));
}

/** Elements that stand, at any depth, inside some versions: as parts or as bases. */
export async function listContenidos(
  database: Database,
  versionIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (versionIds.length === 0) return new Set();
  const { rows } = await sql<{ elemento_id: number }>`
    with recursive dentro (version_id) as (
      select unnest(${[...versionIds]}::int[])
      union
      select p.siguiente from dentro d, lateral (
        select c.componente_version_id as siguiente from elementos_componentes c where c.version_id = d.version_id
        union all
        select b.base_version_id from elementos_versiones b where b.id = d.version_id and b.base_version_id is not null
      ) p
    )
    select distinct v.elemento_id from dentro d join elementos_versiones v on v.id = d.version_id`.execute(
    database,
  );
  return new Set(rows.map(({ elemento_id }) => elemento_id));
}

/** Elements that are required, at any depth, by some elements in force or in work. */
export async function listRequeridos(
  database: Database,
  elementoIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (elementoIds.length === 0) return new Set();
  const { rows } = await sql<{ elemento_id: number }>`
    with recursive requeridos (elemento_id) as (
      select unnest(${[...elementoIds]}::int[])
      union
      select r.destino_elemento_id from requeridos q
        join elementos_versiones v on v.elemento_id = q.elemento_id
          and v.estado not in ('historico', 'caducado', 'descartado')
        join elementos_relaciones r on r.version_id = v.id and r.tipo = 'requiere'
    )
    select elemento_id from requeridos`.execute(database);
  return new Set(rows.map(({ elemento_id }) => elemento_id));
}
