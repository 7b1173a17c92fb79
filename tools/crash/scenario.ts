import { setTimeout as wait } from 'node:timers/promises';
import { openTestSession } from '@marco/test-kit';
import { type RunningProcess, runProduct } from '../product/run-product.ts';
import type { Engine } from './engines.ts';

/** What was found after the kills. */
export interface Verdict {
  readonly ok: boolean;
  /** The counts, as a person reads them. */
  readonly counts: string;
}

/** One kind of work the product is killed at. */
export interface Scenario {
  /** How it is asked for: `mails`. */
  readonly name: string;
  /** Kills where nobody says otherwise. */
  readonly kills: number;
  run(engine: Engine, kills: number): Promise<Verdict>;
}

const SHORTEST_LIFE_MS = 100;

/** The first start makes database and demo data; answers a session of the person with the number. */
export async function prepareProduct(engine: Engine, numero: string): Promise<string> {
  await (await runProduct(engine.environment)).stop();
  const database = engine.open();
  const token = await openTestSession(database.kysely, numero);
  await database.close();
  return token;
}

interface Killing {
  readonly environment: Readonly<Record<string, string>>;
  readonly kills: number;
  readonly workers: number;
  readonly longestLifeMs: number;
  /** Works until the server dies. */
  readonly work: (product: RunningProcess) => Promise<void>;
  readonly tell: () => string;
}

/** Kills the product while it works, after a life of random length each time. */
export async function killWhileWorking(killing: Killing): Promise<void> {
  const { environment, kills, workers, longestLifeMs, work, tell } = killing;
  for (let kill = 1; kill <= kills; kill += 1) {
    const product = await runProduct(environment);
    const working = Array.from({ length: workers }, () => work(product));
    await wait(SHORTEST_LIFE_MS + Math.random() * longestLifeMs);
    await product.kill();
    await Promise.all(working);
    process.stdout.write(`\r  kill ${kill} of ${kills}, ${tell()}`);
  }
  process.stdout.write('\n');
}

/** Calls until the server dies under a call: then the connection breaks. */
export async function callUntilKilled(
  call: () => Promise<void>,
  isBroken: (error: unknown) => boolean = (error) => error instanceof TypeError,
): Promise<void> {
  for (;;) {
    try {
      await call();
    } catch (error) {
      if (isBroken(error)) return;
      throw error;
    }
  }
}
