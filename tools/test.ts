import './system/follow-parent.ts';
import { parseArgs } from 'node:util';
import { runChecks } from './check.ts';
import { apiStages } from './stages/api-stages.ts';
import { runStages } from './stages/run-stages.ts';
import { journeyStages, vitestStage } from './stages/runner-stages.ts';
import { broken, done, type Stage } from './stages/stage.ts';
import { systemStage } from './stages/system-stage.ts';
import { webStages } from './stages/web-stages.ts';
import { endChildrenWithThisProcess } from './system/spawn-command.ts';

const BUDGET_MS = 50 * 60_000;

const stages: readonly Stage[] = [
  systemStage,
  {
    id: 'guards',
    title: 'Guards and type checks',
    run: async () => ((await runChecks()) ? done : broken),
  },
  vitestStage('tools', 'Tests of the guards (planted violations)', 'tools'),
  vitestStage('unit', 'Unit tests', 'unit'),
  ...apiStages,
  vitestStage('screens', 'Screen tests', 'screens'),
  ...webStages,
  ...journeyStages(),
];

/** `--only api,screens` runs the stages with that id or first word; other arguments filter test files. */
function chooseStages(only: string | undefined): readonly Stage[] {
  if (only === undefined) return stages;
  const wanted = only.split(',');
  const unknown = wanted.filter((name) => !stages.some(({ id }) => matches(id, name)));
  if (unknown.length > 0) {
    console.error(`No stage ${unknown.join(', ')}. There are: ${stages.map(({ id }) => id).join(', ')}`);
    process.exit(2);
  }
  return stages.filter(({ id }) => wanted.some((name) => matches(id, name)));
}

function matches(id: string, name: string): boolean {
  return id === name || id.startsWith(`${name}-`);
}

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
endChildrenWithThisProcess();
const passed = await runStages({
  stages: chooseStages(values.only),
  filters: positionals,
  budgetMs: BUDGET_MS,
  print: (line) => console.log(line),
});
process.exit(passed ? 0 : 1);
