import type { DatabaseSchema } from '@marco/database';
import {
  deleteExpiredKeys,
  deleteExpiredSecrets,
  deleteOldCounts,
  deleteOldPlaces,
  deleteOldSessions,
} from '@marco/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

/** How often each chore runs by itself: what a process that died left behind is taken up. */
const INTERVAL_MS = 60_000;

export interface Chores {
  /** Runs a chore after the work at hand, such as the answer of a request. */
  wake(name: string): void;
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>;
}

/** Forgets what expired: nonces, used tokens and idempotency keys at once, sessions a month after their end. */
export async function forgetExpired(database: Kysely<DatabaseSchema>): Promise<void> {
  await deleteExpiredSecrets(database);
  await deleteExpiredKeys(database);
  await deleteOldSessions(database);
  await deleteOldCounts(database);
  await deleteOldPlaces(database);
}

/**
 * Work beside the requests, one run of each at a time: woken, and once a minute. A failure is logged; the next
 * run tries again. Every process of the product may run them at once.
 */
export function startChores(
  chores: Readonly<Record<string, () => Promise<unknown>>>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Chores {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let stopped = false;

  async function run(name: string): Promise<void> {
    do {
      again.delete(name);
      await chores[name]?.().catch((error: unknown) =>
        log.error({ err: error, chore: name }, 'chore failed'),
      );
    } while (again.has(name) && !stopped);
    running.delete(name);
  }

  function begin(name: string): void {
    if (stopped) return;
    if (running.has(name)) again.add(name);
    else running.set(name, run(name));
  }

  const timer = setInterval(() => {
    for (const name of Object.keys(chores)) begin(name);
  }, INTERVAL_MS);
  timer.unref();

  return {
    wake: (name) => void setImmediate(begin, name),
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
