import { sql } from 'kysely';
import type { AnyKysely, DatabaseHandle } from '../database/database-handle.ts';
import { AUDIT_TABLES } from './audit-tables.ts';

/** Written by migrations only. */
const MIGRATION_TABLES = ['schema_migrations'] as const;

/**
 * Gives the role of the process what it needs and no more: rows of every table, new rows only of the audit trail, none
 * of the migrations; nothing that changes a table, its triggers or its rights. To be run by the owner after every
 * migration: it also takes back what somebody gave meanwhile.
 *
 * @param role name of a role that exists
 */
export async function grantRuntimeRole<Schema>(owner: DatabaseHandle<Schema>, role: string): Promise<void> {
  const name = quoteName(role);
  const trail = AUDIT_TABLES.join(', ');
  await owner.exec(`begin;
    revoke create on schema public from public, ${name};
    grant usage on schema public to ${name};
    revoke all on all tables in schema public from public, ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    revoke update, delete on ${trail} from ${name};
    revoke insert, update, delete on ${MIGRATION_TABLES.join(', ')} from ${name};
    revoke all on all sequences in schema public from public, ${name};
    grant usage on all sequences in schema public to ${name};
    commit;`);
}

/**
 * Whether the role of a connection could rewrite the trail: it is a superuser or may become another role, owns the
 * trail or the schema it is in, or has a right on it beyond reading and adding.
 */
export async function canRewriteAudit(database: AnyKysely): Promise<boolean> {
  const { rows } = await sql<{ powerful: boolean }>`
    select r.rolsuper or r.rolcreaterole or bool_or(
      pg_has_role(current_user, c.relowner, 'MEMBER') or pg_has_role(current_user, n.nspowner, 'MEMBER')
      or has_table_privilege(c.oid, 'update, delete, truncate, trigger')
      or has_any_column_privilege(c.oid, 'update')) as powerful
    from pg_roles r, pg_class c join pg_namespace n on n.oid = c.relnamespace
    where r.rolname = current_user and n.nspname = 'public' and c.relname in (${sql.join(AUDIT_TABLES)})
    group by r.rolsuper, r.rolcreaterole`.execute(database);
  return rows[0]?.powerful !== false;
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
