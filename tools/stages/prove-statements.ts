import type { RefusedStatement } from '@marco/test-kit/send-again';
import type { NotedStatement, StatementsOfFile } from '@marco/test-kit/statement-notes';
import { findMissing } from './missing-statements.ts';
import { ONE_ENGINE } from './one-engine.ts';
import type { StageContext, StageOutcome } from './stage.ts';

/** So much of a statement tells which one it is. */
const SHOWN_LENGTH = 300;

export interface NotedRun {
  readonly outcome: StageOutcome;
  readonly statements: readonly StatementsOfFile[];
}

/**
 * Proves that every statement of SQL runs on both engines: what no test sent to PGlite is sent there again, with the
 * values of the first time. Fails with the statements that PGlite refuses (ADR 0003).
 *
 * @param postgres what every file passed on PostgreSQL
 * @param pglite what the files that run on both passed on PGlite
 * @param sendAgain sends statements to PGlite and says which of them it refuses
 */
export async function proveStatements(
  { show }: Pick<StageContext, 'show'>,
  postgres: NotedRun,
  pglite: NotedRun,
  sendAgain: (statements: readonly NotedStatement[]) => Promise<readonly RefusedStatement[]>,
): Promise<StageOutcome> {
  if (!pglite.outcome.ok) return pglite.outcome;
  const { all, missing } = findMissing([...postgres.statements, ...pglite.statements]);
  const refused = await sendAgain(missing);
  for (const { normal, reason } of refused) {
    const files = missing.find((statement) => statement.normal === normal)?.files ?? [];
    show(`  refused by PGlite: ${reason}: ${files.join(', ')}: ${normal.slice(0, SHOWN_LENGTH)}\n`);
  }
  const alone = ONE_ENGINE.flatMap(({ files }) => files).length;
  const remark = `${all - refused.length} of ${all} statements of SQL on both engines, ${missing.length} of them sent again; ${alone} files on PostgreSQL alone`;
  const failures = refused.map(({ normal }) => `PGlite refuses: ${normal.slice(0, SHOWN_LENGTH)}`);
  return { ...pglite.outcome, ok: refused.length === 0, failures, remark };
}
