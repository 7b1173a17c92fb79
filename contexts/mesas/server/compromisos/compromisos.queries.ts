import type { DatabaseSchema } from '@marco/database';
import { containsText, onPage, type Page } from '@marco/server-kit/database';
import type { EstadoSolicitud } from '@marco/solicitudes/terms';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EstadoCompromiso, FiltroCompromiso, VistaCompromisos } from '../../contract/terms.ts';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import { ESTADOS_COMPARADOS } from './estados-comparados.ts';

type Database = Kysely<DatabaseSchema>;
type Compromisos = DatabaseSchema & {
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

/** What each filter keeps. */
function toCondicion(filtro: FiltroCompromiso, calendario: Calendario): RawBuilder<SqlBool> {
  const abierto = sql<SqlBool>`(c.estado = 'abierto' and m.activa)`;
  const { hoy, despuesDePorVencer } = calendario;
  switch (filtro) {
    case 'abiertos':
      return abierto;
    case 'vencidos':
      return sql<SqlBool>`(${abierto} and c.vence_en < ${hoy}::date)`;
    case 'por-vencer':
      return sql<SqlBool>`(${abierto} and c.vence_en >= ${hoy}::date and c.vence_en < ${despuesDePorVencer}::date)`;
    case 'a-tiempo':
      return sql<SqlBool>`(${abierto} and c.vence_en >= ${despuesDePorVencer}::date)`;
    case 'suspendidos':
      return sql<SqlBool>`(c.estado = 'abierto' and not m.activa)`;
    case 'cumplidos':
      return sql<SqlBool>`c.estado = 'cumplido'`;
    case 'cancelados':
      return sql<SqlBool>`c.estado = 'cancelado'`;
  }
}

/** Commitments the person may see, on the board they ask for, before the filter by state. */
function scoped(database: Database, quien: QuienResponde, filtro: FiltroCompromisos) {
  const { vista, idMesa, idReunion, idEntidad, texto } = filtro;
  const own = (where: ExpressionBuilder<Compromisos, 'c' | 'm'>) =>
    where.or([
      where('c.entidad_id', '=', quien.idEntidad),
      where('c.responsable_usuario_id', '=', quien.idUsuario),
    ]);
  return database
    .selectFrom('compromisos as c')
    .innerJoin('mesas as m', 'm.id', 'c.mesa_id')
    .$if(!quien.esMinisterio, (query) => query.where(own))
    .$if(vista === 'mios', (query) => query.where('c.responsable_usuario_id', '=', quien.idUsuario))
    .$if(vista === 'entidad', (query) => query.where('c.entidad_id', '=', quien.idEntidad))
    .$if(idMesa != null, (query) => query.where('c.mesa_id', '=', idMesa ?? 0))
    .$if(idReunion != null, (query) => query.where('c.reunion_id', '=', idReunion ?? 0))
    .$if(idEntidad != null, (query) => query.where('c.entidad_id', '=', idEntidad ?? 0))
    .$if(!!texto, (query) =>
      query.where((where) =>
        where.or([
          containsText('c.descripcion', texto ?? ''),
          containsText('c.responsable', texto ?? ''),
          containsText('m.nombre', texto ?? ''),
        ]),
      ),
    );
}

/** One page of a board: what is open first, by its due date; then what was closed, the latest first. */
export async function searchCompromisos(
  database: Database,
  quien: QuienResponde,
  filtro: FiltroCompromisos & Page,
  calendario: Calendario,
) {
  const found = scoped(database, quien, filtro);
  const kept = filtro.filtro ? found.where(toCondicion(filtro.filtro, calendario)) : found;
  const [rows, { total }, conteos] = await Promise.all([
    presentable(kept)
      .orderBy(sql`c.estado <> 'abierto'`)
      .orderBy('c.fecha_cierre', 'desc')
      .orderBy('c.vence_en')
      .orderBy('c.id')
      .$call(onPage(filtro))
      .execute(),
    kept.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    countFiltros(found, calendario),
  ]);
  return { rows, total, conteos };
}

async function countFiltros(found: ReturnType<typeof scoped>, calendario: Calendario) {
  const count = (filtro: FiltroCompromiso) =>
    sql<number>`count(*) filter (where ${toCondicion(filtro, calendario)})`;
  return found
    .select([
      count('abiertos').as('abiertos'),
      count('vencidos').as('vencidos'),
      count('por-vencer').as('por-vencer'),
      count('a-tiempo').as('a-tiempo'),
      count('suspendidos').as('suspendidos'),
      count('cumplidos').as('cumplidos'),
      count('cancelados').as('cancelados'),
    ])
    .executeTakeFirstOrThrow();
}

/** The same rows with the names people read. */
function presentable(found: ReturnType<typeof scoped>) {
  return found
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .leftJoin('reuniones as r', 'r.id', 'c.reunion_id')
    .leftJoin('servicios as s', 's.id', 'c.servicio_id')
    .leftJoin('estados_servicio as es', 'es.id', 'c.estado_servicio_id')
    .leftJoin('elementos_de_dato as ed', 'ed.id', 'c.elemento_id')
    .leftJoin('solicitudes as so', 'so.id', 'c.solicitud_id')
    .leftJoin('estados_solicitud as actual', 'actual.id', 'so.estado_id')
    .leftJoin('estados_solicitud as meta', 'meta.id', 'c.estado_solicitud_id')
    .selectAll('c')
    .select([
      sql<EstadoCompromiso>`c.estado`.as('estado'),
      'm.nombre as mesa',
      'm.activa as mesa_activa',
      'e.nombre as entidad',
      'r.tematica',
      's.nombre as servicio',
      'es.nombre as estado_servicio',
      'ed.identificador as elemento',
      'so.radicado as solicitud',
      'so.entidad_id as solicitud_entidad_id',
      sql<EstadoSolicitud | null>`actual.codigo`.as('solicitud_codigo'),
      'meta.nombre as estado_solicitud',
    ]);
}

/** One commitment with its names, whoever may see it. */
export async function findCompromiso(database: Database, id: number) {
  const all = database.selectFrom('compromisos as c').innerJoin('mesas as m', 'm.id', 'c.mesa_id');
  return presentable(all.where('c.id', '=', id)).executeTakeFirst();
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
    .where('p.activa', '=', true)
    .where('u.activo', '=', true)
    .orderBy(sql`clave_orden(${nombre}) collate "C"`)
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
