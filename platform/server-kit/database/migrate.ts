import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { AnyKysely, DatabaseHandle } from './database-handle.ts';

export interface Migration {
  /** File name without `.sql`; migrations run in the order of their names. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** Whether processes of earlier releases cannot work after this migration. Other migrations only add. */
  readonly breaksEarlier: boolean;
}

/** The line in a migration that breaks earlier releases, with its reason. */
const BREAKS_EARLIER = /^-- breaks-earlier-releases: \S/m;

/**
 * Raised when the database does not fit the migrations of this release; its text is shown to the person who starts
 * it.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Any number: all processes that migrate one server take the same advisory lock. */
const ADVISORY_LOCK = 170_170;

/** A migration that waits longer than this for a lock gives up, and is tried again at the next start. */
const LOCK_PATIENCE = '30s';

/** `if not exists` alone fails when two processes create the table at once. */
const CREATE_REGISTER = `begin;
select pg_advisory_xact_lock(${ADVISORY_LOCK});
create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz(3) not null default now(),
  breaks_earlier boolean not null default false);
commit;`;

/** Reads the migrations of a folder, in order. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return {
        name: file.replace(/\.sql$/, ''),
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
        breaksEarlier: BREAKS_EARLIER.test(text),
      };
    });
}

/**
 * Brings a database to the last migration. Each one runs in its own transaction and is recorded
 * with its checksum; an applied migration whose text changed since is refused. One this release does not know comes from
 * a newer one that runs beside it or ran before it: it only added, unless it was recorded as breaking earlier releases.
 *
 * @returns the names applied now
 * @throws MigrationError when the database is of another series of migrations, an applied migration was edited, or one breaks
 *   this release
 */
export async function migrate<Schema>(
  handle: DatabaseHandle<Schema>,
  migrations: readonly Migration[],
): Promise<string[]> {
  const register: AnyKysely = handle.kysely;
  // A role that owns nothing may read whether a migration is pending, but may not create the register.
  if (!(await hasRegister(register))) await handle.exec(CREATE_REGISTER);
  const applied: string[] = [];
  for (const migration of await listPending(register, migrations)) {
    try {
      await handle.exec(inTransaction(migration));
      applied.push(migration.name);
    } catch (error) {
      if (!wasAppliedByAnother(error)) throw error;
    }
  }
  return applied;
}

async function hasRegister(database: AnyKysely): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('schema_migrations') is not null as found`.execute(database);
  return rows[0]?.found === true;
}

/** Migrations still to apply. */
async function listPending(register: AnyKysely, migrations: readonly Migration[]): Promise<Migration[]> {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  await refuseOtherSeries(register, known);
  const { rows } = await sql<{ name: string; checksum: string; breaks: boolean }>`
    select name, checksum, breaks_earlier as breaks from schema_migrations order by name`.execute(register);
  for (const row of rows) {
    const checksum = known.get(row.name);
    if (checksum === undefined && row.breaks)
      throw new MigrationError(
        `contiene la migración ${row.name}, de una versión más nueva, con la que esta no puede trabajar.`,
      );
    if (checksum !== undefined && checksum !== row.checksum)
      throw new MigrationError(`la migración ${row.name} cambió después de aplicarse.`);
  }
  const done = new Set(rows.map((row) => row.name));
  return migrations.filter((migration) => !done.has(migration.name));
}

/**
 * A database that was migrated, and by none of these migrations, was made before the first release (ADR 0057): its tables
 * are not those the migrations would go on with.
 */
async function refuseOtherSeries(register: AnyKysely, known: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(register);
  if (rows.length > 0 && !rows.some(({ name }) => known.has(name)))
    throw new MigrationError(
      'es de una evaluación anterior a la primera versión publicada y no se puede continuar. Inicie con una base de datos nueva: otra carpeta en DATA_DIR, u otra base en DATABASE_URL. La anterior queda como estaba; docs/operations.md dice cómo llevar lo que contiene.',
    );
}

/** The register already has the name: another process applied this migration completely. */
function wasAppliedByAnother(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'schema_migrations_pkey';
}

/**
 * One text the server runs as a whole. The advisory lock makes a second process wait for the first. A statement may
 * run for as long as a large table needs. But while it waits for a lock, all later statements wait behind it, so the
 * wait has a limit: otherwise the migration would stop the running processes.
 */
function inTransaction({ name, text, checksum, breaksEarlier }: Migration): string {
  const mark = `update schema_migrations set breaks_earlier = true where name = '${name}';`;
  return `begin;
set local statement_timeout = 0;
set local lock_timeout = 0;
select pg_advisory_xact_lock(${ADVISORY_LOCK});
set local lock_timeout = '${LOCK_PATIENCE}';
insert into schema_migrations (name, checksum) values ('${name}', '${checksum}');
${text}
${breaksEarlier ? mark : ''}
commit;`;
}
