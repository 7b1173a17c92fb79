import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** Notices of a person a home shows. */
const NOVEDADES = 5;

/** The last notices of a person. */
export function listNovedades(database: Kysely<DatabaseSchema>, usuarioId: number) {
  return database
    .selectFrom('notificaciones')
    .select(['id', 'titulo', 'enlace', 'created_at', 'leida_en'])
    .where('usuario_id', '=', usuarioId)
    .where('visible', '=', true)
    .orderBy('id', 'desc')
    .limit(NOVEDADES)
    .execute();
}

/** When a person last used another session than this one, and how many notices came since; undefined where there was none. */
export async function findUltimaVisita(
  database: Kysely<DatabaseSchema>,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: string },
) {
  const { rows } = await sql<{ visita: Date; nuevas: number }>`select v.visita, (select count(*)::int
      from notificaciones n where n.usuario_id = ${userId} and n.visible and n.created_at > v.visita) as nuevas
    from (select max(last_seen_at) as visita from sessions where user_id = ${userId} and id <> ${sessionId}) as v
    where v.visita is not null`.execute(database);
  return rows[0];
}
