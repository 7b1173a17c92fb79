import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { EstadoReunion } from '../../contract/terms.ts';
import { keepReunion } from './reuniones.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** A meeting in any state with its mesa and its main consultant. */
export async function findGestionReunion(database: Database, id: number) {
  return database
    .selectFrom('reuniones as r')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .innerJoin('usuarios as u', 'u.id', 'r.consultor_principal_id')
    .selectAll('r')
    .select([
      'm.nombre as mesa',
      'm.activa as mesa_activa',
      'u.correo_electronico as consultor_correo',
      buildNombreCompleto('u').as('consultor'),
      sql<EstadoReunion>`r.estado`.as('estado'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

export type ReunionGestionada = NonNullable<Awaited<ReturnType<typeof findGestionReunion>>>;

/** The same with the meeting and its mesa locked: neither changes until the transaction ends. */
export async function findLockedReunion(transaction: Transaction<DatabaseSchema>, id: number) {
  await keepReunion(transaction, id);
  return findGestionReunion(transaction, id);
}

/** The agenda in its order. */
export async function listPuntos(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones_puntos')
    .select(['id', 'titulo', 'notas', 'compromiso_id as idCompromiso'])
    .where('reunion_id', '=', reunionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
}

/** Who is invited, by entidad and name. */
export async function listInvitados(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones_participantes as p')
    .innerJoin('entidades as e', 'e.id', 'p.entidad_id')
    .select(['p.id', 'p.entidad_id as idEntidad', 'e.nombre as entidad', 'p.nombre', 'p.correo', 'p.asistio'])
    .where('p.reunion_id', '=', reunionId)
    .orderBy(spanishOrder('e.nombre'))
    .orderBy(spanishOrder('p.nombre'))
    .orderBy('p.id')
    .execute();
}

export async function listDecisiones(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones_decisiones')
    .select(['id', 'texto'])
    .where('reunion_id', '=', reunionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
}

/** What of the minutes is kept as a draft, by field. */
export async function listBorradores(database: Database, reunionId: number) {
  const rows = await database
    .selectFrom('reuniones_borradores')
    .select(['campo', 'valor'])
    .where('reunion_id', '=', reunionId)
    .orderBy('campo')
    .execute();
  return Object.fromEntries(rows.map(({ campo, valor }) => [campo, valor] as const));
}

/** Support consultants with their addresses, in order of name. */
export async function listApoyos(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones_consultores as rc')
    .innerJoin('usuarios as u', 'u.id', 'rc.usuario_id')
    .select(['u.id', 'u.correo_electronico as correo', buildNombreCompleto('u').as('nombre')])
    .where('rc.reunion_id', '=', reunionId)
    .orderBy('u.clave_de_orden')
    .execute();
}

/** Entidades of a mesa, in Spanish order: participants come from them. */
export async function listEntidadesElegibles(database: Database, mesaId: number) {
  return database
    .selectFrom('mesas_entidades as me')
    .innerJoin('entidades as e', 'e.id', 'me.entidad_id')
    .select(['e.id', 'e.nombre'])
    .where('me.mesa_id', '=', mesaId)
    .orderBy(spanishOrder('e.nombre'))
    .orderBy('e.id')
    .execute();
}

/** Open commitments of a mesa whose day has passed in Colombia, the oldest first. */
export async function listVencidos(database: Database, mesaId: number) {
  return database
    .selectFrom('compromisos')
    .select(['id', 'descripcion'])
    .where('mesa_id', '=', mesaId)
    .where('estado', '=', 'abierto')
    .where('fecha_vencimiento', '<', sql<string>`(now() at time zone ${sql.lit(ZONE.name)})::date`)
    .orderBy('fecha_vencimiento')
    .orderBy('id')
    .execute();
}

/** Which of these commitments are of the mesa. */
export async function listCompromisosDeMesa(
  database: Database,
  mesaId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('compromisos')
    .select('id')
    .where('mesa_id', '=', mesaId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Meetings of a mesa in any state, the latest first. */
export async function listReunionesDeMesa(database: Database, mesaId: number) {
  return database
    .selectFrom('reuniones as r')
    .innerJoin('usuarios as u', 'u.id', 'r.consultor_principal_id')
    .select([
      'r.id as idReunion',
      'r.tematica',
      'r.inicia_en',
      'r.duracion_minutos as duracionMinutos',
      sql<EstadoReunion>`r.estado`.as('estado'),
      buildNombreCompleto('u').as('consultorPrincipal'),
      sql<number>`(select count(*) from reuniones_participantes p where p.reunion_id = r.id)`.as(
        'participantes',
      ),
    ])
    .where('r.mesa_id', '=', mesaId)
    .orderBy('r.inicia_en', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

/** Whether a file is a document of a meeting. */
export async function isDocumentoDeReunion(database: Database, archivoId: string): Promise<boolean> {
  const row = await database
    .selectFrom('reuniones_archivos')
    .select('reunion_id')
    .where('archivo_id', '=', archivoId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the acta of a meeting is sealed: then nothing of the meeting changes. */
export async function isReunionSellada(
  database: Kysely<DatabaseSchema>,
  reunionId: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('actas')
    .select('id')
    .where('reunion_id', '=', reunionId)
    .where('estado', '=', 'sellada')
    .executeTakeFirst();
  return row !== undefined;
}
