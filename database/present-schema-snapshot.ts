import type { AnyKysely } from '@marco/server-kit/database';
import { sql } from 'kysely';

/**
 * The migrated schema as text: columns, constraints, indexes, functions and triggers, in a fixed
 * order and the same on every engine. Reviewed in each change as `schema.snapshot.sql`.
 */
export async function presentSchemaSnapshot(database: AnyKysely): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select line from (
      select 1 as part, format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then ' not null' else '' end,
          case when a.attidentity <> '' then ' identity' when d.oid is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end) as line
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      union all
      select 2, format('%s: %s %s', r.relname, k.conname, pg_get_constraintdef(k.oid))
        from pg_constraint k join pg_class r on r.oid = k.conrelid
        where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'c')
      union all
      select 3, indexdef from pg_indexes where schemaname = 'public'
      union all
      select 4, pg_get_functiondef(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang
        where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
      union all
      select 5, pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
    ) s order by part, line collate "C"`.execute(database);
  return `${rows.map(({ line }) => line.trimEnd()).join('\n')}\n`;
}
