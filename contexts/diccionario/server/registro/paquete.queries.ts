import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The values that identify a state of the registry. */
export interface SelloPaquete {
  readonly sello: string;
  /** Last change of what anybody may read. */
  readonly cambiado: Date;
}

/**
 * The state of the registry: it changes with every version that comes, changes or goes. All moments of change count,
 * not only the last one, because a transaction that waited for another one has an earlier moment.
 */
export async function computeSello(database: Database): Promise<SelloPaquete> {
  const { rows } = await sql<{ sello: string; cambiado: Date | null }>`
    select md5(concat_ws('|', count(*), sum(version_id), sum(extract(epoch from updated_at)),
        (select valor from parametros where clave = 'esquema.espacioNombresRaiz'),
        (select max(created_at) from capas_de_uso_versiones))) as sello, max(updated_at) as cambiado
    from diccionario_entradas`.execute(database);
  return { sello: rows[0]?.sello ?? '', cambiado: rows[0]?.cambiado ?? new Date(0) };
}

/** Versions of one moment, each layer and domain together. */
export interface Publicadas {
  /** Every version anybody may read. */
  readonly todas: Int32Array;
  readonly vigentes: Int32Array;
}

/**
 * The versions of a package at this moment, four bytes each. So changes during the download do not affect the
 * package, and no transaction must stay open while somebody reads.
 */
export async function listPublicadas(database: Database): Promise<Publicadas> {
  // As bytes: an array comes as text, and reading it takes twenty times what is kept of it.
  const { rows } = await sql<{ todas: Uint8Array | null; vigentes: Uint8Array | null }>`
    select string_agg(int4send(id), ''::bytea order by lugar) as todas,
      string_agg(int4send(id), ''::bytea order by lugar) filter (where estado = 'incorporado') as vigentes
    from (
      select d.version_id as id, d.estado,
        row_number() over (order by c.carpeta, dom.codigo, e.identificador, d.version_id) as lugar
      from diccionario_entradas d
      join elementos_de_dato e on e.id = d.elemento_id join capas_de_uso c on c.id = e.capa_id
      join dominios dom on dom.id = e.dominio_id
    ) p`.execute(database);
  return { todas: readIds(rows[0]?.todas), vigentes: readIds(rows[0]?.vigentes) };
}

/** Numbers as the database sends them: four bytes each, the weightiest first. */
function readIds(sent: Uint8Array | null | undefined): Int32Array {
  if (!sent) return new Int32Array();
  const bytes = new DataView(sent.buffer, sent.byteOffset, sent.byteLength);
  return Int32Array.from({ length: bytes.byteLength / Int32Array.BYTES_PER_ELEMENT }, (_, place) =>
    bytes.getInt32(place * Int32Array.BYTES_PER_ELEMENT),
  );
}

/**
 * Versions beside which some elements get the names they have everywhere: the latest published one of each, beside which
 * an older one is named with its number, and that of the simple element that has the name the type of another would get.
 */
export async function listUltimas(
  database: Database,
  elementoIds: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with pedidos as (select unnest(${[...elementoIds]}::int[]) as id), todos as (
      select id from pedidos
      union
      select rival.id from pedidos
      join elementos_de_dato e on e.id = pedidos.id and (e.tipo = 'compuesto' or e.clase = 'lista')
      join elementos_de_dato rival on rival.capa_id = e.capa_id and rival.dominio_id = e.dominio_id
        and rival.tipo = 'simple' and rival.clase <> 'lista'
        and lower(rival.identificador) = (case e.tipo when 'compuesto' then 'tipo' else 'enum' end) || lower(e.identificador)
    )
    select distinct on (v.elemento_id) v.id from elementos_versiones v
    where v.elemento_id in (select id from todos) and v.estado in ('incorporado', 'historico', 'caducado')
    order by v.elemento_id, v.mayor desc, v.menor desc`.execute(database);
  return rows.map(({ id }) => id);
}

export interface ValorRow {
  readonly identificador: string;
  readonly oid: string;
  readonly codigo: string;
  readonly nombre: string;
  readonly descripcion: string;
  readonly desde: string | null;
  readonly hasta: string | null;
}

/** Values of the lists among some versions, in their order. */
export async function listValoresDe(database: Database, ids: Int32Array): Promise<readonly ValorRow[]> {
  const { rows } = await sql<ValorRow>`
    select e.identificador, v.oid, x.codigo, x.nombre, x.descripcion, x.vigente_desde as desde, x.vigente_hasta as hasta
    from unnest(${[...ids]}::int[]) with ordinality as pedida(id, lugar)
    join elementos_valores x on x.version_id = pedida.id
    join elementos_versiones v on v.id = x.version_id join elementos_de_dato e on e.id = v.elemento_id
    order by pedida.lugar, x.orden, x.codigo`.execute(database);
  return rows;
}

export interface ComponenteRow {
  readonly identificador: string;
  readonly oid: string;
  readonly nombre: string;
  readonly componente: string;
  readonly minimo: number;
  readonly maximo: number | null;
}

/** Parts of the composites among some versions, in their order. */
export async function listComponentesDe(
  database: Database,
  ids: Int32Array,
): Promise<readonly ComponenteRow[]> {
  const { rows } = await sql<ComponenteRow>`
    select e.identificador, v.oid, coalesce(p.nombre_local, pe.identificador) as nombre, pv.oid as componente,
      p.ocurrencia_minima as minimo, p.ocurrencia_maxima as maximo
    from unnest(${[...ids]}::int[]) with ordinality as pedida(id, lugar)
    join elementos_componentes p on p.version_id = pedida.id
    join elementos_versiones v on v.id = p.version_id join elementos_de_dato e on e.id = v.elemento_id
    join elementos_versiones pv on pv.id = p.componente_version_id join elementos_de_dato pe on pe.id = pv.elemento_id
    order by pedida.lugar, p.orden, p.id`.execute(database);
  return rows;
}
