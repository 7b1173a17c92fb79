import './system/follow-parent.ts';
import {
  type ChosenProject,
  chooseFolders,
  listChangedFiles,
  listRepositoryFiles,
} from './stages/changed-tests.ts';
import { OF_EVERY_ADDRESS } from './stages/one-engine.ts';
import { runStages } from './stages/run-stages.ts';
import { guardsStage, unitStage, vitestStage } from './stages/runner-stages.ts';
import type { StageGroup } from './stages/stage.ts';
import { keepCompiledModules } from './system/compile-cache.ts';
import { repositoryRoot } from './system/repository.ts';
import { endChildrenWithThisProcess } from './system/spawn-command.ts';

const BUDGET_MS = 10 * 60_000;

const PROJECTS: readonly (readonly [ChosenProject, string])[] = [
  ['tools', 'Tests of the guards'],
  ['api', 'API on the embedded database (PGlite)'],
  ['screens', 'Screen tests'],
];

/** The checks between two commits: the static part, the unit tests, and the tests of the changed workspaces. */
const changed = listChangedFiles(repositoryRoot);
const files = listRepositoryFiles(repositoryRoot);
const leftOut = OF_EVERY_ADDRESS.flatMap(({ files: long }) => long);
const chosen = PROJECTS.map(([project, title]): StageGroup => {
  const folders = chooseFolders(project, changed, files);
  if (folders.length === 0) return [];
  return [vitestStage(project, `${title}: ${folders.join(' ')}`, { project, files: folders, leftOut })];
});

endChildrenWithThisProcess();
keepCompiledModules();
const passed = await runStages({
  groups: [[guardsStage, unitStage], ...chosen.filter((group) => group.length > 0)],
  filters: [],
  budgetMs: BUDGET_MS,
  print: (text) => process.stdout.write(text),
});
process.exit(passed ? 0 : 1);
