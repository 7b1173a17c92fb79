import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyKysely, DatabaseHandle } from './database-handle.ts';

export interface Migration {
  /** File name without `.sql`; migrations run in the order of their names. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** Raised when the database does not fit the migrations of this release; its text is shown to whoever starts it. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Any number: all processes that migrate one server take the same advisory lock. */
const ADVISORY_LOCK = 170_170;

/** `if not exists` alone fails when two processes create the table at once. */
const CREATE_REGISTER = `begin;
select pg_advisory_xact_lock(${ADVISORY_LOCK});
create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz(3) not null default now());
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
      };
    });
}

/**
 * Brings a database to the last migration. Each one runs in its own transaction and is recorded
 * with its checksum; an applied migration whose text changed since is refused.
 *
 * @returns the names applied now
 * @throws MigrationError when an applied migration was edited or is unknown to this release
 */
export async function migrate<Schema>(
  handle: DatabaseHandle<Schema>,
  migrations: readonly Migration[],
): Promise<string[]> {
  const register: AnyKysely = handle.kysely;
  await handle.exec(CREATE_REGISTER);
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

/** Migrations still to apply. */
async function listPending(register: AnyKysely, migrations: readonly Migration[]): Promise<Migration[]> {
  const rows = (await register.selectFrom('schema_migrations').select(['name', 'checksum']).execute()) as {
    name: string;
    checksum: string;
  }[];
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const row of rows) {
    const checksum = known.get(row.name);
    if (checksum === undefined)
      throw new MigrationError(`contiene la migración ${row.name}, de una versión más nueva.`);
    if (checksum !== row.checksum)
      throw new MigrationError(`la migración ${row.name} cambió después de aplicarse.`);
  }
  const done = new Set(rows.map((row) => row.name));
  return migrations.filter((migration) => !done.has(migration.name));
}

/** The register already holds the name: another process was first, and did it whole. */
function wasAppliedByAnother(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'schema_migrations_pkey';
}

/** One text the server runs as a whole. The advisory lock makes a second process wait for the first. */
function inTransaction({ name, text, checksum }: Migration): string {
  return `begin;
select pg_advisory_xact_lock(${ADVISORY_LOCK});
insert into schema_migrations (name, checksum) values ('${name}', '${checksum}');
${text}
commit;`;
}
