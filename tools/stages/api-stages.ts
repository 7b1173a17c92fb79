import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgresCluster } from '../system/postgres-cluster.ts';
import { repositoryRoot } from '../system/repository.ts';
import { ONE_ENGINE } from './one-engine.ts';
import { runVitest } from './runner-stages.ts';
import type { Stage } from './stage.ts';

function pgliteVersion(): string {
  const path = join(repositoryRoot, 'node_modules/@electric-sql/pglite/package.json');
  const description: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof description === 'object' && description !== null && 'version' in description
    ? String(description.version)
    : 'of unknown version';
}

/** The API tests on a PostgreSQL server made for this run, and all but ONE_ENGINE on the embedded database too. */
export const apiStages: readonly Stage[] = [
  {
    id: 'api-pglite',
    title: 'API on the embedded database (PGlite)',
    run(context) {
      context.recordDatabase(`PGlite ${pgliteVersion()}`);
      const env = { TEST_DATABASE: 'pglite', TEST_DATABASE_URL: undefined };
      // Who names a file wants it run.
      const leftOut = context.filters.length > 0 ? [] : ONE_ENGINE.map(({ file }) => file);
      return runVitest(context, { project: 'api', env, leftOut });
    },
  },
  {
    id: 'api-postgres',
    title: 'API on PostgreSQL',
    async run(context) {
      const cluster = await startPostgresCluster();
      try {
        context.recordDatabase(`PostgreSQL ${cluster.version}`);
        context.show(`PostgreSQL ${cluster.version}, made for this run\n`);
        const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url };
        return await runVitest(context, { project: 'api', env });
      } finally {
        await cluster.stop();
      }
    },
  },
];
