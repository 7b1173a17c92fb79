import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSchema } from '@marco/database';
import { type DatabaseHandle, openPostgres } from '@marco/server-kit/database';
import { openTestSession } from '@marco/test-kit';
import { type RunningProcess, runProduct } from '../product/run-product.ts';
import { type PostgresCluster, startPostgresCluster } from '../system/postgres-cluster.ts';

export interface ProductOnServer {
  readonly product: RunningProcess;
  readonly cluster: PostgresCluster;
  /** The database beside the product, for what it is not to know. */
  readonly database: DatabaseHandle<DatabaseSchema>;
  /** Session of the administrator. */
  readonly token: string;
}

/** Runs work on the product with a PostgreSQL server of its own that keeps what it acknowledged. */
export async function onProductWithServer<Answer>(
  work: (running: ProductOnServer) => Promise<Answer>,
): Promise<Answer> {
  const directory = mkdtempSync(join(tmpdir(), 'marco-faults-'));
  const cluster = await startPostgresCluster({ durable: true });
  const database = openPostgres<DatabaseSchema>({ url: cluster.url, maxConnections: 2 });
  let product: RunningProcess | undefined;
  try {
    product = await runProduct({
      DATA_DIR: directory,
      DATABASE_URL: cluster.url,
      DEMO_DATA: 'on',
      SECRETS_KEY: randomBytes(32).toString('base64'),
    });
    const token = await openTestSession(database.kysely, '1000000001');
    return await work({ product, cluster, database, token });
  } finally {
    if (product?.process.exitCode === null) await product.stop();
    await database.close();
    await cluster.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
