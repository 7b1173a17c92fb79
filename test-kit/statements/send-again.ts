import type { DatabaseSchema } from '@marco/database';
import { CompiledQuery, type Kysely } from 'kysely';
import type { NotedStatement } from './statement-notes.ts';

/** A statement an engine does not take, with its reason. */
export interface RefusedStatement {
  readonly normal: string;
  readonly reason: string;
}

/**
 * What an engine says of the rows a statement meets, not of the statement: a constraint, and what our own functions and
 * triggers refuse (https://www.postgresql.org/docs/15/errcodes-appendix.html).
 */
const ABOUT_ROWS = /^(?:23|P0001)/;

/**
 * Sends statements with their values to a database that holds other rows than those they were first sent to, each in a
 * transaction that is undone. The engine reads, plans and runs them; what they answer is not judged.
 */
export async function sendAgain(
  database: Kysely<DatabaseSchema>,
  statements: readonly NotedStatement[],
): Promise<RefusedStatement[]> {
  const refused: RefusedStatement[] = [];
  for (const statement of statements) {
    const reason = await findReason(database, statement);
    if (reason !== undefined) refused.push({ normal: statement.normal, reason });
  }
  return refused;
}

async function findReason(
  database: Kysely<DatabaseSchema>,
  { text, values }: NotedStatement,
): Promise<string | undefined> {
  const undone = new Error('The statement was taken; its work is undone.');
  try {
    await database.transaction().execute(async (transaction) => {
      await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
      throw undone;
    });
  } catch (error) {
    const code = readCode(error);
    if (error === undone || ABOUT_ROWS.test(code)) return undefined;
    return `${code} ${error instanceof Error ? error.message : String(error)}`.trim();
  }
  return undefined;
}

/** The SQLSTATE of what an engine refuses; empty for another error. */
function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
