import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { likeText } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BusquedaProfunda } from '../../contract/index.ts';
import type { Faceta, OrdenProfunda, Procedencia } from '../../contract/terms.ts';
import { buildCondiciones, buildCumple, buildElegidas, buildFacetas, type Elegidas } from './facetas.ts';
import { buildCoincidencias, buildConteos, buildTextos, type QuienBusca, toFlag } from './procedencias.ts';

type Database = Kysely<DatabaseSchema>;

/** Texts shown of a mesa, its name aside. */
const HALLAZGOS_POR_MESA = 3;

export interface CoincidenciaRow {
  readonly fuente: Procedencia;
  readonly texto: string;
  readonly tematica: string | null;
  readonly idReunion: number | null;
  readonly fecha: string | null;
}

export interface MesaEncontradaRow {
  readonly id: number;
  readonly estadoMesa: boolean;
  readonly nombreMesa: string;
  readonly razonSocial: string;
  readonly nombreCompleto: string;
  readonly cantidadServicios: number;
  readonly cantidadReuniones: number;
  readonly ultimaReunion: string | null;
  readonly cantidadHallazgos: number;
  readonly hallazgos: readonly CoincidenciaRow[] | null;
}

export interface FacetaRow {
  readonly faceta: Faceta;
  readonly valor: string;
  readonly nombre: string | null;
  readonly orden: number;
  readonly cantidad: number;
}

export interface ContenidoRow {
  readonly mesas: readonly MesaEncontradaRow[];
  readonly total: number;
  readonly facetas: readonly FacetaRow[];
}

const nombreMesa = sql`clave_de_orden`;
const ORDENES: Readonly<Record<OrdenProfunda, RawBuilder<unknown>>> = {
  relevancia: sql`puntaje desc, ${nombreMesa}, id`,
  nombre: sql`${nombreMesa}, id`,
  reciente: sql`ultima desc nulls last, ${nombreMesa}, id`,
};

/**
 * One page of the mesas that hold every word and satisfy every filter, how many there are, and how many each value
 * of the facets would leave: one statement, so that counts and rows are of the same moment.
 *
 * @param plegados the words as the database compares them; none finds every mesa
 * @param quien who searches; null for visitors
 */
export async function searchContenidoRows(
  database: Database,
  busqueda: BusquedaProfunda,
  plegados: readonly string[],
  quien: QuienBusca | null,
): Promise<ContenidoRow> {
  const statement = buildContenido(busqueda, plegados, quien);
  const {
    rows: [row],
  } = await statement.execute(database);
  if (!row) throw new Error('The search answered no row.');
  return row;
}

/** Filters, text and order of a deep search, whatever its page. */
export type BusquedaCompleta = Omit<BusquedaProfunda, 'pagina' | 'tamano'>;

/** The ids of every mesa `searchContenidoRows` finds, in its order. */
export async function listEncontradasIds(
  database: Database,
  busqueda: BusquedaCompleta,
  plegados: readonly string[],
  quien: QuienBusca | null,
): Promise<number[]> {
  const elegidas = buildElegidas(busqueda);
  const { rows } = await sql<{ ids: number[] }>`
    with ${plegados.length === 0 ? sql`` : buildPorMesa(busqueda, plegados, quien)}
    base as materialized (${buildBase(busqueda, elegidas, plegados.length > 0)})
    select coalesce(array_agg(id order by ${ORDENES[busqueda.orden]}), '{}') as ids
    from base where ${buildCumple(elegidas)}`.execute(database);
  return rows[0]?.ids ?? [];
}

/** The statement of `searchContenidoRows`. */
export function buildContenido(
  busqueda: BusquedaProfunda,
  plegados: readonly string[],
  quien: QuienBusca | null,
): RawBuilder<ContenidoRow> {
  const { tamano, pagina, orden } = busqueda;
  const elegidas = buildElegidas(busqueda);
  return sql<ContenidoRow>`
    with ${plegados.length === 0 ? sql`` : buildPorMesa(busqueda, plegados, quien)}
    base as materialized (${buildBase(busqueda, elegidas, plegados.length > 0)}),
    pagina as materialized (
      select *, row_number() over (order by ${ORDENES[orden]}) as posicion from (
        select * from base where ${buildCumple(elegidas)}
        order by ${ORDENES[orden]} limit ${tamano} offset ${tamano * (pagina - 1)}
      ) p
    ),
    ${plegados.length === 0 ? sql`` : buildMostrados(plegados, quien)}
    facetas as (${buildFacetas(busqueda, elegidas)})
    select
      (select count(*)::int from base where ${buildCumple(elegidas)}) as total,
      coalesce((select jsonb_agg(to_jsonb(f)) from facetas f), '[]') as facetas,
      coalesce((select jsonb_agg(jsonb_build_object(
        'id', p.id, 'estadoMesa', p.activa, 'nombreMesa', m.nombre, 'razonSocial', e.nombre,
        'nombreCompleto', ${buildNombreCompleto('c')}, 'ultimaReunion', p.ultima,
        'cantidadReuniones',
          (select count(*) from reuniones r where r.mesa_id = p.id and r.estado = 'realizada'),
        'cantidadServicios', (select count(*) from mesas_servicios ms where ms.mesa_id = p.id),
        'cantidadHallazgos', p.hallazgos,
        'hallazgos', ${plegados.length === 0 ? sql`null` : buildHallazgosDePagina()}
      ) order by p.posicion)
      from pagina p join mesas m on m.id = p.id
      join entidades e on e.id = p.entidad_lider_id
      join usuarios c on c.id = p.consultor_principal_id), '[]') as mesas`;
}

