import { DRAWN_AT_RANDOM, ONE_ENGINE } from './one-engine.ts';
import type { StatementsOfFile } from './read-statements.ts';
import type { StageContext, StageOutcome } from './stage.ts';
import { chooseFiles, countStatements, findUnproven, listAlonePassed } from './unproven-statements.ts';

/** So much of a statement tells which one it is. */
const SHOWN_LENGTH = 200;

export interface NotedRun {
  readonly outcome: StageOutcome;
  readonly statements: readonly StatementsOfFile[];
}

/**
 * Runs on PGlite every file but those of ONE_ENGINE, and of these the ones that alone pass a statement of SQL. A
 * statement that all the same never ran there is told and fails nothing: every file that sends it by design ran on both
 * engines, and what a file sends by chance in one run it may not send in the next.
 *
 * @param postgres what every file passed on PostgreSQL
 * @param run runs the tests on PGlite without some of the files
 */
export async function proveStatements(
  { show }: Pick<StageContext, 'show'>,
  postgres: NotedRun,
  run: (leftOut: readonly string[]) => Promise<NotedRun>,
): Promise<StageOutcome> {
  const listed = ONE_ENGINE.flatMap(({ files }) => files);
  const byDesign = postgres.statements.filter(({ file }) => file !== DRAWN_AT_RANDOM);
  const missing = findUnproven(byDesign, listed);
  const chosen = chooseFiles(missing, postgres.outcome.files ?? []);
  for (const file of chosen) {
    const [first = '', ...more] = listAlonePassed(missing, chosen, file);
    const passed = `${first.slice(0, SHOWN_LENGTH)}${more.length > 0 ? ` and ${more.length} more` : ''}`;
    show(`  on both engines, because it alone passes some statement: ${file}: ${passed}\n`);
  }
  const alone = listed.filter((file) => !chosen.includes(file));
  const { outcome, statements } = await run(alone);
  if (!outcome.ok) return outcome;
  const noted = [...postgres.statements, ...statements];
  for (const [statement, files] of findUnproven(noted, listed))
    show(`  by chance on PostgreSQL alone: ${files.join(', ')}: ${statement}\n`);
  const { both, postgres: all } = countStatements(noted);
  const remark = `${both} of ${all} statements of SQL on both engines, ${alone.length} files on PostgreSQL alone`;
  return { ...outcome, remark };
}
