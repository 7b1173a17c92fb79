import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql, type Transaction } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Meetings of the landing. */
const RECENT_MEETINGS = 4;

const nombreUsuario = buildNombreCompleto('u');

/** Support consultants of a meeting, comma separated, in order of name. */
const consultoresDeApoyo = sql<string>`coalesce((select string_agg(${nombreUsuario}, ', ' order by u.clave_de_orden)
  from reuniones_consultores rc join usuarios u on u.id = rc.usuario_id where rc.reunion_id = r.id), '')`;

/** Meetings of a mesa already held, latest first. */
export async function listRealizadas(database: Database, mesaId: number) {
  return database
    .selectFrom('reuniones as r')
    .select(['r.id as idReunion', 'r.tematica', 'r.inicia_en', consultoresDeApoyo.as('consultoApoyo')])
    .where('r.mesa_id', '=', mesaId)
    .where('r.estado', '=', 'realizada')
    .orderBy('r.inicia_en', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

/** A meeting already held, with its people; its documents come by `listArchivos`. */
export async function findRealizada(database: Database, id: number) {
  return database
    .selectFrom('reuniones as r')
    .innerJoin('usuarios as u', 'u.id', 'r.consultor_principal_id')
    .select([
      'r.id',
      'r.tematica',
      'r.avance',
      'r.inicia_en',
      'r.participante',
      nombreUsuario.as('consultorPrincipal'),
    ])
    .where('r.id', '=', id)
    .where('r.estado', '=', 'realizada')
    .executeTakeFirst();
}

export async function listConsultores(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones_consultores as rc')
    .innerJoin('usuarios as u', 'u.id', 'rc.usuario_id')
    .select(nombreUsuario.as('nombreUsuario'))
    .where('rc.reunion_id', '=', reunionId)
    .orderBy('u.clave_de_orden')
    .execute();
}

export async function listArchivos(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones_archivos as ra')
    .innerJoin('archivos as a', 'a.id', 'ra.archivo_id')
    .select(['a.id as idArchivo', 'a.nombre', 'a.tamano_bytes as tamano'])
    .where('ra.reunion_id', '=', reunionId)
    .orderBy('ra.orden')
    .execute();
}

/** The last meeting held in each mesa, the most recent mesas first. */
export async function listRecientes(database: Database) {
  const lastOfMesa = database
    .selectFrom('reuniones')
    .distinctOn('mesa_id')
    .select(['id', 'mesa_id', 'tematica', 'inicia_en'])
    .where('estado', '=', 'realizada')
    .orderBy('mesa_id')
    .orderBy('inicia_en', 'desc')
    .orderBy('id', 'desc');
  return database
    .selectFrom(lastOfMesa.as('r'))
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .select([
      'r.id as idReunion',
      'm.id as idMesa',
      'm.nombre as nombreMesa',
      'm.activa as estadoMesa',
      'r.tematica',
      'r.inicia_en',
      sql<number>`(select count(*) from mesas_entidades me where me.mesa_id = m.id)`.as('cantidadEntidades'),
    ])
    .orderBy('r.inicia_en', 'desc')
    .orderBy('r.id', 'desc')
    .limit(RECENT_MEETINGS)
    .execute();
}

/** Whether the mesa of a meeting is open. */
export async function findMesaDeReunion(database: Database, id: number) {
  return database
    .selectFrom('reuniones as r')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .select('m.activa')
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** Keeps a meeting and its mesa as they are for everybody else until the transaction ends. */
export async function keepReunion(transaction: Transaction<DatabaseSchema>, id: number): Promise<void> {
  await transaction
    .selectFrom('reuniones as r')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .select('r.id')
    .where('r.id', '=', id)
    .forUpdate()
    .execute();
}

/** How many meetings these mesas held and when the last one was. */
export async function countReuniones(database: Database, ids: readonly number[]) {
  const rows = await database
    .selectFrom('reuniones')
    .select(['mesa_id', sql<number>`count(*)::int`.as('total'), sql<Date>`max(inicia_en)`.as('ultima')])
    .where('estado', '=', 'realizada')
    .where('mesa_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .groupBy('mesa_id')
    .execute();
  return new Map(rows.map(({ mesa_id, ...reuniones }) => [mesa_id, reuniones]));
}
