import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import type { Actor } from '@marco/server-kit';
import { type Kysely, sql } from 'kysely';
import type { Sesion } from '../../contract/index.ts';
import { presentDispositivo } from '../../rules/sesiones/dispositivo.ts';

type Database = Kysely<DatabaseSchema>;

/** Minutes without activity after which a session ends, while the parameter is absent. */
export const DEFAULT_IDLE_MINUTES = 30;
const DEFAULT_WARNING_MINUTES = 2;
const MINUTE_SECONDS = 60;

/** Sessions of a person that still open something: the one that asks first, then the last used. */
export async function listSesionesAbiertas(database: Database, actor: Actor): Promise<Sesion[]> {
  const idle = await findParametroEntero(database, 'sesion.inactividadMinutos', DEFAULT_IDLE_MINUTES);
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', actor.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', sql<Date>`now() - make_interval(mins => ${idle})`)
    .orderBy(sql`id = ${actor.sessionId} desc, last_seen_at desc, id`)
    .execute();
  return rows.map((row) => ({
    id: row.id as Sesion['id'],
    dispositivo: presentDispositivo(row.user_agent),
    direccion: row.address,
    inicio: row.created_at.toISOString(),
    ultimaActividad: row.last_seen_at.toISOString(),
    actual: row.id === actor.sessionId,
  }));
}

/** How long the session of an actor still lives. That it is asked counts as activity. */
export async function findVigencia(database: Database, { sessionId }: Actor) {
  const minutes = (clave: string, fallback: number) => findParametroEntero(database, clave, fallback);
  const { expires_at, restan } = await database
    .selectFrom('sessions')
    .select([
      'expires_at',
      sql<number>`greatest(0, floor(extract(epoch from expires_at - now())))::int`.as('restan'),
    ])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return {
    inactividadSegundos: (await minutes('sesion.inactividadMinutos', DEFAULT_IDLE_MINUTES)) * MINUTE_SECONDS,
    avisoSegundos: (await minutes('sesion.avisoMinutos', DEFAULT_WARNING_MINUTES)) * MINUTE_SECONDS,
    terminaEn: expires_at.toISOString(),
    restanSegundos: restan,
  };
}
