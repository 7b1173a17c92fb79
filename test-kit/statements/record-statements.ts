import {
  type AbortableQueryOptions,
  type CompiledQuery,
  DefaultQueryExecutor,
  type QueryResult,
} from 'kysely';

/** A statement as it was sent, with its values. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Every statement of SQL this process sends while something runs, in their order; a call of the product, say. */
export async function recordStatements(run: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const sent: RecordedStatement[] = [];
  const { executeQuery } = DefaultQueryExecutor.prototype;
  DefaultQueryExecutor.prototype.executeQuery = function <Row>(
    query: CompiledQuery<unknown>,
    options?: AbortableQueryOptions,
  ) {
    sent.push({ text: query.sql, values: query.parameters });
    return executeQuery.call(this, query, options) as Promise<QueryResult<Row>>;
  };
  try {
    await run();
  } finally {
    DefaultQueryExecutor.prototype.executeQuery = executeQuery;
  }
  return sent;
}
