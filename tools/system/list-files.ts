import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'coverage',
  'test-results',
]);

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : walk(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Every file below these folders of `root`, without installed or built ones: relative, with `/`, sorted. */
export function listFiles(root: string, folders: readonly string[] = ['.']): string[] {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(walk)
    .map((path) => relative(root, path).split(sep).join('/'))
    .sort();
}

/** What git tracks or would track (so a new file is judged before its commit); without git, every file. */
export function listRepositoryFiles(root: string): string[] {
  if (!existsSync(join(root, '.git'))) return listFiles(root);
  const text = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(text.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path))).sort();
}
