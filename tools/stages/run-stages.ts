import { divideOutput, type OutputPart } from './ordered-output.ts';
import { broken, type Stage, type StageContext, type StageGroup, type StageOutcome } from './stage.ts';

/** Test files named after each stage: where its time goes. */
const SLOWEST_FILES = 10;

interface Finished {
  readonly stage: Stage;
  readonly outcome: StageOutcome;
  readonly seconds: number;
}

export interface RunOptions {
  /** One group after the other; the stages of a group side by side. */
  readonly groups: readonly StageGroup[];
  readonly filters: readonly string[];
  /** The whole run fails above this. */
  readonly budgetMs: number;
  readonly print: (text: string) => void;
}

function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${Math.round(seconds % 60)} s` : `${seconds.toFixed(1)} s`;
}

function describe({ stage, outcome, seconds }: Finished): string {
  const tests =
    outcome.passed + outcome.failed > 0 ? `, ${outcome.passed} passed, ${outcome.failed} failed` : '';
  const remark = outcome.remark === undefined ? '' : `; ${outcome.remark}`;
  return `${outcome.ok ? 'ok  ' : 'FAIL'} ${stage.title} (${formatDuration(seconds)}${tests}${remark})`;
}

/** Its line and, below it, what failed: the end of a long output may be all a person sees of it. */
function describeWhole(result: Finished, margin: string): string {
  const failures = result.outcome.failures ?? [];
  return [describe(result), ...failures.map((name) => `     ${name}`)]
    .map((line) => margin + line)
    .join('\n');
}

function listSlowest({ files = [] }: StageOutcome): string {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
  const lines = slowest.map(({ path, seconds }) => `  ${formatDuration(seconds).padStart(12)}  ${path}\n`);
  return lines.length > 0 ? `Slowest files:\n${lines.join('')}` : '';
}

/** Runs one stage and tells of it in its part of the output. A stage that throws has failed. */
async function runStage(
  stage: Stage,
  part: OutputPart,
  context: Omit<StageContext, 'show'>,
  isOverBudget: () => boolean,
): Promise<Finished> {
  const begun = performance.now();
  part.write(`\n▶ ${stage.title}\n`);
  const outcome = await stage
    .run({ ...context, show: (text) => part.write(text) })
    .catch((error: unknown): StageOutcome => {
      part.write(`${error instanceof Error ? error.message : error}\n`);
      return broken;
    });
  const ok = outcome.ok && outcome.failed === 0 && !isOverBudget();
  const finished = { stage, outcome: { ...outcome, ok }, seconds: (performance.now() - begun) / 1000 };
  part.write(`${listSlowest(outcome)}${describeWhole(finished, '')}\n`);
  part.end();
  return finished;
}

/**
 * Runs the groups in order and stops after the first with a stage that fails. The output of stages that run side by
 * side stands one after the other. The last line printed is the count of tests, alone on its line; a stage that fails
 * without a failed test counts as one, so the line never hides a failure.
 */
export async function runStages({ groups, filters, budgetMs, print }: RunOptions): Promise<boolean> {
  const begun = performance.now();
  const databases: string[] = [];
  const finished: Finished[] = [];
  const context = {
    filters,
    remainingMs: () => Math.max(1, budgetMs - (performance.now() - begun)),
    recordDatabase: (name: string) => void databases.push(name),
  };
  const isOverBudget = (): boolean => performance.now() - begun > budgetMs;
  for (const group of groups) {
    const parts = divideOutput(group, print);
    const runs = parts.map(([stage, part]) => runStage(stage, part, context, isOverBudget));
    finished.push(...(await Promise.all(runs)));
    if (finished.some(({ outcome }) => !outcome.ok)) break;
  }
  if (isOverBudget()) print(`The run took longer than ${formatDuration(budgetMs / 1000)}\n`);
  const passed = finished.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = finished.reduce(
    (sum, { outcome }) => sum + (outcome.ok ? 0 : Math.max(1, outcome.failed)),
    0,
  );
  const notRun = groups.flat().slice(finished.length);
  print(
    [
      '\nSummary',
      ...finished.map((result) => describeWhole(result, '  ')),
      ...notRun.map((stage) => `  not run: ${stage.title}`),
      `  Databases: ${databases.length > 0 ? databases.join(', ') : 'none in this run'}`,
      `  Total: ${formatDuration((performance.now() - begun) / 1000)}`,
      `\n${passed} passed, ${failed} failed\n`,
    ].join('\n'),
  );
  return failed === 0;
}
