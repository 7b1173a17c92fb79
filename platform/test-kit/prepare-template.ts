import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DatabaseSchema, listMigrations } from '@marco/database';
import { seedDemo, seedDemoAccounts, seedReference } from '@marco/database/seeds';
import { createDiskFileStore } from '@marco/server-kit';
import { type DatabaseHandle, migrate, openPglite, openPostgres } from '@marco/server-kit/database';
import { dumpPath, TEMPLATE_VARIABLE, templateDirectory, templateFilesDirectory } from './template-cache.ts';

/** Name of the PostgreSQL database the test databases are copied from. */
export const TEMPLATE_DATABASE = 'plantilla';

const ONE_DAY_MS = 86_400_000;

/**
 * Before the API tests of a run: a migrated and seeded database every worker starts from, kept
 * until a migration or a seed changes.
 */
export async function prepareTestTemplate(): Promise<void> {
  process.env[TEMPLATE_VARIABLE] = templateDirectory();
  if (!existsSync(dumpPath())) await prepareEmbedded();
  const url = process.env['TEST_DATABASE_URL'];
  if (process.env['TEST_DATABASE'] === 'postgres' && url) await prepareServer(url);
}

/** The name Vitest calls before its tests. */
export { prepareTestTemplate as setup };

async function prepareEmbedded(): Promise<void> {
  removeOldTemplates();
  mkdirSync(templateDirectory(), { recursive: true });
  const database = openPglite<DatabaseSchema>({});
  await fill(database);
  const dump = await database.dump();
  await database.close();
  writeFileSync(`${dumpPath()}.parcial`, dump);
  renameSync(`${dumpPath()}.parcial`, dumpPath());
}

/** Templates of earlier migrations and seeds, once no run of today can still use them. */
function removeOldTemplates(): void {
  const parent = dirname(templateDirectory());
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const age = Date.now() - statSync(join(parent, name)).mtimeMs;
    if (age > ONE_DAY_MS) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

async function prepareServer(url: string): Promise<void> {
  const administration = openPostgres<unknown>({ url, maxConnections: 1 });
  await administration.exec(`create database ${TEMPLATE_DATABASE}`);
  await administration.close();
  const database = openPostgres<DatabaseSchema>({
    url: databaseUrl(url, TEMPLATE_DATABASE),
    maxConnections: 2,
  });
  await fill(database);
  // Copied with the tables, so that a statement is planned the same in every run.
  await database.exec('vacuum analyze');
  await database.close();
}

async function fill(database: DatabaseHandle<DatabaseSchema>): Promise<void> {
  await migrate(database, listMigrations());
  await seedReference(database.kysely);
  await seedDemo({ kysely: database.kysely, files: createDiskFileStore(() => templateFilesDirectory()) });
  await seedDemoAccounts(database.kysely);
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
