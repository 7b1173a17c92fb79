import type { DatabaseKind } from '@marco/server-kit/database';
import {
  type AbortableQueryOptions,
  type CompiledQuery,
  DefaultQueryExecutor,
  PGliteAdapter,
  type QueryResult,
} from 'kysely';
import { normalStatement } from './normal-statement.ts';
import type { NotedStatement } from './statement-notes.ts';

/** Frames of a call between the product and here, all of Kysely's. */
const FRAMES = 20;
const LIBRARIES = /^(?:node:|$)|[\\/]node_modules[\\/]/;
const TESTS = /\.test\.ts$|[\\/](?:testing|test-kit)[\\/]/;

export interface NotedStatements {
  /** What the product has sent to an engine so far, each statement once, with the values of the first time. */
  list(engine: DatabaseKind): NotedStatement[];
  /** Notes no more. */
  end(): void;
}

/**
 * Notes the statements of SQL the product sends in this process, to either engine: all of them pass Kysely. What a test
 * asks the database itself is none of the product's.
 */
export function noteStatements(): NotedStatements {
  const sent: Record<DatabaseKind, Map<string, readonly unknown[]>> = {
    pglite: new Map(),
    postgres: new Map(),
  };
  const { executeQuery } = DefaultQueryExecutor.prototype;
  DefaultQueryExecutor.prototype.executeQuery = function <Row>(
    query: CompiledQuery<unknown>,
    options?: AbortableQueryOptions,
  ) {
    const texts = sent[this.adapter instanceof PGliteAdapter ? 'pglite' : 'postgres'];
    if (!texts.has(query.sql) && isSentByProduct()) texts.set(query.sql, query.parameters);
    return executeQuery.call(this, query, options) as Promise<QueryResult<Row>>;
  };
  return {
    list: (engine) => listOnce(sent[engine]),
    end: () => {
      DefaultQueryExecutor.prototype.executeQuery = executeQuery;
    },
  };
}

function listOnce(sent: ReadonlyMap<string, readonly unknown[]>): NotedStatement[] {
  const noted = new Map<string, NotedStatement>();
  for (const [text, values] of sent) {
    const normal = normalStatement(text);
    if (!noted.has(normal)) noted.set(normal, { normal, text, values });
  }
  return [...noted.values()];
}

/** Whether the present statement is sent by code of the product and not by a test. */
function isSentByProduct(): boolean {
  const sender = listCallers().find((file) => !LIBRARIES.test(file));
  return sender !== undefined && !TESTS.test(sender);
}

/** Files of the calls under way, the innermost first; without source maps, which take long. */
function listCallers(): string[] {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
  try {
    const { stack: files }: { stack?: unknown } = new Error();
    return Array.isArray(files) ? files.slice(3).map(String) : [];
  } finally {
    Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  }
}
