import { execFileSync } from 'node:child_process';

/** Branch everything lands on. */
const TRUNK = 'main';

/** A project of Vitest whose tests are chosen by folder, and how its files end. */
const PROJECTS = { api: '.api.test.ts', screens: '.screen.test.tsx', tools: '.test.ts' } as const;
export type ChosenProject = keyof typeof PROJECTS;

function listLines(root: string, ...args: readonly string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);
}

function findRevision(root: string, ...args: readonly string[]): string | undefined {
  try {
    return listLines(root, ...args)[0];
  } catch {
    return undefined;
  }
}

/**
 * Files somebody works on: what their branch changed since it left `main`, committed or not, and new files. On `main`
 * itself what is not committed, or the last commit where everything is.
 */
export function listChangedFiles(root: string): string[] {
  const since = (revision: string): string[] => [
    ...listLines(root, 'diff', '--name-only', revision),
    ...listLines(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  const changed = since(findRevision(root, 'merge-base', 'HEAD', TRUNK) ?? 'HEAD');
  if (changed.length > 0) return changed;
  const before = findRevision(root, 'rev-parse', '--verify', '--quiet', 'HEAD~1');
  return before === undefined ? [] : since(before);
}

/** The workspace, or folder of the tools, a file belongs to: `contexts/mesas`, `authenticator`, `tools/guards`. */
function findWorkspace(file: string): string | undefined {
  return /^(?:(?:contexts|apps|platform|tools)\/[^/]+|authenticator|country|database|test-kit)(?=\/)/.exec(
    file,
  )?.[0];
}

/**
 * Folders whose tests tell most about a change: the workspaces it touches, where they have tests of the project.
 *
 * @param files every file of the repository
 */
export function chooseFolders(
  project: ChosenProject,
  changed: readonly string[],
  files: readonly string[],
): string[] {
  const touched = new Set(changed.map(findWorkspace));
  const tested = files
    .filter((file) => file.endsWith(PROJECTS[project]))
    .filter((file) => (project === 'tools') === file.startsWith('tools/'))
    .map(findWorkspace)
    .filter((folder) => folder !== undefined && touched.has(folder));
  return [...new Set(tested.map((folder) => `${folder}/`))].sort();
}

/** Every file git knows or would take. */
export function listRepositoryFiles(root: string): string[] {
  return listLines(root, 'ls-files', '--cached', '--others', '--exclude-standard');
}
