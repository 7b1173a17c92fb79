import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { buildNombreCompleto } from './usuarios/nombre-completo.ts';

/**
 * What was done to records, latest first, with the name of its author: the base of every historial. Refusals are left
 * out, because they changed nothing. The caller adds the records and the number of events.
 */
export function buildEventos(database: Kysely<DatabaseSchema>) {
  return database
    .selectFrom('audit_events as a')
    .leftJoin('usuarios as u', 'u.id', 'a.actor_user_id')
    .select([
      'a.id',
      'a.occurred_at',
      'a.action as accion',
      sql<string | null>`nullif(${buildNombreCompleto('u')}, '')`.as('quien'),
    ])
    .where('a.result', '=', 'exito')
    .orderBy('a.id', 'desc');
}
