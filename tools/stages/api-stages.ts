import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresCluster } from '../system/postgres-cluster.ts';
import { repositoryRoot } from '../system/repository.ts';
import { ONE_ENGINE } from './one-engine.ts';
import { type NotedRun, proveStatements } from './prove-statements.ts';
import { readStatements } from './read-statements.ts';
import { runVitest, type VitestRun } from './runner-stages.ts';
import type { Stage, StageContext } from './stage.ts';

/** A third process works while two wait for the server. */
const POSTGRES_WORKERS = 3;

function pgliteVersion(): string {
  const path = join(repositoryRoot, 'node_modules/@electric-sql/pglite/package.json');
  const description: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof description === 'object' && description !== null && 'version' in description
    ? String(description.version)
    : 'of unknown version';
}

async function runNoted(context: StageContext, run: Omit<VitestRun, 'project'>): Promise<NotedRun> {
  const folder = mkdtempSync(join(tmpdir(), 'marco-statements-'));
  try {
    const env = { ...run.env, STATEMENTS_FOLDER: folder };
    const outcome = await runVitest(context, { ...run, project: 'api', env });
    return { outcome, statements: readStatements(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The API tests on a PostgreSQL server made for this run, and then on the embedded database whatever an engine may
 * change: all but ONE_ENGINE, and what else it takes for every statement of SQL to run on both.
 */
export function listApiStages(): readonly Stage[] {
  let postgres: NotedRun | undefined;
  return [
    {
      id: 'api-postgres',
      title: 'API on PostgreSQL',
      async run(context) {
        const cluster = await startPostgresCluster();
        try {
          context.recordDatabase(`PostgreSQL ${cluster.version}`);
          context.show(`PostgreSQL ${cluster.version}, made for this run\n`);
          const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url };
          postgres = await runNoted(context, { env, workers: POSTGRES_WORKERS });
          return postgres.outcome;
        } finally {
          await cluster.stop();
        }
      },
    },
    {
      id: 'api-pglite',
      title: 'API on the embedded database (PGlite)',
      async run(context) {
        context.recordDatabase(`PGlite ${pgliteVersion()}`);
        const env = { TEST_DATABASE: 'pglite', TEST_DATABASE_URL: undefined };
        const run = (leftOut: readonly string[]) => runNoted(context, { env, leftOut });
        // A file that the person names is always run.
        const isWhole = context.filters.length === 0;
        if (postgres && isWhole) return proveStatements(context, postgres, run);
        context.show('Statements of SQL are not compared: that takes every API test on both engines\n');
        const { outcome } = await run(isWhole ? ONE_ENGINE.flatMap(({ files }) => files) : []);
        return outcome;
      },
    },
  ];
}
