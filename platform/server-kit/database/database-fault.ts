/**
 * A fault of the database that is not a mistake of our code or of the caller: it cannot be reached, it has too much
 * work for its time limits, or its disk is full.
 */
export type DatabaseFault = 'unreachable' | 'busy' | 'full';

/** SQLSTATE of the two faults that the driver tells without one. */
const CONNECTION_FAILURE = '08006';
const TOO_MANY_CONNECTIONS = '53300';

/** The connection broke or could not be made; what its last statement did is not known. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
  readonly code = CONNECTION_FAILURE;
}

/** All connections for this work were in use until the wait ended. */
export class NoConnectionLeftError extends Error {
  override readonly name = 'NoConnectionLeftError';
  readonly code = TOO_MANY_CONNECTIONS;
}

/** 08: the connection. 57P: the server ends, crashed, starts or dropped the connection. 25006: it became a copy that only reads. */
const UNREACHABLE = /^(?:08...|57P0[1-5]|25006|ECONNREFUSED|ECONNRESET|EPIPE)$/;

/**
 * 53: connections, memory or a configured limit. 55P03: a lock was waited for too long. 57014: a statement took too
 * long. 25P03: a transaction did nothing for too long. 40001, 40P01: two transactions stood in each other's way.
 */
const BUSY = /^(?:53000|53[2-4]00|55P03|57014|25P0[34]|40001|40P01)$/;

const FULL = /^(?:53100|ENOSPC|EDQUOT)$/;

/** Which fault an error tells; undefined for every other error. */
export function findDatabaseFault(error: unknown): DatabaseFault | undefined {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return undefined;
  if (FULL.test(code)) return 'full';
  if (UNREACHABLE.test(code)) return 'unreachable';
  return BUSY.test(code) ? 'busy' : undefined;
}
