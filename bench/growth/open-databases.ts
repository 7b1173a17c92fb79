import type { DatabaseSchema } from '@marco/database';
import { listMigrations } from '@marco/database';
import { type DatabaseHandle, migrate, openPostgres } from '@marco/server-kit/database';
import { prepareTestTemplate } from '@marco/test-kit';
import { sql } from 'kysely';
import { startPostgresCluster } from '../../tools/system/postgres-cluster.ts';
import { fillCountry } from './fill-country.ts';

export interface GrowthDatabases {
  readonly postgres: string;
  /** The product as it starts, with the demo. */
  readonly demo: DatabaseHandle<DatabaseSchema>;
  /** The same at the size of a country. */
  readonly country: DatabaseHandle<DatabaseSchema>;
  close(): Promise<void>;
}

const DEMO = 'plantilla';
const COUNTRY = 'pais';

/** What `docs/operations.md` advises for a database of this size; one of the demo works the same with them. */
const SIZED = { shared_buffers: '1GB', effective_cache_size: '3GB', work_mem: '16MB', jit: 'off' } as const;

/** A filling is one statement of minutes where the product allows seconds. */
const UNLIMITED = { statementMs: 0, lockMs: 0, idleTransactionMs: 0 };

function address(url: string, name: string): string {
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

function open(url: string, name: string): DatabaseHandle<DatabaseSchema> {
  return openPostgres<DatabaseSchema>({ url: address(url, name) });
}

async function listDatabases(url: string): Promise<ReadonlySet<string>> {
  const administration = openPostgres<unknown>({ url, maxConnections: 1 });
  const { rows } = await sql<{ datname: string }>`select datname from pg_database`.execute(
    administration.kysely,
  );
  await administration.close();
  return new Set(rows.map(({ datname }) => datname));
}

/** Under its own name only once it is whole, so that a filling that was ended begins again. */
async function createCountry(url: string): Promise<void> {
  const administration = openPostgres<unknown>({ url, maxConnections: 1, limits: UNLIMITED });
  await administration.exec(`drop database if exists ${COUNTRY}_parcial`);
  await administration.exec(`create database ${COUNTRY}_parcial template ${DEMO}`);
  const database = openPostgres<DatabaseSchema>({
    url: address(url, `${COUNTRY}_parcial`),
    maxConnections: 2,
    limits: UNLIMITED,
  });
  await fillCountry({ database });
  await database.close();
  await administration.exec(`alter database ${COUNTRY}_parcial rename to ${COUNTRY}`);
  await administration.close();
}

/** Brings a database of an earlier run up to the present migrations. */
async function update(database: DatabaseHandle<DatabaseSchema>): Promise<void> {
  const before = await sql<{ n: number }>`select count(*)::int as n from schema_migrations`.execute(
    database.kysely,
  );
  await migrate(database, listMigrations());
  const after = await sql<{ n: number }>`select count(*)::int as n from schema_migrations`.execute(
    database.kysely,
  );
  if (before.rows[0]?.n !== after.rows[0]?.n) await database.exec('vacuum analyze');
}

/** @param keepIn folder that keeps both between runs; without it they are created for the run and deleted after it */
export async function openGrowthDatabases(keepIn: string | undefined): Promise<GrowthDatabases> {
  const cluster = await startPostgresCluster({
    settings: SIZED,
    ...(keepIn === undefined ? {} : { keepIn }),
  });
  Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url });
  const present = await listDatabases(cluster.url);
  if (!present.has(DEMO)) await prepareTestTemplate();
  if (!present.has(COUNTRY)) {
    console.log('Filling a country:');
    await createCountry(cluster.url);
  }
  const demo = open(cluster.url, DEMO);
  const country = open(cluster.url, COUNTRY);
  await update(demo);
  await update(country);
  return {
    postgres: cluster.version,
    demo,
    country,
    close: async () => {
      await demo.close();
      await country.close();
      await cluster.stop();
    },
  };
}
