import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseHandle } from './database-handle.ts';
import { typeParsers } from './type-parsers.ts';

export interface PostgresSettings {
  /** `postgres://…` address. */
  readonly url: string;
  /** Connections of this process; 10 unless told. */
  readonly maxConnections?: number;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/** How long a request waits for a connection before it is told that the service is not available. */
const CONNECTION_LIMIT_MS = 10_000;

/** Reads values as the embedded engine does; everything else as the driver would. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return typeParsers[oid] ?? pg.types.getTypeParser(oid, format);
  },
};

/** Opens a pool of connections to a PostgreSQL server (15 or newer). */
export function openPostgres<Schema>(settings: PostgresSettings): DatabaseHandle<Schema> {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.maxConnections ?? 10,
    connectionTimeoutMillis: CONNECTION_LIMIT_MS,
    types,
  });
  pool.on('error', (error) => settings.onIdleError?.(error));
  return {
    kind: 'postgres',
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    exec: async (text) => {
      const client = await pool.connect();
      try {
        await client.query(text);
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
