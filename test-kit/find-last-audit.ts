import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/**
 * The last event of an action in the audit trail.
 *
 * @param objectId only about this object
 */
export function findLastAudit(database: Kysely<DatabaseSchema>, action: string, objectId?: string | number) {
  return database
    .selectFrom('audit_events')
    .select(['result', 'object_type', 'object_id', 'actor_user_id', 'detail'])
    .where('action', '=', action)
    .$if(objectId !== undefined, (query) => query.where('object_id', '=', String(objectId)))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
