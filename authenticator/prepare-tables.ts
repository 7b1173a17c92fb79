import { join } from 'node:path';
import { type DatabaseHandle, migrate, readMigrations } from '@marco/server-kit/database';
import { sql } from 'kysely';
import type { AuthenticatorTables } from './tables.ts';

/**
 * Makes the authenticator's own tables in a database of its own; one that has them already, such as the
 * product's, is left alone. Inside the product they come with all the others.
 */
export async function prepareTables(database: DatabaseHandle<AuthenticatorTables>): Promise<void> {
  const { rows } = await sql<{ present: boolean }>`
    select to_regclass('auth_accounts') is not null as present`.execute(database.kysely);
  if (rows[0]?.present) return;
  const migrations = readMigrations(join(import.meta.dirname, '../database/migrations'));
  await migrate(
    database,
    migrations.filter(({ name }) => name.includes('-authenticator-')),
  );
}
