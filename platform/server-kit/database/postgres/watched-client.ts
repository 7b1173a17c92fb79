import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseUnreachableError, NoConnectionLeftError } from '../database-fault.ts';

/** The message of the driver, which has no code, when the pool had no free connection in time. */
const WAITED_TOO_LONG = 'timeout exceeded when trying to connect';

interface QueryingClient {
  query(text: string, parameters: unknown[]): Promise<unknown>;
  release(destroy?: boolean): void;
}

/** A connection whose faults carry a code. */
export class WatchedClient implements PostgresPoolClient {
  readonly #client: QueryingClient;
  readonly #onRelease: () => void;

  /** @param onRelease called when it goes back to its pool */
  constructor(client: QueryingClient, onRelease: () => void = () => undefined) {
    this.#client = client;
    this.#onRelease = onRelease;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Rows are read in pages, not through cursors.');
    return this.#client.query(text, [...parameters]).catch((error: Error) => {
      throw withCode(error);
    });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
    this.#onRelease();
  }
}

/**
 * The same error, or one with a code where the driver gives none. Errors of the server always have a code. Errors
 * without one, and errors of system calls, are about the connection.
 */
export function withCode(error: Error & { code?: string; syscall?: string }): Error {
  if (error.message === WAITED_TOO_LONG) return new NoConnectionLeftError(error.message, { cause: error });
  const isOfConnection =
    error.syscall !== undefined ||
    error instanceof AggregateError ||
    (!error.code && error.constructor === Error);
  return isOfConnection ? new DatabaseUnreachableError(error.message, { cause: error }) : error;
}
