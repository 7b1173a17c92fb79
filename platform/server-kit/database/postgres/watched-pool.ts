import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { WatchedClient, withCode } from './watched-client.ts';

/**
 * A pool whose faults carry a code. A connection that breaks while somebody works on it tells an `error` event that
 * nobody would hear, and Node ends a process for that: here each connection has a listener for as long as it lives.
 */
export function watchPool(pool: pg.Pool, onBrokenConnection: (error: Error) => void): PostgresPool {
  const watched = new WeakMap<pg.PoolClient, WatchedClient>();
  pool.on('error', onBrokenConnection);
  // The statement under way fails too: whoever sent it hears why.
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
