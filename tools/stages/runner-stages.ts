import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../system/repository.ts';
import { spawnCommand } from '../system/spawn-command.ts';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';
import { broken, done, type Stage, type StageContext, type StageOutcome } from './stage.ts';

const PLAYWRIGHT_CONFIG = 'e2e/playwright.config.ts';

/** The static part of the checks. */
export const guardsStage: Stage = {
  id: 'guards',
  title: 'Guards and type checks',
  run: (context) => runTool(context, 'tools/check.ts'),
};

/** Runs one of our programs as a stage without tests: what it tells stands together, whatever runs beside it. */
export async function runTool(
  context: StageContext,
  script: string,
  args: readonly string[] = [],
): Promise<StageOutcome> {
  const { code } = await spawnCommand(process.execPath, [script, ...args], {
    cwd: repositoryRoot,
    timeoutMs: context.remainingMs(),
    show: context.show,
  });
  return code === 0 ? done : broken;
}

/** Runs a test runner with the path of a JSON report it is to write, and reads that. */
async function runReported(
  context: StageContext,
  command: (report: string) => { args: readonly string[]; env?: NodeJS.ProcessEnv },
  read: (code: number, report: string) => StageOutcome,
): Promise<StageOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'marco-report-'));
  try {
    const report = join(folder, 'report.json');
    const { args, env } = command(report);
    const result = await spawnCommand(process.execPath, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      timeoutMs: context.remainingMs(),
      show: context.show,
    });
    if (result.timedOut) context.show('Stopped: the time of the whole run is used up\n');
    const outcome = read(result.code, report);
    if (outcome.passed + outcome.failed === 0) context.show('No test ran\n');
    return outcome;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface VitestRun {
  readonly project: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Test files, or folders whose tests run; where absent what the person named, or everything. */
  readonly files?: readonly string[];
  readonly leftOut?: readonly string[];
  /** Processes side by side, where those of vitest.config.ts leave a core idle. */
  readonly workers?: number;
  /** Parts of the titles of tests that do not run. */
  readonly leftOutTests?: readonly string[];
}

/** Runs one Vitest project. */
export function runVitest(
  context: StageContext,
  { project, env = {}, files = context.filters, leftOut = [], leftOutTests = [], workers }: VitestRun,
): Promise<StageOutcome> {
  const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
  const command = (report: string) => ({
    args: [
      // Screens are of two projects (vitest.config.ts).
      vitest,
      'run',
      '--project',
      `${project}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      ...(leftOutTests.length > 0 ? ['--testNamePattern', presentOthers(leftOutTests)] : []),
      ...files,
    ],
    env: { ...env, TESTS_LEFT_OUT: leftOut.join(','), NODE_ENV: 'test' },
  });
  return runReported(context, command, readVitestReport);
}

/** A pattern of every title that has none of these in it. */
export function presentOthers(titles: readonly string[]): string {
  return `^(?!.*(?:${titles.map((title) => title.replaceAll(/[^\w ]/g, '\\$&')).join('|')}))`;
}

/** A stage that is one Vitest project and needs nothing else. */
export function vitestStage(id: string, title: string, run: VitestRun): Stage {
  return { id, title, run: (context) => runVitest(context, run) };
}

export const unitStage: Stage = vitestStage('unit', 'Unit tests', { project: 'unit' });

export interface JourneysRun {
  readonly env?: NodeJS.ProcessEnv;
  /** Specs that run; where absent what the person named, or everything. */
  readonly files?: readonly string[];
}

/** Runs browser journeys on the built application. */
export function runJourneys(
  context: StageContext,
  { env = {}, files = context.filters }: JourneysRun = {},
): Promise<StageOutcome> {
  const cli = join(repositoryRoot, 'node_modules/@playwright/test/cli.js');
  const command = (report: string) => ({
    args: [cli, 'test', '--config', PLAYWRIGHT_CONFIG, '--reporter=list,json', ...files],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return runReported(context, command, readPlaywrightReport);
}

/** The browser journeys; the list has no such stage until they are configured. */
export function journeyStages(): Stage[] {
  if (!existsSync(join(repositoryRoot, PLAYWRIGHT_CONFIG))) return [];
  return [{ id: 'journeys', title: 'Browser journeys', run: (context) => runJourneys(context) }];
}
