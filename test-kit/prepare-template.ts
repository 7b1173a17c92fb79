import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PLANTILLAS_INICIALES } from '@marco/api';
import { type DatabaseSchema, listMigrations } from '@marco/database';
import { seedDemo, seedDemoAccounts, seedReference } from '@marco/database/seeds';
import { createDiskFileStore, grantRuntimeRole } from '@marco/server-kit';
import { type DatabaseHandle, migrate, openPglite, openPostgres } from '@marco/server-kit/database';
import { sql } from 'kysely';
import { countProcesses } from './cluster/cluster-variables.ts';
import { fillDemoBucket } from './cluster/fill-demo-bucket.ts';
import { TEST_PASSWORD_COST } from './password-cost.ts';
import { dumpPath, TEMPLATE_VARIABLE, templateDirectory, templateFilesDirectory } from './template-cache.ts';
import { createTestRoles, databaseUrl, OWNER_ROLE, RUNTIME_ROLE } from './test-roles.ts';
import { trimDump } from './trim-dump.ts';

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
  // Behind a checkpoint nothing older of the log is read.
  await database.exec('checkpoint');
  const {
    rows: [row],
  } = await sql<{ segment: string }>`select pg_walfile_name(pg_current_wal_lsn()) as segment`.execute(
    database.kysely,
  );
  const dump = trimDump(await database.dump(), row?.segment ?? '');
  await database.close();
  // Two processes may prepare it side by side: each renames what it wrote itself.
  const partial = `${dumpPath()}.${process.pid}.parcial`;
  writeFileSync(partial, dump);
  renameSync(partial, dumpPath());
}

/** Templates of earlier migrations and seeds, once no run of today can still use them. */
function removeOldTemplates(): void {
  const parent = dirname(templateDirectory());
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const stats = statSync(join(parent, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > ONE_DAY_MS)
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** Number of the lock under which one of several runners prepares the template of a server. */
const TEMPLATE_LOCK = 5_127_403;

/** The first process prepares it, because the servers of the journeys start at the same time. */
async function prepareServer(url: string): Promise<void> {
  const administration = openPostgres<unknown>({
    url,
    maxConnections: 1,
    limits: { statementMs: 0, lockMs: 0 },
  });
  try {
    await administration.kysely.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`.execute(connection);
      const { rows } = await sql`select from pg_database where datname = ${TEMPLATE_DATABASE}`.execute(
        connection,
      );
      if (rows.length === 0) await createTemplate(administration, url);
    });
  } finally {
    await administration.close();
  }
}

/** It has its name once it is whole. */
async function createTemplate(administration: DatabaseHandle<unknown>, url: string): Promise<void> {
  const unfinished = `${TEMPLATE_DATABASE}_en_obra`;
  await createTestRoles(administration);
  await administration.exec(`create database ${unfinished} owner ${OWNER_ROLE}`);
  const database = openPostgres<DatabaseSchema>({
    url: databaseUrl(url, unfinished, OWNER_ROLE),
    maxConnections: 2,
  });
  await fill(database);
  await grantRuntimeRole(database, RUNTIME_ROLE);
  if (countProcesses() > 1) await fillDemoBucket(database);
  // Copied with the tables, so that a statement is planned the same in every run.
  await database.exec('vacuum analyze');
  await database.close();
  await administration.exec(`alter database ${unfinished} rename to ${TEMPLATE_DATABASE}`);
}

async function fill(database: DatabaseHandle<DatabaseSchema>): Promise<void> {
  await migrate(database, listMigrations());
  await seedReference(database.kysely, PLANTILLAS_INICIALES);
  await seedDemo({ kysely: database.kysely, files: createDiskFileStore(() => templateFilesDirectory()) });
  await seedDemoAccounts(database.kysely, TEST_PASSWORD_COST);
}
