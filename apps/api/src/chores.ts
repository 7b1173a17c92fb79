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

/** How often each chore runs without a call, so that work left by a dead process is done. */
const INTERVAL_MS = 60_000;

export interface Chores {
  /** Runs a chore after the present work, such as the answer of a request. */
  wake(name: string): void;
  /** Starts no more chores and waits for those that are running. */
  stop(): Promise<void>;
}

/** Deletes expired rows: nonces, used tokens and idempotency keys at once, sessions a month after their end. */
export async function forgetExpired(database: Kysely<DatabaseSchema>): Promise<void> {
  await deleteExpiredSecrets(database);
  await deleteExpiredKeys(database);
  await deleteOldSessions(database);
  await deleteOldCounts(database);
  await deleteOldPlaces(database);
}

/**
 * Runs the chores, which are work that no request waits for. Each runs on demand and once a minute, one run at a
 * time. A failure is logged, and the next run tries again. Several processes may run the same chore at the same time.
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
