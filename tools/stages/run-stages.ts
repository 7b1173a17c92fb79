import type { Stage, StageContext, StageOutcome } from './stage.ts';
import { broken } from './stage.ts';

interface Finished {
  readonly stage: Stage;
  readonly outcome: StageOutcome;
  readonly seconds: number;
}

export interface RunOptions {
  readonly stages: readonly Stage[];
  readonly filters: readonly string[];
  /** The whole run fails above this. */
  readonly budgetMs: number;
  readonly print: (line: string) => void;
}

function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${Math.round(seconds % 60)} s` : `${seconds.toFixed(1)} s`;
}

async function runGuarded(stage: Stage, context: StageContext): Promise<StageOutcome> {
  try {
    return await stage.run(context);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return broken;
  }
}

function describe({ stage, outcome, seconds }: Finished): string {
  const tests =
    outcome.passed + outcome.failed > 0 ? `, ${outcome.passed} passed, ${outcome.failed} failed` : '';
  return `${outcome.ok ? 'ok  ' : 'FAIL'} ${stage.title} (${formatDuration(seconds)}${tests})`;
}

/**
 * Runs the stages in order and stops at the first that fails. The last line printed is the count of tests, alone
 * on its line; a stage that fails without a failed test counts as one, so the line never hides a failure.
 */
export async function runStages(options: RunOptions): Promise<boolean> {
  const { stages, filters, budgetMs, print } = options;
  const begun = performance.now();
  const databases: string[] = [];
  const finished: Finished[] = [];
  const context: StageContext = {
    filters,
    remainingMs: () => Math.max(1, budgetMs - (performance.now() - begun)),
    recordDatabase: (name) => databases.push(name),
  };
  let failed = 0;
  for (const stage of stages) {
    print(`\n▶ ${stage.title}`);
    const stageBegun = performance.now();
    const outcome = await runGuarded(stage, context);
    const overBudget = performance.now() - begun > budgetMs;
    if (overBudget) print(`The run took longer than ${formatDuration(budgetMs / 1000)}`);
    const result = {
      stage,
      outcome: { ...outcome, ok: outcome.ok && outcome.failed === 0 && !overBudget },
      seconds: (performance.now() - stageBegun) / 1000,
    };
    finished.push(result);
    print(describe(result));
    failed += result.outcome.ok ? 0 : Math.max(1, outcome.failed);
    if (!result.outcome.ok) break;
  }
  const passed = finished.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  print('\nSummary');
  for (const result of finished) print(`  ${describe(result)}`);
  for (const stage of stages.slice(finished.length)) print(`  not run: ${stage.title}`);
  print(`  Databases: ${databases.length > 0 ? databases.join(', ') : 'none in this run'}`);
  print(`  Total: ${formatDuration((performance.now() - begun) / 1000)}`);
  print(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
