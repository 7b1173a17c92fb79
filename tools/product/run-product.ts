import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../system/free-port.ts';
import { repositoryRoot } from '../system/repository.ts';
import { readRuntime } from './read-runtime.ts';

/** A first start creates the database and its demo data; on a busy machine that takes minutes. */
const READY_LIMIT_MS = 600_000;
const POLL_MS = 25;

export interface RunningProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Milliseconds from the start of the process to its first ready answer. */
  readonly startMs: number;
  /** Ends it at once, without a clean stop. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product as its own process and waits until it is ready. */
export async function runProduct(environment: Readonly<Record<string, string>>): Promise<RunningProcess> {
  const port = await findFreePort();
  const begun = performance.now();
  const runtime = readRuntime();
  const child = spawn(process.execPath, [...runtime.flags, join(repositoryRoot, 'apps/api/src/main.ts')], {
    env: {
      ...runtime.environment,
      ...process.env,
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${output}`);
    if (performance.now() - begun > READY_LIMIT_MS)
      throw new Error(`The product is not ready after ${READY_LIMIT_MS} ms.`);
    await wait(POLL_MS);
  }
  const end = (signal: NodeJS.Signals) => async () => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url,
    process: child,
    startMs: performance.now() - begun,
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/salud/listo`)).ok;
  } catch {
    return false;
  }
}
