import { join } from 'node:path';
import { buildApp, openFiles, readSettings, type Settings, startWorkers } from '@marco/api';
import type { DatabaseSchema } from '@marco/database';
import { createDiskFileStore } from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import type { FastifyInstance } from 'fastify';
import { templateFilesDirectory } from './template-cache.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: DatabaseHandle<DatabaseSchema>;
  readonly settings: Settings;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment settings beside those of every test. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Folder where files that the test uploads are kept; without it nothing may be uploaded. */
  readonly filesDirectory?: string;
  /** Files lie where the settings of the environment say (`STORAGE_*`), as in the product. */
  readonly filesBySettings?: boolean;
  /** Database of another application, which closes it; without it this one has its own. */
  readonly database?: DatabaseHandle<DatabaseSchema>;
  /** Address of a listening application; without it requests are injected. */
  readonly listen?: boolean;
  /** Also does what the process does beside answering: sends due mails, runs due jobs, seals. */
  readonly workers?: boolean;
  readonly logDestination?: NodeJS.WritableStream;
}

/** The real product with its modules, on a database of its own. */
export async function startTestApp({
  environment = {},
  listen = false,
  workers = false,
  filesDirectory,
  filesBySettings = false,
  database: shared,
  logDestination,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = shared ?? (await openTestDatabase());
  const settings = readSettings({
    LOG_LEVEL: logDestination ? 'info' : 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOGIN_ATTEMPT_DELAY_MS: '0',
    ...environment,
  });
  const files = filesBySettings
    ? openFiles(settings)
    : createDiskFileStore((folder) =>
        filesDirectory === undefined ? templateFilesDirectory() : join(filesDirectory, folder),
      );
  const app = await buildApp({ settings, database, files, ...(logDestination ? { logDestination } : {}) });
  if (listen) await app.listen({ port: settings.port, host: settings.host });
  else await app.ready();
  const working = workers ? startWorkers({ settings, database: database.kysely, files, log: app.log }) : [];
  return {
    app,
    database,
    settings,
    close: async () => {
      await Promise.all(working.map((worker) => worker.stop()));
      await app.close();
      if (!shared) await database.close();
    },
  };
}
