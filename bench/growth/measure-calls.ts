import { Worker } from 'node:worker_threads';
import type { DatabaseSchema } from '@marco/database';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { openTestSession, startTestApp } from '@marco/test-kit';
import { findFreePort } from '../../tools/system/free-port.ts';
import type { Measured, Questions } from './ask-calls.ts';
import { CALLERS, type Call } from './calls.ts';

/** An address may ask for thirty a minute. */
const EXPORT_ROUNDS = 20;

type Found = readonly [name: string, measured: Measured];

interface Product {
  readonly database: DatabaseHandle<DatabaseSchema>;
  readonly files: string;
  readonly workers: boolean;
}

/** Each of the calls against the whole product, one after the other. */
async function measureEach(
  { database, files, workers }: Product,
  calls: readonly Call[],
  rounds: number,
): Promise<readonly Found[]> {
  const port = await findFreePort();
  const test = await startTestApp({
    database,
    listen: true,
    workers,
    filesDirectory: files,
    environment: { PORT: String(port) },
  });
  const url = `http://localhost:${port}`;
  const tokens = Object.fromEntries(
    await Promise.all(
      Object.entries(CALLERS).map(
        async ([caller, numero]) => [caller, await openTestSession(database.kysely, numero)] as const,
      ),
    ),
  );
  try {
    return await askInThread({ url, tokens, calls, rounds });
  } finally {
    await test.close();
  }
}

function askInThread(questions: Questions): Promise<readonly Found[]> {
  const found: Found[] = [];
  const thread = new Worker(new URL('./ask-calls.ts', import.meta.url), { workerData: questions });
  return new Promise((resolve, reject) => {
    thread.on('message', (one: Found) => {
      found.push(one);
      process.stdout.write('.');
    });
    thread.on('error', reject);
    thread.on('exit', () => resolve(found));
  });
}

/**
 * Each call over HTTP against the whole product on a database, as nobody else asks. The workers run for the exports
 * alone: a country that was filled in minutes has the work of two years waiting (20,000 constancias), and one that grew
 * has not.
 */
export async function measureCalls(
  database: DatabaseHandle<DatabaseSchema>,
  calls: readonly Call[],
  { rounds, files }: { readonly rounds: number; readonly files: string },
): Promise<ReadonlyMap<string, Measured>> {
  const exports = calls.filter((call) => call.exports);
  const others = calls.filter((call) => !call.exports);
  const found = [
    ...(await measureEach({ database, files, workers: false }, others, rounds)),
    ...(exports.length === 0
      ? []
      : await measureEach({ database, files, workers: true }, exports, Math.min(rounds, EXPORT_ROUNDS))),
  ];
  process.stdout.write('\n');
  return new Map(found);
}
