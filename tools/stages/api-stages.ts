import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { RefusedStatement } from '@marco/test-kit/send-again';
import type { NotedStatement } from '@marco/test-kit/statement-notes';
import { startPostgresCluster } from '../system/postgres-cluster.ts';
import { repositoryRoot } from '../system/repository.ts';
import { ONE_ENGINE } from './one-engine.ts';
import { type NotedRun, proveStatements } from './prove-statements.ts';
import { readStatements } from './read-statements.ts';
import { runTool, runVitest, type VitestRun } from './runner-stages.ts';
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

/** Gives a folder to something that runs, and removes it after. */
async function withFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'marco-statements-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const runNoted = (context: StageContext, run: Omit<VitestRun, 'project'>): Promise<NotedRun> =>
  withFolder(async (folder) => {
    const env = { ...run.env, STATEMENTS_FOLDER: folder };
    const outcome = await runVitest(context, { ...run, project: 'api', env });
    return { outcome, statements: readStatements(folder) };
  });

/** Sends statements to the embedded database in a process of its own, which loads the product. */
const sendAgain = (
  context: StageContext,
  statements: readonly NotedStatement[],
): Promise<readonly RefusedStatement[]> =>
  withFolder(async (folder) => {
    const [sent, refused] = [join(folder, 'sent'), join(folder, 'refused.json')];
    writeFileSync(sent, serialize(statements));
    const { ok } = await runTool(context, 'tools/send-statements-again.ts', [sent, refused]);
    if (!ok) throw new Error('The statements of SQL could not be sent to PGlite again.');
    return JSON.parse(readFileSync(refused, 'utf8')) as RefusedStatement[];
  });

/**
 * The API tests on a PostgreSQL server made for this run, and then on the embedded database whatever an engine may
 * change: all but ONE_ENGINE, and after them the statements of SQL that only those sent.
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
        // A file that the person names is always run.
        const isWhole = context.filters.length === 0;
        const leftOut = isWhole ? ONE_ENGINE.flatMap(({ files }) => files) : [];
        const pglite = await runNoted(context, { env, leftOut });
        if (postgres && isWhole)
          return proveStatements(context, postgres, pglite, (missing) => sendAgain(context, missing));
        context.show('Statements of SQL are not compared: that takes every API test on both engines\n');
        return pglite.outcome;
      },
    },
  ];
}
