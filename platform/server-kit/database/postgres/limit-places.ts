import type { PostgresPool } from 'kysely';
import { NoConnectionLeftError } from '../database-fault.ts';
import { WatchedClient } from './watched-client.ts';

/**
 * The same pool with fewer places: its callers together use at most so many connections, in the order in which they
 * ask.
 *
 * @param waitMs how long somebody waits for a place
 */
export function limitPlaces(pool: PostgresPool, places: number, waitMs: number): PostgresPool {
  let taken = 0;
  const line: { begin: () => void }[] = [];

  function leave(): void {
    const next = line.shift();
    if (next) next.begin();
    else taken -= 1;
  }

  function enter(): Promise<void> {
    if (taken < places) {
      taken += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiting = { begin: () => resolve() };
      const limit = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        reject(new NoConnectionLeftError(`No place became free in ${waitMs} ms.`));
      }, waitMs);
      waiting.begin = () => {
        clearTimeout(limit);
        resolve();
      };
      line.push(waiting);
    });
  }

  return {
    options: pool.options,
    connect: async () => {
      await enter();
      try {
        return new WatchedClient(await pool.connect(), leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}
