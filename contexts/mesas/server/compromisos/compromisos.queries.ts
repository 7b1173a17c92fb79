import type { DatabaseSchema } from '@marco/database';
import { likeText, onPage, type Page } from '@marco/server-kit/database';
import type { EstadoSolicitud, Nivel } from '@marco/solicitudes/terms';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EstadoCompromiso, FiltroCompromiso, VistaCompromisos } from '../../contract/terms.ts';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import { ESTADOS_COMPARADOS } from './estados-comparados.ts';
import { PRORROGAS } from './prorrogas.queries.ts';
import { TIENE_AVISADOS } from './recordatorios.queries.ts';
import { ULTIMO_AVANCE } from './ultimo-avance.queries.ts';

type Database = Kysely<DatabaseSchema>;
export type Compromisos = DatabaseSchema & {
  c: DatabaseSchema['compromisos'];
  m: DatabaseSchema['mesas'];
};

/** Today in Colombia, and the first due date that is not soon. */
export interface Calendario {
  readonly hoy: string;
  readonly diasPorVencer: number;
  readonly despuesDePorVencer: string;
}

export interface FiltroCompromisos {
  readonly vista: VistaCompromisos;
  readonly idMesa?: number | null | undefined;
  readonly idReunion?: number | null | undefined;
  readonly idEntidad?: number | null | undefined;
  readonly filtro?: FiltroCompromiso | null | undefined;
  readonly texto?: string | null | undefined;
}

/** The condition of each filter. */
function toCondicion(filtro: FiltroCompromiso, calendario: Calendario): RawBuilder<SqlBool> {
  const abierto = sql<SqlBool>`(c.estado = 'abierto' and m.activa)`;
  const { hoy, despuesDePorVencer } = calendario;
  switch (filtro) {
    case 'abiertos':
      return abierto;
    case 'vencidos':
      return sql<SqlBool>`(${abierto} and c.fecha_vencimiento < ${hoy}::date)`;
    case 'por-vencer':
      return sql<SqlBool>`(${abierto} and c.fecha_vencimiento >= ${hoy}::date and c.fecha_vencimiento < ${despuesDePorVencer}::date)`;
    case 'a-tiempo':
      return sql<SqlBool>`(${abierto} and c.fecha_vencimiento >= ${despuesDePorVencer}::date)`;
    case 'suspendidos':
      return sql<SqlBool>`(c.estado = 'abierto' and not m.activa)`;
    case 'cumplidos':
      return sql<SqlBool>`c.estado = 'cumplido'`;
    case 'cancelados':
      return sql<SqlBool>`c.estado = 'cancelado'`;
  }
}

type Visibles = ReturnType<typeof buildCompromisosVisibles>;

/** Commitments the person may see, on the board they ask for, before the filter by state. */
export function buildCompromisosVisibles(
  database: Database,
  quien: Pick<QuienResponde, 'esMinisterio' | 'idEntidad' | 'idUsuario'>,
  filtro: FiltroCompromisos,
  mesasDelTexto: readonly number[],
) {
  const { vista, idMesa, idReunion, idEntidad, texto } = filtro;
  const own = (where: ExpressionBuilder<Compromisos, 'c'>) =>
    where.or([
      where('c.entidad_id', '=', quien.idEntidad),
      where('c.responsable_usuario_id', '=', quien.idUsuario),
    ]);
  return database
    .selectFrom('compromisos as c')
    .$if(!quien.esMinisterio, (query) => query.where(own))
    .$if(vista === 'mios', (query) => query.where('c.responsable_usuario_id', '=', quien.idUsuario))
    .$if(vista === 'entidad', (query) => query.where('c.entidad_id', '=', quien.idEntidad))
    .$if(idMesa != null, (query) => query.where('c.mesa_id', '=', idMesa ?? 0))
    .$if(idReunion != null, (query) => query.where('c.reunion_id', '=', idReunion ?? 0))
    .$if(idEntidad != null, (query) => query.where('c.entidad_id', '=', idEntidad ?? 0))
    .$if(!!texto, (query) =>
      query.where((where) =>
        where.or([
          likeText(sql`c.texto_de_busqueda`, texto ?? ''),
          where('c.mesa_id', '=', sql<number>`any(${[...mesasDelTexto]}::int[])`),
        ]),
      ),
    );
}

