import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { FormatoAbierto } from '../../contract/terms.ts';
import type { Celda } from '../../rules/fila.ts';

type Database = Kysely<DatabaseSchema>;

const PUBLICADA = sql`to_char(e.publicada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The edition that stands now. */
export async function findUltimaEdicion(
  database: Database,
): Promise<{ readonly fecha: string; readonly publicadaEn: string } | undefined> {
  const { rows } = await sql<{ fecha: string; publicadaEn: string }>`
    select e.fecha::text as fecha, ${PUBLICADA} as "publicadaEn" from datos_abiertos_ediciones e
    order by e.fecha desc limit 1`.execute(database);
  return rows[0];
}

export interface EdicionRow {
  readonly conjunto: string;
  readonly fecha: string;
  readonly publicadaEn: string;
  readonly filas: number;
  readonly archivos: readonly {
    readonly formato: FormatoAbierto;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

/** The latest editions of some sets, the newest of each first. */
export async function listEdiciones(
  database: Database,
  conjuntos: readonly string[],
  cuantas: number,
): Promise<readonly EdicionRow[]> {
  const { rows } = await sql<EdicionRow>`
    select c.conjunto, c.fecha::text as fecha, ${PUBLICADA} as "publicadaEn", c.filas, a.archivos
    from unnest(${[...conjuntos]}::text[]) p (conjunto)
    cross join lateral (select x.* from datos_abiertos_conjuntos x where x.conjunto = p.conjunto
      order by x.fecha desc limit ${cuantas}) c
    join datos_abiertos_ediciones e on e.fecha = c.fecha
    cross join lateral (
      select json_agg(json_build_object('formato', d.formato, 'bytes', f.tamano_bytes, 'sha256', f.sha256) order by d.formato)
        as archivos
      from datos_abiertos_archivos d join archivos f on f.id = d.archivo_id
      where d.fecha = c.fecha and d.conjunto = c.conjunto) a
    order by c.conjunto, c.fecha desc`.execute(database);
  return rows;
}

/** The first rows of a set in an edition. */
export async function findMuestra(
  database: Database,
  conjunto: string,
  fecha: string,
): Promise<readonly (readonly Celda[])[]> {
  const { rows } = await sql<{ muestra: (readonly Celda[])[] }>`
    select muestra from datos_abiertos_conjuntos where conjunto = ${conjunto} and fecha = ${fecha}`.execute(
    database,
  );
  return rows[0]?.muestra ?? [];
}

/** Where a published file lies. */
export interface LugarDeArchivo {
  readonly fecha: string;
  readonly folder: string;
  readonly sha256: string;
  readonly location: string | null;
  readonly bytes: number;
}

const LUGAR = sql`f.carpeta as folder, f.sha256, f.ubicacion as location, f.tamano_bytes::float8 as bytes`;

/**
 * A file of a set.
 *
 * @param fecha null for the edition that stands now
 */
export async function findArchivoDeConjunto(
  database: Database,
  pedido: { readonly conjunto: string; readonly fecha: string | null; readonly formato: FormatoAbierto },
): Promise<LugarDeArchivo | undefined> {
  const { rows } = await sql<LugarDeArchivo>`
    select d.fecha::text as fecha, ${LUGAR} from datos_abiertos_archivos d join archivos f on f.id = d.archivo_id
    where d.conjunto = ${pedido.conjunto} and d.formato = ${pedido.formato}
      and (${pedido.fecha}::date is null or d.fecha = ${pedido.fecha}::date)
    order by d.fecha desc limit 1`.execute(database);
  return rows[0];
}

/** The sets of an edition with where their files lie. */
export async function listArchivosDeEdicion(database: Database, fecha: string) {
  const { rows } = await sql<LugarDeArchivo & { conjunto: string; formato: FormatoAbierto; filas: number }>`
    select d.fecha::text as fecha, d.conjunto, d.formato, c.filas, ${LUGAR}
    from datos_abiertos_archivos d join datos_abiertos_conjuntos c on c.fecha = d.fecha and c.conjunto = d.conjunto
    join archivos f on f.id = d.archivo_id
    where d.fecha = ${fecha} order by d.conjunto, d.formato`.execute(database);
  return rows;
}

/**
 * A dump.
 *
 * @param fecha null for the latest one
 */
export async function findVolcado(
  database: Database,
  fecha: string | null,
): Promise<(LugarDeArchivo & { readonly publicadoEn: string }) | undefined> {
  const { rows } = await sql<LugarDeArchivo & { publicadoEn: string }>`
    select v.fecha::text as fecha, to_char(v.publicado_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "publicadoEn", ${LUGAR}
    from datos_abiertos_volcados v join archivos f on f.id = v.archivo_id
    where ${fecha}::date is null or v.fecha = ${fecha}::date order by v.fecha desc limit 1`.execute(database);
  return rows[0];
}

/**
 * What changed since the dump before, beside a dump; undefined beside the first one.
 *
 * @param fecha of the dump; null for the latest one
 */
export async function findCambios(
  database: Database,
  fecha: string | null,
): Promise<(LugarDeArchivo & { readonly desde: string }) | undefined> {
  const { rows } = await sql<LugarDeArchivo & { desde: string }>`
    select v.fecha::text as fecha, v.delta_desde::text as desde, ${LUGAR}
    from (select * from datos_abiertos_volcados x where ${fecha}::date is null or x.fecha = ${fecha}::date
      order by x.fecha desc limit 1) v
    join archivos f on f.id = v.delta_archivo_id`.execute(database);
  return rows[0];
}

/** Names of the elements in force, by their identifiers. */
export async function listElementosNombrados(database: Database, identificadores: readonly string[]) {
  const { rows } = await sql<{ identificador: string; nombre: string }>`
    select distinct on (e.identificador) e.identificador, v.nombre from elementos_de_dato e
    join elementos_versiones v on v.elemento_id = e.id and v.estado = 'incorporado'
    where e.identificador = any(${[...identificadores]}::text[])
    order by e.identificador, v.mayor desc, v.menor desc`.execute(database);
  return rows;
}
