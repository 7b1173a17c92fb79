import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { onTestFinished } from 'vitest';

/** Contents by path inside the tree. */
export type PlantedFiles = Readonly<Record<string, string>>;

/**
 * Writes a small repository into a temporary folder, removed when the test ends, and links its workspaces (every
 * folder with a `package.json`) into `node_modules` as npm would. Answers its root.
 */
export function plantTree(files: PlantedFiles): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'marco-planted-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    if (basename(path) === 'package.json' && path !== 'package.json') linkWorkspace(root, path, content);
  }
  return root;
}

function linkWorkspace(root: string, path: string, content: string): void {
  const { name } = JSON.parse(content) as { name: string };
  const link = join(root, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(root, dirname(path))), link);
}

/** The `package.json` of a workspace. */
export function plantedPackage(
  name: string,
  dependencies: Readonly<Record<string, string>> = {},
  rest: Readonly<Record<string, unknown>> = {},
): string {
  return JSON.stringify({ name, type: 'module', dependencies, ...rest });
}
