import { Kysely, PostgresDialect, type PostgresPool, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import type { DatabaseHandle } from '../database-handle.ts';
import { typeParsers } from '../type-parsers.ts';
import { limitPlaces } from './limit-places.ts';
import { watchPool } from './watched-pool.ts';

/** Milliseconds; 0 sets no limit. */
export interface PostgresLimits {
  /** How long somebody waits for a connection. */
  readonly waitMs: number;
  readonly statementMs: number;
  /** How long a statement waits for what another transaction holds. */
  readonly lockMs: number;
  /** How long an open transaction may do nothing. */
  readonly idleTransactionMs: number;
  /** A statement of work nobody waits for: jobs, exports, mails, seals. */
  readonly workStatementMs: number;
}

export interface PostgresSettings {
  /** `postgres://…` address. */
  readonly url: string;
  /** Connections for requests; by default `REQUEST_CONNECTIONS`. */
  readonly maxConnections?: number;
  readonly limits?: Partial<PostgresLimits>;
  /** Called when an unused connection breaks; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
}

const LIMITS: PostgresLimits = {
  waitMs: 5000,
  statementMs: 30_000,
  lockMs: 3000,
  idleTransactionMs: 15_000,
  workStatementMs: 600_000,
};

type StatementLimits = Pick<PostgresLimits, 'statementMs' | 'lockMs' | 'idleTransactionMs'>;

/** No person waits for this work, so it may wait longer and its transactions may be idle longer. */
const WORK_PATIENCE_MS = 60_000;

/** Connections for requests of a process. */
export const REQUEST_CONNECTIONS = 10;
/** Connections for jobs, exports, mails and seals. */
const WORK_CONNECTIONS = 4;
/** Part of the connections that transactions leave to single statements, which is what a read is. */
const KEPT_FOR_STATEMENTS = 0.3;

/** Reads values as the embedded engine does; everything else as the driver would. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return typeParsers[oid] ?? pg.types.getTypeParser(oid, format);
  },
};

/**
 * Single statements and transactions through one pool. Transactions have fewer places than it has connections: when all
 * of them wait for one locked row, reads still pass.
 */
class KyselyWithPlaces<Schema> extends Kysely<Schema> {
  readonly #transactions: Kysely<Schema>;

  constructor(pool: PostgresPool, transactionPool: PostgresPool) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.#transactions = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: transactionPool }) });
  }

  override transaction(): TransactionBuilder<Schema> {
    return this.#transactions.transaction();
  }
}

/** Opens connections to a PostgreSQL server (15 or newer): some for requests, and some for work nobody waits for. */
export function openPostgres<Schema>(settings: PostgresSettings): DatabaseHandle<Schema> {
  const { url, maxConnections = REQUEST_CONNECTIONS, onIdleError = () => undefined } = settings;
  const limits = { ...LIMITS, ...settings.limits };
  const { waitMs } = limits;
  const open = (max: number, { statementMs, lockMs, idleTransactionMs }: StatementLimits) =>
    new pg.Pool({
      connectionString: url,
      max,
      types,
      connectionTimeoutMillis: waitMs,
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      idle_in_transaction_session_timeout: idleTransactionMs,
    });
  const requests = open(maxConnections, limits);
  const work = open(WORK_CONNECTIONS, {
    statementMs: limits.workStatementMs,
    lockMs: WORK_PATIENCE_MS,
    idleTransactionMs: WORK_PATIENCE_MS,
  });
  const pool = watchPool(requests, onIdleError);
  const workPool = watchPool(work, onIdleError);
  const places = Math.max(1, Math.floor(maxConnections * (1 - KEPT_FOR_STATEMENTS)));
  return {
    kind: 'postgres',
    kysely: new KyselyWithPlaces<Schema>(pool, limitPlaces(pool, places, waitMs)),
    work: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: workPool }) }),
    exec: (text) => execute(workPool, text),
    close: async () => {
      await Promise.all([requests.end(), work.end()]);
    },
  };
}

async function execute(pool: PostgresPool, text: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(text, []);
  } catch (error) {
    // A broken connection rolls back by itself.
    await client.query('rollback', []).catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