/** One page of a board: what is open first, by its due date; then what was closed, the latest first. */
export async function searchCompromisoRows(
  database: Database,
  quien: QuienResponde,
  filtro: FiltroCompromisos & Page,
  calendario: Calendario,
) {
  const found = buildCompromisosVisibles(
    database,
    quien,
    filtro,
    await listMesasDelTexto(database, filtro.texto),
  );
  const withMesa = buildConMesas(found);
  const kept = filtro.filtro ? withMesa.where(toCondicion(filtro.filtro, calendario)) : withMesa;
  const [rows, conteos] = await Promise.all([
    buildPresentables(kept)
      .orderBy(sql`c.estado <> 'abierto'`)
      .orderBy('c.cerrado_en', 'desc')
      .orderBy('c.fecha_vencimiento')
      .orderBy('c.id')
      .$call(onPage(filtro))
      .execute(),
    filtro.texto ? countLeidos(found, calendario) : countFiltros(database, found, calendario),
  ]);
  return { rows, total: filtro.filtro ? conteos[filtro.filtro] : sumTodos(conteos), conteos };
}

/** Each commitment stands in one of these. */
function sumTodos({
  abiertos,
  suspendidos,
  cumplidos,
  cancelados,
}: Record<FiltroCompromiso, number>): number {
  return abiertos + suspendidos + cumplidos + cancelados;
}

/** Mesas whose name holds the text: their commitments are found by it too. */
export async function listMesasDelTexto(database: Database, texto: string | null | undefined) {
  if (!texto) return [];
  const rows = await database
    .selectFrom('mesas as m')
    .select('m.id')
    .where(likeText(sql`m.nombre_de_busqueda`, texto))
    .execute();
  return rows.map(({ id }) => id);
}

/** The same with their mesas. */
export function buildConMesas(found: Visibles) {
  return found.innerJoin('mesas as m', 'm.id', 'c.mesa_id');
}

/**
 * How many commitments match each filter: they are counted by mesa and state from the index alone, and only then
 * joined with the mesas. The conditions are those of `toCondicion`.
 */
