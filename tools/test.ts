import './system/follow-parent.ts';
import { parseArgs } from 'node:util';
import { listApiStages } from './stages/api-stages.ts';
import { runStages } from './stages/run-stages.ts';
import { guardsStage, journeyStages, unitStage, vitestStage } from './stages/runner-stages.ts';
import type { StageGroup } from './stages/stage.ts';
import { systemStage } from './stages/system-stage.ts';
import { webBuildStage } from './stages/web-stages.ts';
import { keepCompiledModules } from './system/compile-cache.ts';
import { keepTemporaryFilesInMemory } from './system/memory-folder.ts';
import { endChildrenWithThisProcess } from './system/spawn-command.ts';

/** Decided in ADR 0031. */
const BUDGET_MS = 35 * 60_000;

/** A screen test waits for what comes by itself most of its time: two keep the two cores busy for 7 of 10 seconds. */
const SCREEN_WORKERS = 4;

/**
 * Stages of a group run side by side, which uses the second core where one stage keeps only one busy. No group holds
 * two stages of which one reads what the other writes: the API serves the built application, so it is built before.
 */
const groups: readonly StageGroup[] = [
  [systemStage],
  [
    guardsStage,
    unitStage,
    vitestStage('tools', 'Tests of the guards (planted violations)', { project: 'tools' }),
    webBuildStage,
  ],
  ...listApiStages().map((stage) => [stage]),
  [vitestStage('screens', 'Screen tests', { project: 'screens', workers: SCREEN_WORKERS })],
  ...journeyStages().map((stage) => [stage]),
];

/** `--only api,screens` runs the stages with that id or first word; other arguments filter test files. */
function chooseStages(only: string | undefined): readonly StageGroup[] {
  if (only === undefined) return groups;
  const wanted = only.split(',');
  const ids = groups.flat().map(({ id }) => id);
  const unknown = wanted.filter((name) => !ids.some((id) => matches(id, name)));
  if (unknown.length > 0) {
    console.error(`No stage ${unknown.join(', ')}. There are: ${ids.join(', ')}`);
    process.exit(2);
  }
  return groups
    .map((group) => group.filter(({ id }) => wanted.some((name) => matches(id, name))))
    .filter((group) => group.length > 0);
}

function matches(id: string, name: string): boolean {
  return id === name || id.startsWith(`${name}-`);
}

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
endChildrenWithThisProcess();
keepTemporaryFilesInMemory();
keepCompiledModules();
const passed = await runStages({
  groups: chooseStages(values.only),
  filters: positionals,
  budgetMs: BUDGET_MS,
  print: (text) => process.stdout.write(text),
});
process.exit(passed ? 0 : 1);
