import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSchema } from '@marco/database';
import { createSecretsKey } from '@marco/server-kit';
import { type DatabaseHandle, openPglite, openPostgres } from '@marco/server-kit/database';
import { startPostgresCluster } from '../system/postgres-cluster.ts';

/** A product to kill: what it is started with, and its database for the looks between two lives. */
export interface Engine {
  /** `PGlite`, `PostgreSQL`. */
  readonly name: string;
  /** The same with its version, for the line before the kills. */
  readonly title: string;
  /** Folder of its own for everything the product writes. */
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Only while the product does not run: the embedded database is of one process. */
  open(): DatabaseHandle<DatabaseSchema>;
}

/** Runs the work on an empty product of each engine, one after the other, and takes them away. */
export async function onEachEngine(work: (engine: Engine) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'marco-crash-'));
  const cluster = await startPostgresCluster({ durable: true });
  const [embedded, server] = [join(directory, 'incorporada'), join(directory, 'servidor')];
  try {
    await work({
      name: 'PGlite',
      title: 'the embedded database',
      directory: embedded,
      environment: { DATA_DIR: embedded },
      open: () => openPglite<DatabaseSchema>({ directory: embedded }),
    });
    await work({
      name: 'PostgreSQL',
      title: `PostgreSQL ${cluster.version}`,
      directory: server,
      environment: {
        DATA_DIR: server,
        DATABASE_URL: cluster.url,
        DEMO_DATA: 'on',
        SECRETS_KEY: createSecretsKey(),
      },
      open: () => openPostgres<DatabaseSchema>({ url: cluster.url, maxConnections: 1 }),
    });
  } finally {
    await cluster.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
