import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** A paper with the words it is asked for in. */
export interface NombreDePapelRow {
  readonly id: number;
  readonly nombre: string;
  /** The same letters, however they are written. */
  readonly clave: string;
}

export async function listNombresDePapeles(
  database: Database,
  ids: readonly number[],
): Promise<readonly NombreDePapelRow[]> {
  const { rows } = await sql<NombreDePapelRow>`
    select r.id, r.nombre, texto_busqueda(r.nombre) as clave from tramites_requisitos r
    where r.id = any(${[...ids]}::int[]) order by r.id`.execute(database);
  return rows;
}

/** Some entidades in the order of the language. */
export async function listEntidadesOrdenadas(
  database: Database,
  ids: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from entidades e where e.id = any(${[...ids]}::int[]) order by ${spanishOrder('e.nombre')}, e.id`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

/** An entidad with its trámites in use, and how many there are of each level. */
export interface EntidadConTramitesRow {
  readonly id: number;
  readonly nombre: string;
  readonly tramites: number;
  /** Counts of the levels 1 to 6. */
  readonly niveles: readonly number[];
}

export async function listEntidadesConTramites(
  database: Database,
  ids: readonly number[],
): Promise<readonly EntidadConTramitesRow[]> {
  const { rows } = await sql<EntidadConTramitesRow>`
    select e.id, e.nombre, count(t.id)::int as tramites,
      array(select count(x.id)::int from generate_series(1, 6) n
        left join tramites x on x.entidad_id = e.id and x.activo and x.nivel_digital = n group by n order by n) as niveles
    from entidades e join tramites t on t.entidad_id = e.id and t.activo
    where e.id = any(${[...ids]}::int[]) group by e.id, e.nombre`.execute(database);
  return rows;
}

/** A paper in its trámite, with the servicios that give its data. */
export interface PapelRow {
  readonly id: number;
  readonly papel: string;
  readonly tramite: string;
  readonly codigo: string;
  readonly entidad: string;
}

export async function listPapeles(database: Database, ids: readonly number[]): Promise<readonly PapelRow[]> {
  const { rows } = await sql<PapelRow>`
    select r.id, r.nombre as papel, t.nombre as tramite, t.codigo, e.nombre as entidad
    from tramites_requisitos r join tramites t on t.id = r.tramite_id join entidades e on e.id = t.entidad_id
    where r.id = any(${[...ids]}::int[])`.execute(database);
  return rows;
}

/** Names of servicios, by their ids. */
export async function listNombresDeServicios(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; nombre: string }>`
    select id, nombre from servicios where id = any(${[...ids]}::int[])`.execute(database);
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}
