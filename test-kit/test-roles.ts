import { type DatabaseHandle, openPostgres } from '@marco/server-kit/database';
import { sql } from 'kysely';

/** Owner of the test databases of a server, as the one that migrates an installation. */
export const OWNER_ROLE = 'marco_dueno';

/** What the product connects as in tests on a server: it owns nothing. */
export const RUNTIME_ROLE = 'marco_proceso';

/** Makes both roles on a server of tests, which asks for no password. */
export async function createTestRoles(administration: DatabaseHandle<unknown>): Promise<void> {
  for (const role of [OWNER_ROLE, RUNTIME_ROLE])
    await administration.exec(`do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login; end if;
    end $$`);
}

/** The address of a database of the test server, for one of its roles. */
export function databaseUrl(url: string, name: string, role?: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  if (role !== undefined) address.username = role;
  return address.href;
}

/** The address of a test database in use, for one of its roles. */
export async function findDatabaseUrl<Schema>(
  { kysely }: DatabaseHandle<Schema>,
  role = RUNTIME_ROLE,
): Promise<string> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('The test database is on no server: TEST_DATABASE_URL is missing.');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(kysely);
  return databaseUrl(url, String(rows[0]?.name), role);
}

/** The address of a test database in use, for who may change its tables. */
export const findOwnerUrl = <Schema>(database: DatabaseHandle<Schema>): Promise<string> =>
  findDatabaseUrl(database, OWNER_ROLE);

/** Runs statements only the owner may, such as disabling a trigger, on a test database in use. */
export async function runAsOwner<Schema>(database: DatabaseHandle<Schema>, text: string): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  if (database.kind === 'pglite' || !url) return database.exec(text);
  const owner = openPostgres<unknown>({
    url: await findOwnerUrl(database),
    maxConnections: 1,
  });
  try {
    await owner.exec(text);
  } finally {
    await owner.close();
  }
}