/**
 * The mesas that hold every word somewhere, with what the texts found add up to. The texts are grouped by the mesa they
 * are joined with, not by a number alone: so the planner knows how many there are, and reads what is asked of all of
 * them in one pass instead of one mesa after the other.
 */
function buildPorMesa(
  busqueda: BusquedaCompleta,
  plegados: readonly string[],
  quien: QuienBusca | null,
): RawBuilder<unknown> {
  const places = plegados.map((_, place) => toFlag(place));
  const puntaje = places.map((flag) => sql`max(peso) filter (where ${flag})`);
  const todos = places.map((flag) => sql`bool_or(${flag})`);
  return sql`por_mesa as materialized (
      select m.id, m.clave_de_orden, m.activa, m.entidad_lider_id, m.consultor_principal_id,
        ${sql.join(puntaje, sql` + `)} as puntaje, array_agg(fuente) as fuentes,
        coalesce(sum(textos) filter (where fuente <> 'nombre'), 0)::int as hallazgos
      from (${buildConteos(plegados, quien)}) por_fuente join mesas m on m.id = por_fuente.mesa_id
      where ${buildNombre(busqueda)}
      group by m.id having ${sql.join(todos, sql` and `)}
    ),`;
}

/**
 * The texts to show of the mesas of the page: those with most of the words first, then the weightier, then the latest.
 * The text itself decides between equals alone, so it is read of those only that may be shown.
 */
function buildMostrados(plegados: readonly string[], quien: QuienBusca | null): RawBuilder<unknown> {
  const palabras = sql.join(
    plegados.map((_, place) => sql`${toFlag(place)}::int`),
    sql` + `,
  );
  const orden = sql`${palabras} desc, h.peso desc, h.fecha desc nulls last`;
  const posibles = sql`select * from (
      select h.*, rank() over (partition by h.mesa_id order by ${orden}) as puesto
      from (${buildCoincidencias(plegados, quien, sql`select id from pagina`)}) h where h.fuente <> 'nombre'
    ) p where p.puesto <= ${sql.lit(HALLAZGOS_POR_MESA)}`;
  return sql`mostrados as materialized (
      select h.*, row_number() over (partition by h.mesa_id order by h.puesto, h.texto) as lugar
      from (${buildTextos(posibles, quien)}) h
    ),`;
}

function buildHallazgosDePagina(): RawBuilder<unknown> {
  return sql`(select jsonb_agg(jsonb_build_object('fuente', h.fuente, 'texto', h.texto, 'tematica', h.tematica,
      'idReunion', h.reunion_id, 'fecha', h.fecha) order by h.lugar)
    from mostrados h where h.mesa_id = p.id and h.lugar <= ${sql.lit(HALLAZGOS_POR_MESA)})`;
}

/**
 * Mesas found by the text, with what the facets count and whether each satisfies what was chosen in them. A word of
 * every mesa finds all of them: a row holds numbers alone, and what is read of the mesa is read of those of the page.
 */
function buildBase(busqueda: BusquedaCompleta, elegidas: Elegidas, hasTexto: boolean): RawBuilder<unknown> {
  const found = hasTexto
    ? sql`por_mesa m cross join lateral (select m.puntaje, m.fuentes, m.hallazgos) h`
    : sql`mesas m cross join (select 0 as puntaje, '{}'::text[] as fuentes, 0 as hallazgos) h`;
  return sql`select m.id, m.clave_de_orden, m.activa, m.entidad_lider_id, m.consultor_principal_id, e.sector_id,
      h.puntaje, h.fuentes, h.hallazgos, u.ultima, u.anio ${buildCondiciones(elegidas)}
    from ${found}
    join entidades e on e.id = m.entidad_lider_id
    left join lateral (
      select r.inicia_en as ultima, extract(year from r.inicia_en at time zone ${sql.lit(ZONE.name)})::int as anio
      from reuniones r where r.mesa_id = m.id and r.estado = 'realizada' order by r.inicia_en desc limit 1
    ) u on true
    where ${hasTexto ? sql`true` : buildNombre(busqueda)}`;
}

function buildNombre({ nombre }: BusquedaCompleta): Expression<SqlBool> {
  return nombre ? likeText(sql`m.nombre_de_busqueda`, nombre) : sql`true`;
}
