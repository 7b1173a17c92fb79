import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../system/find-chromium.ts';
import { repositoryRoot } from '../system/repository.ts';
import { spawnCommand } from '../system/spawn-command.ts';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';
import type { Stage, StageContext, StageOutcome } from './stage.ts';

const PLAYWRIGHT_CONFIG = 'e2e/playwright.config.ts';

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
    const result = await spawnCommand(process.execPath, [...args, ...context.filters], {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      timeoutMs: context.remainingMs(),
    });
    if (result.timedOut) console.error('Stopped: the time of the whole run is used up');
    return read(result.code, report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one Vitest project. */
export function runVitest(
  context: StageContext,
  project: string,
  env: NodeJS.ProcessEnv = {},
): Promise<StageOutcome> {
  const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
  const command = (report: string) => ({
    args: [
      vitest,
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: { ...env, NODE_ENV: 'test' },
  });
  return runReported(context, command, readVitestReport);
}

/** A stage that is one Vitest project and needs nothing else. */
export function vitestStage(id: string, title: string, project: string): Stage {
  return { id, title, run: (context) => runVitest(context, project) };
}

/** The browser journeys; the list has no such stage until they are configured. */
export function journeyStages(): Stage[] {
  if (!existsSync(join(repositoryRoot, PLAYWRIGHT_CONFIG))) return [];
  const cli = join(repositoryRoot, 'node_modules/@playwright/test/cli.js');
  const run = (context: StageContext): Promise<StageOutcome> => {
    const chromium = findChromium();
    const command = (report: string) => ({
      args: [cli, 'test', '--config', PLAYWRIGHT_CONFIG, '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(chromium ? { CHROMIUM_PATH: chromium.path } : {}) },
    });
    return runReported(context, command, readPlaywrightReport);
  };
  return [{ id: 'journeys', title: 'Browser journeys', run }];
}
