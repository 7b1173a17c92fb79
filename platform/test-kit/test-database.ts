import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DatabaseSchema } from '@marco/database';
import { type DatabaseHandle, openPglite, openPostgres } from '@marco/server-kit/database';
import { databaseUrl, TEMPLATE_DATABASE } from './prepare-template.ts';
import { dumpPath } from './template-cache.ts';

/**
 * A database of its own for one test file, with the demo data in it: embedded, or on the server of
 * this run when TEST_DATABASE is `postgres`.
 */
export async function openTestDatabase(): Promise<DatabaseHandle<DatabaseSchema>> {
  if (process.env['TEST_DATABASE'] === 'postgres') return openOnServer();
  return openPglite<DatabaseSchema>({ dump: readFileSync(dumpPath()) });
}

async function openOnServer(): Promise<DatabaseHandle<DatabaseSchema>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE is postgres but TEST_DATABASE_URL is missing.');
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  const administration = openPostgres<unknown>({ url, maxConnections: 1 });
  await administration.exec(`create database ${name} template ${TEMPLATE_DATABASE}`);
  const database = openPostgres<DatabaseSchema>({ url: databaseUrl(url, name), maxConnections: 4 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await administration.exec(`drop database ${name}`);
      await administration.close();
    },
  };
}
