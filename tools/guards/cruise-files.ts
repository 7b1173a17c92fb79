import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';

/** Folders whose imports have a direction. */
export const ROOTS = [
  'country',
  'platform',
  'contexts',
  'apps',
  'authenticator',
  'database',
  'test-kit',
  'e2e',
  'bench',
];

export type ForbiddenRules = NonNullable<IFlattenedRuleSet['forbidden']>;

interface ImportRules {
  readonly forbidden: ForbiddenRules;
  readonly options: ICruiseOptions;
}

/** What `.dependency-cruiser.cjs` says. */
export const importRules: ImportRules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** Every import of a repository, judged by these rules. */
export async function cruiseWith(
  root: string,
  forbidden: ForbiddenRules,
  extra: ICruiseOptions = {},
): Promise<ICruiseResult> {
  const folders = ROOTS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    ...importRules.options,
    ...extra,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of its result');
  return output;
}

const cruised = new Map<string, Promise<ICruiseResult>>();

/**
 * Every file of a repository with its imports, judged by the rules about files. It takes seconds, so the guards of one
 * run share it: who changes a file in between starts another process.
 */
export function cruiseFiles(root: string): Promise<ICruiseResult> {
  const known = cruised.get(root);
  if (known) return known;
  const result = cruiseWith(
    root,
    importRules.forbidden.filter((rule) => !isFolderRule(rule)),
  );
  cruised.set(root, result);
  return result;
}

/** Whether a rule is about folders instead of files. */
export function isFolderRule(rule: ForbiddenRules[number]): boolean {
  return 'scope' in rule && rule.scope === 'folder';
}
