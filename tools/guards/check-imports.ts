import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import type { GuardReport, Violation } from './guard.ts';

const ROOTS = ['platform', 'contexts', 'apps', 'authenticator', 'database', 'e2e', 'bench'];
const TEST_FILES = '\\.(test|spec)\\.tsx?$|/test-kit/|/testing/|^(e2e|bench)/';

type ForbiddenRules = NonNullable<IFlattenedRuleSet['forbidden']>;

interface ImportRules {
  readonly forbidden: ForbiddenRules;
  readonly options: ICruiseOptions;
}

const rules: ImportRules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

async function cruiseWith(
  root: string,
  forbidden: ForbiddenRules,
  extra: ICruiseOptions = {},
): Promise<ICruiseResult> {
  const folders = ROOTS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    ...rules.options,
    ...extra,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of its result');
  return output;
}

function toViolations(result: ICruiseResult): Violation[] {
  return result.summary.violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `imports ${to}`;
    const comment = rules.forbidden.find(({ name }) => name === rule.name)?.comment;
    return { file: from, rule: rule.name, message: `${way}. ${comment ?? ''}`.trim() };
  });
}

/**
 * The direction of imports, by dependency-cruiser. It needs TypeScript 5 under its own name: without it, it sees
 * no module and finds nothing wrong, therefore a cruise of no modules is itself a violation.
 */
export async function checkImports(root: string): Promise<GuardReport> {
  const isFolderRule = (rule: ForbiddenRules[number]): boolean => 'scope' in rule && rule.scope === 'folder';
  const files = await cruiseWith(
    root,
    rules.forbidden.filter((rule) => !isFolderRule(rule)),
  );
  const folders = await cruiseWith(root, rules.forbidden.filter(isFolderRule), {
    exclude: { path: `${TEST_FILES}|(^|/)(dist|\\.data)/` },
  });
  const modules = files.modules.filter(({ source }) =>
    ROOTS.some((folder) => source.startsWith(`${folder}/`)),
  ).length;
  const nothing: Violation = {
    file: '.',
    rule: 'nothing-cruised',
    message: 'dependency-cruiser saw no module',
  };
  const violations = modules === 0 ? [nothing] : [...toViolations(files), ...toViolations(folders)];
  return { violations, summary: `${modules} modules, ${files.summary.totalDependenciesCruised} imports` };
}
