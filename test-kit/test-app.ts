import { join } from 'node:path';
import { openFiles, type Settings } from '@marco/api';
import { createDiskFileStore, type FileStore } from '@marco/server-kit';
import { countProcesses } from './cluster/cluster-variables.ts';
import { startClusterApp } from './cluster/start-cluster-app.ts';
import { runProduct } from './run-product.ts';
import { templateFilesDirectory } from './template-cache.ts';
import type { TestApp, TestAppOptions } from './test-app-options.ts';
import { openTestDatabase } from './test-database.ts';
import { readTestSettings } from './test-settings.ts';

export type { TestApp, TestAppOptions } from './test-app-options.ts';
export { testSecrets } from './test-secrets.ts';

/**
 * The real product with its modules, on a database of its own: in this process, or as several ones where the run says so
 * (`npm run test:cluster`).
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  if (countProcesses() > 1) return startClusterApp(options);
  const { environment = {}, listen = false, workers = false, logDestination, database: shared } = options;
  const database = shared ?? (await openTestDatabase());
  const settings = readTestSettings(environment, { logs: logDestination !== undefined });
  const files = await openTestFiles(settings, options);
  const { app, stop } = await runProduct({
    settings,
    database,
    workers,
    files,
    ...(listen ? { listen: { port: settings.port, host: settings.host } } : {}),
    ...(logDestination ? { logDestination } : {}),
  });
  return {
    app,
    database,
    settings,
    files,
    close: async () => {
      await stop();
      if (!shared) await database.close();
    },
  };
}

async function openTestFiles(
  settings: Settings,
  { filesDirectory, filesBySettings = false }: TestAppOptions,
): Promise<FileStore> {
  if (filesBySettings) return openFiles(settings);
  return createDiskFileStore((folder) =>
    filesDirectory === undefined ? templateFilesDirectory() : join(filesDirectory, folder),
  );
}