async function countFiltros(database: Database, found: Visibles, calendario: Calendario) {
  const { hoy, despuesDePorVencer } = calendario;
  const porMesa = found
    .select([
      'c.mesa_id',
      'c.estado',
      sql<number>`count(*)`.as('todos'),
      sql<number>`count(*) filter (where c.fecha_vencimiento < ${hoy}::date)`.as('vencidos'),
      sql<number>`count(*) filter (where c.fecha_vencimiento < ${despuesDePorVencer}::date)`.as('pronto'),
    ])
    .groupBy(['c.mesa_id', 'c.estado']);
  const sum = (cuantos: RawBuilder<number>, cuales: RawBuilder<SqlBool>) =>
    sql<number>`coalesce(sum(${cuantos}) filter (where ${cuales}), 0)::int`;
  const abiertos = sql<SqlBool>`g.estado = 'abierto' and m.activa`;
  return database
    .selectFrom(porMesa.as('g'))
    .innerJoin('mesas as m', 'm.id', 'g.mesa_id')
    .select([
      sum(sql`todos`, abiertos).as('abiertos'),
      sum(sql`vencidos`, abiertos).as('vencidos'),
      sum(sql`pronto - vencidos`, abiertos).as('por-vencer'),
      sum(sql`todos - pronto`, abiertos).as('a-tiempo'),
      sum(sql`todos`, sql`g.estado = 'abierto' and not m.activa`).as('suspendidos'),
      sum(sql`todos`, sql`g.estado = 'cumplido'`).as('cumplidos'),
      sum(sql`todos`, sql`g.estado = 'cancelado'`).as('cancelados'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The same of a text: every row that may hold it is read anyway, so each is counted where it is read. Nothing is grouped
 * and nothing joined, and the database shares the reading among its processes.
 */
async function countLeidos(found: Visibles, { hoy, despuesDePorVencer }: Calendario) {
  const isSuspendido = sql<SqlBool>`c.mesa_id in (select m.id from mesas m where not m.activa)`;
  const isAbierto = sql<SqlBool>`c.estado = 'abierto'`;
  const count = (cuales: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${cuales})::int`;
  const { vencidos, pronto, ...conteos } = await found
    .select([
      count(isAbierto).as('todos'),
      count(sql`${isAbierto} and ${isSuspendido}`).as('suspendidos'),
      count(sql`${isAbierto} and c.fecha_vencimiento < ${hoy}::date and not ${isSuspendido}`).as('vencidos'),
      count(
        sql`${isAbierto} and c.fecha_vencimiento < ${despuesDePorVencer}::date and not ${isSuspendido}`,
      ).as('pronto'),
      count(sql`c.estado = 'cumplido'`).as('cumplidos'),
      count(sql`c.estado = 'cancelado'`).as('cancelados'),
    ])
    .executeTakeFirstOrThrow();
  const { todos, suspendidos, cumplidos, cancelados } = conteos;
  const abiertos = todos - suspendidos;
  return {
    abiertos,
    vencidos,
    'por-vencer': pronto - vencidos,
    'a-tiempo': abiertos - pronto,
    suspendidos,
    cumplidos,
    cancelados,
  };
}

/**
 * The same rows with the names people read. What a commitment may point at is read by its id: ten tables to be joined would
 * take the database longer to plan than the page takes to read.
 */
export function buildPresentables(found: ReturnType<typeof buildConMesas>) {
  return found
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .leftJoin('solicitudes as so', 'so.id', 'c.solicitud_id')
    .selectAll('c')
    .select([
      sql<EstadoCompromiso>`c.estado`.as('estado'),
      'm.nombre as mesa',
      'm.activa as mesa_activa',
      'e.nombre as entidad',
      sql<string | null>`(select r.tematica from reuniones r where r.id = c.reunion_id)`.as('tematica'),
      sql<string | null>`(select s.nombre from servicios s where s.id = c.servicio_id)`.as('servicio'),
      sql<string | null>`(select es.nombre from estados_servicio es where es.id = c.estado_servicio_id)`.as(
        'estado_servicio',
      ),
      sql<string | null>`(select ed.identificador from elementos_de_dato ed where ed.id = c.elemento_id)`.as(
        'elemento',
      ),
      'so.radicado as solicitud',
      'so.entidad_id as solicitud_entidad_id',
      sql<Nivel | null>`so.nivel`.as('solicitud_nivel'),
      sql<EstadoSolicitud | null>`(select x.codigo from estados_solicitud x where x.id = so.estado_id)`.as(
        'solicitud_codigo',
      ),
      sql<string | null>`(select x.nombre from estados_solicitud x where x.id = c.estado_solicitud_id)`.as(
        'estado_solicitud',
      ),
      PRORROGAS.as('prorrogas'),
      TIENE_AVISADOS.as('tiene_avisados'),
      ULTIMO_AVANCE.as('ultimo_avance'),
    ]);
}

/** One commitment with its names, without a check of who may see it. */
export async function findCompromiso(database: Database, id: number) {
  const all = database.selectFrom('compromisos as c').innerJoin('mesas as m', 'm.id', 'c.mesa_id');
  return buildPresentables(all.where('c.id', '=', id)).executeTakeFirst();
}

export type CompromisoRow = NonNullable<Awaited<ReturnType<typeof findCompromiso>>>;

/** Active people of the entities of a mesa, in Spanish order of their names. */
export async function listResponsables(database: Database, mesaId: number) {
  const nombre = buildNombreCompleto('u');
  return database
    .selectFrom('mesas_entidades as me')
    .innerJoin('membresias as p', 'p.entidad_id', 'me.entidad_id')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select(['u.id', nombre.as('nombre'), 'me.entidad_id as idEntidad'])
    .where('me.mesa_id', '=', mesaId)
    .where('p.estado', '=', 'activa')
    .where('u.activo', '=', true)
    .orderBy('u.clave_de_orden')
    .orderBy('u.id')
    .execute();
}

/** A meeting of a mesa, and the Colombian day it takes place. */
export async function findReunionDeMesa(database: Database, id: number, mesaId: number) {
  return database
    .selectFrom('reuniones')
    .select(['estado', 'inicia_en'])
    .where('id', '=', id)
    .where('mesa_id', '=', mesaId)
    .executeTakeFirst();
}

/** Whether the registry has the element. */
export async function hasElemento(database: Database, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('elementos_de_dato')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The state a servicio stands in and one of the catalogue; undefined where either does not exist. */
export async function findEstados(database: Database, servicioId: number, estadoId: number) {
  return database
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as actual', 'actual.id', 's.estado_servicio_id')
    .innerJoin('estados_servicio as meta', (join) => join.on('meta.id', '=', estadoId))
    .select([...ESTADOS_COMPARADOS])
    .where('s.id', '=', servicioId)
    .executeTakeFirst();
}
