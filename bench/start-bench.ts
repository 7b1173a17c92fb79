import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareTestTemplate, startTestApp, type TestApp, type TestAppOptions } from '@marco/test-kit';
import { startPostgresCluster } from '../tools/system/postgres-cluster.ts';

export interface Bench extends TestApp {
  /** Of the server it measures on. */
  readonly postgres: string;
}

/** The product on a PostgreSQL made for this run, with a folder for its files. */
export async function startBench(options: TestAppOptions = {}): Promise<Bench> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const cluster = await startPostgresCluster();
  Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url });
  await prepareTestTemplate();
  const test = await startTestApp({ filesDirectory: directory, ...options });
  return {
    ...test,
    postgres: cluster.version,
    close: async () => {
      await test.close();
      await cluster.stop();
      await rm(directory, { recursive: true });
    },
  };
}
