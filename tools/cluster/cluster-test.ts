import '../system/follow-parent.ts';
import { parseArgs } from 'node:util';
import { runStages } from '../stages/run-stages.ts';
import type { Stage } from '../stages/stage.ts';
import { endChildrenWithThisProcess } from '../system/spawn-command.ts';
import { apiStage } from './api-stage.ts';
import { journeysStage } from './journeys-stage.ts';
import { killStage } from './kill-stage.ts';

const BUDGET_MS = 60 * 60_000;
const STAGES: readonly Stage[] = [killStage, journeysStage, apiStage];

/**
 * `npm run test:cluster -- [--only api,journeys,kill] [files]`: the product as two processes that share a database and an
 * object store, and no disk.
 */
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
// Who names files and no stage means tests of the API.
const usual = positionals.length > 0 ? [apiStage.id] : STAGES.map(({ id }) => id);
const wanted = values.only?.split(',') ?? usual;
const unknown = wanted.find((asked) => !STAGES.some(({ id }) => id === asked));
if (unknown !== undefined) {
  console.error(`There is no ${unknown}; there are: ${STAGES.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
endChildrenWithThisProcess();
const passed = await runStages({
  groups: STAGES.filter(({ id }) => wanted.includes(id)).map((stage) => [stage]),
  filters: positionals,
  budgetMs: BUDGET_MS,
  print: (text) => process.stdout.write(text),
});
process.exit(passed ? 0 : 1);
