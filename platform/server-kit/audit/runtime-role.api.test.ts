import type { DatabaseSchema } from '@marco/database';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { openTestDatabase, runAsOwner } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_TABLES } from './audit-tables.ts';
import { canRewriteAudit } from './runtime-role.ts';

let database: DatabaseHandle<DatabaseSchema>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The embedded engine has one role inside, its superuser (ADR 0040). */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('F12: the role of the process', () => {
  it.each(AUDIT_TABLES)(
    'F12: may neither change, remove nor empty %s, nor touch its triggers',
    async (table) => {
      for (const statement of [
        `update ${table} set ${table === 'audit_events' ? 'action = action' : 'digest = digest'}`,
        `delete from ${table}`,
        `truncate ${table}`,
        `alter table ${table} disable trigger user`,
        `drop trigger ${table}_append_only on ${table}`,
        `create trigger otra before insert on ${table} for each row execute function refuse_audit_change()`,
        `create rule otra as on insert to ${table} do instead nothing`,
        `drop table ${table} cascade`,
        `alter table ${table} owner to current_user`,
      ])
        await expect(sql.raw(statement).execute(database.kysely), statement).rejects.toThrow(
          /permission denied|must be owner/,
        );
    },
  );

  it.each([
    `set session_replication_role = 'replica'`,
    'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'create table otra (id integer)',
    `select setval('audit_events_numbers', 1)`,
    `delete from schema_migrations`,
    'set role marco_dueno',
    'drop schema public cascade',
  ])('F12: has no way around them: %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.kysely)).rejects.toThrow(
      /permission denied|must be owner/,
    );
  });

  it('F12: owns nothing, and has on the trail the rights to read and to add alone', async () => {
    const owned = await sql`select relname from pg_class where relowner = current_user::regrole
      union all select proname from pg_proc where proowner = current_user::regrole
      union all select nspname from pg_namespace where nspowner = current_user::regrole`.execute(
      database.kysely,
    );
    expect(owned.rows).toEqual([]);
    const rights = await sql<{ rights: string }>`
      select string_agg(distinct privilege_type, ' ' order by privilege_type) as rights
      from information_schema.role_table_grants
      where grantee = current_user and table_name in (${sql.join(AUDIT_TABLES)}) group by table_name`.execute(
      database.kysely,
    );
    expect(rights.rows).toEqual(AUDIT_TABLES.map(() => ({ rights: 'INSERT SELECT' })));
  });

  it('F12: is known as one that cannot rewrite the trail, until somebody gives it a right or a role', async () => {
    expect(await canRewriteAudit(database.kysely)).toBe(false);
    for (const [give, take] of [
      ['grant delete on audit_seals to marco_proceso', 'revoke delete on audit_seals from marco_proceso'],
      [
        'grant update (detail) on audit_events to marco_proceso',
        'revoke update (detail) on audit_events from marco_proceso',
      ],
      ['grant trigger on audit_events to marco_proceso', 'revoke trigger on audit_events from marco_proceso'],
    ] as const) {
      await runAsOwner(database, give);
      expect(await canRewriteAudit(database.kysely), give).toBe(true);
      await runAsOwner(database, take);
      expect(await canRewriteAudit(database.kysely), take).toBe(false);
    }
    const owner = await openTestDatabase({ as: 'owner' });
    expect(await canRewriteAudit(owner.kysely)).toBe(true);
    await owner.close();
  });
});

it('F12: the role of the embedded database is known as one that could', async () => {
  const embedded = process.env['TEST_DATABASE'] !== 'postgres';
  expect(await canRewriteAudit(database.kysely)).toBe(embedded);
});
