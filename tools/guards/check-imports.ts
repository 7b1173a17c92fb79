import type { ICruiseResult } from 'dependency-cruiser';
import { cruiseFiles, cruiseWith, importRules, isFolderRule, ROOTS } from './cruise-files.ts';
import type { GuardReport, Violation } from './guard.ts';

const TEST_FILES = '\\.(test|spec)\\.tsx?$|/testing/|^(test-kit|e2e|bench)/';

function toViolations(result: ICruiseResult): Violation[] {
  return result.summary.violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `imports ${to}`;
    const comment = importRules.forbidden.find(({ name }) => name === rule.name)?.comment;
    return { file: from, rule: rule.name, message: `${way}. ${comment ?? ''}`.trim() };
  });
}

/**
 * The direction of imports, by dependency-cruiser. It needs TypeScript 5 under its own name: without it, it sees
 * no module and finds nothing wrong, therefore a cruise of no modules is itself a violation.
 */
export async function checkImports(root: string): Promise<GuardReport> {
  const files = await cruiseFiles(root);
  const folders = await cruiseWith(root, importRules.forbidden.filter(isFolderRule), {
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
