import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { collectIds, likeText } from '@marco/server-kit/database';
import { buildNombreCompleto, type CandidatoRow, type Cuales, toEnteros } from '@marco/usuarios/port';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ElementoListado, FiltroElementos, PeticionElementos } from '../../contract/index.ts';
import {
  ESTADOS_PUBLICOS,
  ESTADOS_VERSION,
  type EstadoVersion,
  type OrdenElemento,
  TAMANOS_ELEMENTOS,
} from '../../contract/terms.ts';
import type { QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { countMostrados, listMostrados } from '../../rules/elementos/estados-mostrados.ts';
import { buildReferencias, presentReferencia } from './referencias.queries.ts';

type Database = Kysely<DatabaseSchema>;

export interface PaginaElementos {
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
}

/** The reader of the list: the ministry reads everything, others read public versions and those of their entity. */
export type Lector = Pick<QuienElabora, 'esMinisterio' | 'entidadId'>;

/** What each column of the list is ordered by. */
const ORDER_KEYS: Readonly<Record<OrdenElemento, RawBuilder<unknown>>> = {
  nombre: sql`v.clave_de_orden`,
  identificador: sql`lower(e.identificador) collate "C"`,
  tipo: sql`e.tipo, e.clase`,
  capa: sql`c.clave`,
  dominio: sql`d.clave`,
  estado: sql`array_position(${sql.lit(`{${ESTADOS_VERSION.join(',')}}`)}::text[], v.estado)`,
  entidadResponsable: sql`coalesce(r.clave_de_orden, '')`,
  fechaModificacion: sql`v.updated_at`,
};

const ELEMENTO = sql`join elementos_de_dato e on e.id = v.elemento_id`;

/**
 * The tables that an order needs beside the versions; other tables are joined only after the rows of the page are
 * known.
 */
const ORDER_JOINS: Readonly<Partial<Record<OrdenElemento, RawBuilder<unknown>>>> = {
  identificador: ELEMENTO,
  tipo: ELEMENTO,
  // The key of a capa or a dominio is computed once for each, not once for each version.
  capa: sql`${ELEMENTO} join (select id, clave_orden(codigo) collate "C" as clave from capas_de_uso offset 0) c
    on c.id = e.capa_id`,
  dominio: sql`${ELEMENTO} join (select id, clave_orden(nombre) collate "C" as clave from dominios offset 0) d
    on d.id = e.dominio_id`,
  entidadResponsable: sql`left join entidades r on r.id = v.entidad_responsable_id`,
};

/** What versions the caller may read that satisfy every filter but the state. Of versions alone: `v`. */
export function buildVersionesLegibles(
  filtro: FiltroElementos,
  { esMinisterio, entidadId }: Lector,
): RawBuilder<SqlBool> {
  const { texto, tipoDato, entidadResponsableId, fecha } = filtro;
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`true`];
  if (!esMinisterio)
    conditions.push(
      sql<SqlBool>`(v.estado in (${sql.join(ESTADOS_PUBLICOS)}) or v.entidad_responsable_id = ${entidadId}::int)`,
    );
  if (texto) conditions.push(likeText(sql`v.texto_de_busqueda`, texto));
  const elementos = buildElementos(filtro);
  if (elementos.length > 0)
    conditions.push(
      sql<SqlBool>`v.elemento_id in (select e.id from elementos_de_dato e where ${sql.join(elementos, sql` and `)})`,
    );
  if (tipoDato) conditions.push(sql<SqlBool>`v.tipo_dato = ${tipoDato}`);
  if (entidadResponsableId != null)
    conditions.push(sql<SqlBool>`v.entidad_responsable_id = ${entidadResponsableId}`);
  if (fecha) {
    // The end of that day in Colombia, which has no other hour in summer.
    const end = sql`((${fecha}::date + 1)::timestamp at time zone ${sql.lit(ZONE.name)})`;
    conditions.push(
      sql<SqlBool>`(v.rige_desde < ${end} and (v.rige_hasta is null or v.rige_hasta >= ${end}))`,
    );
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** What the element of a version satisfies. */
function buildElementos({ capaId, dominioId, tipo, clase }: FiltroElementos): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (capaId != null) conditions.push(sql`e.capa_id = ${capaId}`);
  if (dominioId != null) conditions.push(sql`e.dominio_id = ${dominioId}`);
  if (tipo) conditions.push(sql`e.tipo = ${tipo}`);
  if (clase) conditions.push(sql`e.clase = ${clase}`);
  return conditions;
}

const VERSIONES = sql`elementos_versiones v`;
const TEXTOS = sql`(select version_id as id, texto_de_busqueda, estado, entidad_responsable_id from elementos_textos) v`;

/**
 * Where the versions of a filter are counted. A second table has only their texts, the state and the entidad: a text
 * that nearly every version contains is counted there in a third of the time (`elementos_textos`).
 */
function chooseCounted(filtro: FiltroElementos): RawBuilder<unknown> {
  const { texto, tipoDato, fecha } = filtro;
  const isOfTextAlone = texto && !tipoDato && !fecha && buildElementos(filtro).length === 0;
  return isOfTextAlone ? TEXTOS : VERSIONES;
}

/** The ids that satisfy every filter, in the order of the list; without one by name. */
function buildIds(peticion: PeticionElementos, quien: Lector): RawBuilder<{ id: number }> {
  const { ordenarPor = 'nombre', descendente = false } = peticion;
  return sql`select v.id from elementos_versiones v ${ORDER_JOINS[ordenarPor] ?? sql``}
    where ${buildVersionesLegibles(peticion, quien)} and v.estado in (${sql.join(listMostrados(peticion))})
    order by ${ORDER_KEYS[ordenarPor]} ${descendente ? sql`desc` : sql`asc`}, v.clave_de_orden, v.id`;
}

/** The versions of the list without filters, as the search over everything looks at them. */
export function buildCandidatos({ texto, codigo, ids }: Cuales, quien: Lector): RawBuilder<CandidatoRow> {
  const conditions = [
    buildVersionesLegibles({ texto }, quien),
    sql<SqlBool>`v.estado in (${sql.join(listMostrados({}))})`,
  ];
  if (ids) conditions.push(sql<SqlBool>`v.id = any(${toEnteros(ids)}::int[])`);
  if (codigo !== undefined)
    conditions.push(sql<SqlBool>`(v.oid = ${codigo} or v.elemento_id in (
      select e.id from elementos_de_dato e where lower(e.identificador) = lower(${codigo})))`);
  // A text alone is looked for in the narrow table of texts, where a word of nearly every version costs a third.
  const from = ids || codigo !== undefined ? VERSIONES : TEXTOS;
  // The text of a version begins with its name.
  return sql<CandidatoRow>`(select v.id::text as id, split_part(v.texto_de_busqueda, E'\\n', 1) as nombre, null::text as codigo,
      r.nombre_de_busqueda || ' ' || coalesce(r.sigla_de_busqueda, '') as entidad, v.estado,
      v.entidad_responsable_id as entidad_id, v.estado in ('incorporado', 'en-revision', 'pendiente-entidad') as abierta,
      case when v.estado = 'incorporado' then (select k.fecha from elementos_versiones w
        join elementos_caducidades k on k.elemento_id = w.elemento_id where w.id = v.id) end as vence
    from ${from} left join entidades r on r.id = v.entidad_responsable_id
    where ${sql.join(conditions, sql` and `)})`;
}

function selectFilas(database: Database) {
  return buildReferencias(database)
    .leftJoin('entidades as r', 'r.id', 'v.entidad_responsable_id')
    .leftJoin('usuarios as autor', 'autor.id', 'v.autor_id')
    .select([
      'd.nombre as dominio_nombre',
      'r.nombre as responsable',
      'v.updated_at',
      'v.rige_desde',
      buildNombreCompleto('autor').as('autor'),
      sql<string | null>`(select w.nombre from capas_de_uso_versiones w where w.capa_id = c.id
        order by w.estado = 'vigente' desc, w.id desc limit 1)`.as('capa_nombre'),
    ]);
}

function presentElemento(
  row: Awaited<ReturnType<ReturnType<typeof selectFilas>['execute']>>[number],
): ElementoListado {
  return {
    ...presentReferencia(row),
    capaNombre: row.capa_nombre ?? row.capa,
    dominioNombre: row.dominio_nombre,
    entidadResponsable: row.responsable,
    autor: row.autor || null,
    fechaModificacion: row.updated_at.toISOString(),
    rigeDesde: row.rige_desde?.toISOString() ?? null,
  };
}

/** The ids of every version the reader may see that satisfies the filters, in the order of the list. */
export async function listVersionIds(database: Database, peticion: PeticionElementos, quien: Lector) {
  return collectIds(database, buildIds(peticion, quien));
}

/** Rows of the list by the id of their version, in any order; permissions were checked when the ids were found. */
export async function listFilasElemento(database: Database, versionIds: readonly number[]) {
  const rows = await selectFilas(database)
    .where('v.id', '=', sql<number>`any(${[...versionIds]}::int[])`)
    .execute();
  return rows.map(presentElemento);
}

/**
 * One page of the versions that satisfy every filter, how many they are, and how many in each state under the other
 * filters. Without a state the history is left out, unless a day is asked for: then it is the registry of that day.
 */
export async function searchElementos(
  database: Database,
  peticion: PeticionElementos,
  { pagina = 1, tamano = TAMANOS_ELEMENTOS[0] }: PaginaElementos,
  quien: Lector,
) {
  const { rows: counted } = await sql<{ estado: string; cuantos: number }>`
    select v.estado, count(*) as cuantos from ${chooseCounted(peticion)} where ${buildVersionesLegibles(peticion, quien)}
    group by v.estado`.execute(database);
  const porEstado = Object.fromEntries(ESTADOS_VERSION.map((estado) => [estado, 0])) as Record<
    EstadoVersion,
    number
  >;
  for (const { estado, cuantos } of counted) porEstado[estado as EstadoVersion] = Number(cuantos);
  const { rows: shown } = await sql<{ id: number }>`${buildIds(peticion, quien)}
    limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(database);
  const ids = shown.map(({ id }) => id);
  const found = new Map((await listFilasElemento(database, ids)).map((row) => [row.versionId, row]));
  const elementos = ids.flatMap((id) => found.get(id) ?? []);
  return { elementos, total: countMostrados(peticion, porEstado), porEstado };
}
