import { randomUUID } from 'node:crypto';
import { compilePglite, type DatabaseHandle, openPglite, openPostgres } from '@marco/server-kit/database';
import { databaseUrl, OWNER_ROLE } from './test-roles.ts';

/** Whether the tests of this run use the server made for them, not the embedded database. */
export function isServerRun(): boolean {
  return process.env['TEST_DATABASE'] === 'postgres';
}

/**
 * A database of its own on the server of this run, dropped when it is closed.
 *
 * @param role who uses it; the owner role owns it
 * @param template database it is copied from; empty without one
 */
export async function openServerDatabase<Schema>(
  role: string,
  template = 'template1',
): Promise<DatabaseHandle<Schema>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE is postgres but TEST_DATABASE_URL is missing.');
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  const administration = openPostgres<unknown>({ url, maxConnections: 1 });
  await administration.exec(`create database ${name} template ${template} owner ${OWNER_ROLE}`);
  const database = openTestUrl<Schema>(databaseUrl(url, name, role));
  return {
    ...database,
    close: async () => {
      await database.close();
      await administration.exec(`drop database ${name}`);
      await administration.close();
    },
  };
}

/** Opens a test database of the server, which somebody else drops. */
export function openTestUrl<Schema>(url: string): DatabaseHandle<Schema> {
  return openPostgres<Schema>({
    url,
    maxConnections: 4,
    // Generous limits, because a busy machine is not a defect; a test of a limit sets its own.
    limits: { waitMs: 60_000, lockMs: 30_000, statementMs: 60_000 },
  });
}

/** An empty database on the engine of this run, for what makes its own tables. */
export async function openEmptyDatabase<Schema>(): Promise<DatabaseHandle<Schema>> {
  if (isServerRun()) return openServerDatabase<Schema>(OWNER_ROLE);
  return openPglite<Schema>({ program: await compilePglite() });
}
