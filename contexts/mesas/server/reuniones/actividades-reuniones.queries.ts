import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** Days ahead a meeting is a matter that waits. */
const DIAS_DE_ANTICIPO = 14;

/** Whose meetings: those a person runs or helps in, or those their entidad is invited to. */
export interface Asiste {
  readonly idUsuario: number | null;
  readonly idEntidad: number;
}

const DIA = sql<string>`(r.inicia_en at time zone ${sql.lit(ZONE.name)})::date`;

/** Meetings of open mesas that somebody goes to, in any state. */
export function buildConvocadas(database: Kysely<DatabaseSchema>, { idUsuario, idEntidad }: Asiste) {
  return database
    .selectFrom('reuniones as r')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .where('m.activa', '=', true)
    .where(
      sql<boolean>`(r.consultor_principal_id = ${idUsuario}::int
        or exists (select from reuniones_consultores rc where rc.reunion_id = r.id and rc.usuario_id = ${idUsuario}::int)
        or exists (select from reuniones_participantes p where p.reunion_id = r.id and p.entidad_id = ${idEntidad}))`,
    );
}

/** Meetings that are programmed or under way: those of the next days, and those that should have been held. */
export function buildPorCelebrar(database: Kysely<DatabaseSchema>, asiste: Asiste) {
  return buildConvocadas(database, asiste)
    .where('r.estado', 'in', ['programada', 'en-curso'])
    .where('r.inicia_en', '<', sql<Date>`now() + make_interval(days => ${sql.lit(DIAS_DE_ANTICIPO)})`)
    .select(['r.id', 'r.created_at as desde', DIA.as('vence')]);
}

/** What a list of matters says of meetings. */
export function listNombradas(database: Kysely<DatabaseSchema>, ids: readonly number[]) {
  return database
    .selectFrom('reuniones as r')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .where('r.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select([
      'r.id',
      'r.mesa_id',
      'r.tematica',
      'r.inicia_en',
      'r.estado',
      'r.consultor_principal_id',
      'm.nombre as mesa',
    ])
    .execute();
}

/** The next meetings of somebody, the soonest first. */
export function listProximas(database: Kysely<DatabaseSchema>, asiste: Asiste, limite: number) {
  return buildConvocadas(database, asiste)
    .where('r.estado', 'in', ['programada', 'en-curso'])
    .where('r.inicia_en', '>=', sql<Date>`now() - interval '4 hours'`)
    .select(['r.id', 'r.mesa_id', 'r.tematica', 'r.inicia_en', 'r.lugar', 'r.enlace', 'm.nombre as mesa'])
    .orderBy('r.inicia_en')
    .orderBy('r.id')
    .limit(limite)
    .execute();
}
