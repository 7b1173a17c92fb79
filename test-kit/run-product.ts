import { buildApp, type Settings, startWorkers } from '@marco/api';
import type { DatabaseSchema } from '@marco/database';
import type { FileStore } from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import type { FastifyInstance } from 'fastify';
import { TEST_PASSWORD_COST } from './password-cost.ts';
import { testSecrets } from './test-secrets.ts';

export interface ProductOptions {
  readonly settings: Settings;
  readonly database: DatabaseHandle<DatabaseSchema>;
  readonly files: FileStore;
  /** Also does what the process does beside answering: sends due mails, runs due jobs, seals. */
  readonly workers: boolean;
  /** Where it listens; without it requests are injected. */
  readonly listen?: { readonly port: number; readonly host: string };
  readonly logDestination?: NodeJS.WritableStream;
}

/** Runs the product of a test in this process, on a database it does not close. */
export async function runProduct({
  settings,
  database,
  files,
  workers,
  listen,
  logDestination,
}: ProductOptions): Promise<{ readonly app: FastifyInstance; stop(): Promise<void> }> {
  const app = await buildApp({
    settings,
    database,
    files,
    passwordCost: TEST_PASSWORD_COST,
    secrets: testSecrets,
    ...(logDestination ? { logDestination } : {}),
  });
  if (listen) await app.listen(listen);
  else await app.ready();
  const working = workers
    ? startWorkers({ settings, database: database.work, files, secrets: testSecrets, log: app.log })
    : [];
  return {
    app,
    stop: async () => {
      await Promise.all(working.map((worker) => worker.stop()));
      await app.close();
    },
  };
}
