import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** What tells one state of the registry from another. */
export interface SelloRegistro {
  readonly sello: string;
  /** Last change of what anybody may read. */
  readonly cambiado: Date;
}

/** The state of the registry: it changes with every version that comes, changes or goes. */
export async function computeSello(database: Database): Promise<SelloRegistro> {
  const { rows } = await sql<{ sello: string; cambiado: Date | null }>`
    select md5(concat_ws('|', count(*), sum(version_id), max(cambiado_en),
        (select valor from parametros where clave = 'esquema.espacioNombresRaiz'),
        (select max(created_at) from capas_de_uso_versiones))) as sello, max(cambiado_en) as cambiado
    from diccionario_entradas`.execute(database);
  return { sello: rows[0]?.sello ?? '', cambiado: rows[0]?.cambiado ?? new Date(0) };
}

/** Every version anybody may read, or those in force alone, each layer and domain together. */
export async function listPublicadas(
  database: Database,
  estado: 'incorporado' | 'todos',
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.version_id as id from diccionario_entradas d
    join elementos_de_dato e on e.id = d.elemento_id join capas_de_uso c on c.id = e.capa_id
    join dominios dom on dom.id = e.dominio_id
    where ${estado === 'todos' ? sql`true` : sql`d.estado = 'incorporado'`}
    order by c.carpeta, dom.codigo, e.identificador, d.version_id`.execute(database);
  return rows.map(({ id }) => id);
}

/** The latest published version of each of these elements: beside it, an older one is named with its number. */
export async function listUltimas(
  database: Database,
  elementoIds: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct on (v.elemento_id) v.id from elementos_versiones v
    where v.elemento_id = any(${[...elementoIds]}::int[]) and v.estado in ('incorporado', 'historico', 'caducado')
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
export async function listValoresDe(
  database: Database,
  ids: readonly number[],
): Promise<readonly ValorRow[]> {
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
  ids: readonly number[],
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
