import { appendFileSync } from 'node:fs';
import type { TestApp, TestAppOptions } from '../test-app-options.ts';
import { openTestDatabase } from '../test-database.ts';
import { findDatabaseUrl } from '../test-roles.ts';
import { readTestSettings } from '../test-settings.ts';
import { countProcesses, DIARY_VARIABLE } from './cluster-variables.ts';
import { openFront } from './front.ts';
import { openStore } from './open-store.ts';
import { ProductProcess } from './product-process.ts';
import { createRoundRobin } from './round-robin.ts';

/** The processes of this worker, loaded with its first application. */
let processes: readonly ProductProcess[] | undefined;

/**
 * The application of a test as several processes of the product on one database and one bucket. Each request goes to the
 * next of them by HTTP; what the test has in its hand is a front that passes them on.
 *
 * @throws Error for options that do not cross to another process
 */
export async function startClusterApp(options: TestAppOptions): Promise<TestApp> {
  const { environment = {}, listen = false, workers = false, database: shared } = options;
  refuseWhatStaysHere(options);
  const database = shared ?? (await openTestDatabase());
  const settings = readTestSettings(environment);
  const store = await openStore(options);
  const product = {
    workers,
    databaseUrl: await findDatabaseUrl(database),
    environment: { ...store.environment, ...environment, TRUST_PROXY: String(settings.proxies + 1) },
  };
  processes ??= Array.from({ length: countProcesses() }, () => new ProductProcess());
  const served = await Promise.all(processes.map((one) => one.open(product)));
  const robin = createRoundRobin(
    served.map(({ port }) => port),
    settings.proxies > 0,
  );
  const app = openFront(robin);
  if (listen) await app.listen({ port: settings.port, host: settings.host });
  else await app.ready();
  return {
    app,
    database,
    settings,
    files: store.files,
    close: async () => {
      await app.close();
      await Promise.all(served.map((one) => one.close()));
      if (!shared) await database.close();
      store.close();
      writeDiary(robin.answered);
    },
  };
}

/** What a test may only give to an application of its own process. */
function refuseWhatStaysHere({ logDestination, filesBySettings, environment = {} }: TestAppOptions): void {
  const stays = [
    logDestination && 'logDestination',
    filesBySettings && environment['S3_ENDPOINT'] === undefined && 'filesBySettings',
  ].filter(Boolean);
  if (stays.length > 0) throw new Error(`It does not cross to another process: ${stays.join(', ')}.`);
}

function writeDiary(answered: readonly number[]): void {
  const diary = process.env[DIARY_VARIABLE];
  if (diary) appendFileSync(diary, `${JSON.stringify(answered)}\n`);
}
