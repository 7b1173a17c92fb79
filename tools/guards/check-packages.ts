import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { findImports } from './find-imports.ts';
import { findPackageCycles } from './find-package-cycles.ts';
import type { GuardReport, Violation } from './guard.ts';
import { isCode, isTest, readRepositoryFiles, type SourceFile } from './source-files.ts';
import { type Manifest, readWorkspaces, type Workspace, workspaceOf } from './workspaces.ts';

const EXACT = /^(npm:(@[^@]+|[^@]+)@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const OWN_SCOPE = '@marco/';

/** Files that never reach a running product may use what the root declares for development. */
function isDevelopmentFile(path: string): boolean {
  return isTest(path) || /\.config\.[cm]?[jt]s$/.test(path) || /^(tools|e2e|bench)\/|\/testing\//.test(path);
}

/** `@scope/name/inner` → `@scope/name`. */
function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function declares(manifest: Manifest, name: string, alsoForDevelopment: boolean): boolean {
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } = manifest;
  const lists = [
    dependencies,
    optionalDependencies,
    peerDependencies,
    alsoForDevelopment ? devDependencies : {},
  ];
  return manifest.name === name || lists.some((list) => list !== undefined && name in list);
}

function checkVersions({ folder, manifest }: Workspace): Violation[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([name, version]) => (name.startsWith(OWN_SCOPE) ? version !== '*' : !EXACT.test(version)))
    .map(([name, version]) => ({
      file: `${folder === '' ? '' : `${folder}/`}package.json`,
      rule: 'exact-version',
      message: name.startsWith(OWN_SCOPE)
        ? `${name} is a workspace: write "*"`
        : `${name}: ${version} is not exact`,
    }));
}

function checkDeclared(file: SourceFile, workspaces: readonly Workspace[], root: Manifest): Violation[] {
  const workspace = workspaceOf(workspaces, file.path);
  const development = isDevelopmentFile(file.path);
  return findImports(file).flatMap(({ specifier, line, typeOnly }) => {
    if (specifier.startsWith('.') || isBuiltin(specifier) || /^[a-z]+:/.test(specifier)) return [];
    const name = packageName(specifier);
    const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
    if (workspace && declares(workspace.manifest, name, development || typeOnly)) return [];
    if (development && declares(root, name, true)) return [];
    if (typeOnly && declares(root, types, true)) return [];
    const where = workspace?.folder || 'the root';
    return [
      {
        file: file.path,
        line,
        rule: 'undeclared',
        message: `${name} is not in the package.json of ${where}`,
      },
    ];
  });
}

/** What a package offers leads to a file; a pattern (`./*`) to those there are. */
function checkDoors({ folder, manifest }: Workspace, root: string): Violation[] {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) => !target.includes('*') && !existsSync(join(root, folder, target)))
    .map(([door, target]) => ({
      file: `${folder}/package.json`,
      rule: 'door-to-nothing',
      message: `${door} leads to ${target}, which does not exist`,
    }));
}

/**
 * Every import is declared by the workspace that writes it, versions are exact, what a package offers exists, and workspaces
 * need no one in a circle.
 */
export function checkPackages(root: string): GuardReport {
  const workspaces = readWorkspaces(root);
  const rootManifest = workspaces.find(({ folder }) => folder === '')?.manifest ?? {};
  const files = readRepositoryFiles(root, isCode);
  const violations = [
    ...workspaces.flatMap(checkVersions),
    ...workspaces.flatMap((workspace) => checkDoors(workspace, root)),
    ...files.flatMap((file) => checkDeclared(file, workspaces, rootManifest)),
    ...findPackageCycles(workspaces),
  ];
  return { violations, summary: `${workspaces.length} packages, ${files.length} files` };
}
