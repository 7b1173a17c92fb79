import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { WatchedClient, withCode } from './watched-client.ts';

/**
 * A pool whose faults carry a code. A connection that breaks while it is in use emits an `error` event. Without a
 * listener Node would end the process, so here each connection has a listener for as long as it exists.
 */
export function watchPool(pool: pg.Pool, onBrokenConnection: (error: Error) => void): PostgresPool {
  const watched = new WeakMap<pg.PoolClient, WatchedClient>();
  pool.on('error', onBrokenConnection);
  // The running statement fails too, so its caller gets the reason.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch((error: Error) => {
        throw withCode(error);
      });
      const known = watched.get(client) ?? new WatchedClient(client);
      watched.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
