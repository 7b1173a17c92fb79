import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgresCluster } from '../system/postgres-cluster.ts';
import { repositoryRoot } from '../system/repository.ts';
import { runVitest } from './runner-stages.ts';
import type { Stage } from './stage.ts';

function pgliteVersion(): string {
  const path = join(repositoryRoot, 'node_modules/@electric-sql/pglite/package.json');
  const description: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof description === 'object' && description !== null && 'version' in description
    ? String(description.version)
    : 'of unknown version';
}

/** The same API tests on the embedded database and on a PostgreSQL server made for this run. */
export const apiStages: readonly Stage[] = [
  {
    id: 'api-pglite',
    title: 'API on the embedded database (PGlite)',
    run(context) {
      context.recordDatabase(`PGlite ${pgliteVersion()}`);
      return runVitest(context, 'api', { TEST_DATABASE: 'pglite', TEST_DATABASE_URL: undefined });
    },
  },
  {
    id: 'api-postgres',
    title: 'API on PostgreSQL',
    async run(context) {
      const cluster = await startPostgresCluster();
      try {
        context.recordDatabase(`PostgreSQL ${cluster.version}`);
        console.log(`PostgreSQL ${cluster.version}, made for this run`);
        return await runVitest(context, 'api', {
          TEST_DATABASE: 'postgres',
          TEST_DATABASE_URL: cluster.url,
        });
      } finally {
        await cluster.stop();
      }
    },
  },
];
