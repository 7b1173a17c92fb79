import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../system/repository.ts';
import { readRepositoryFiles, type SourceFile } from './source-files.ts';

const MIGRATION = /^database\/migrations\/\d{4}-[^/]+\.sql$/;

const LIST = 'database/migrations.sha256';

/** A line of the list, as `sha256sum` writes and checks it: 64 hexadecimal digits, two spaces, the path. */
const LINE = /^([0-9a-f]{64}) {2}(\S+)$/;

/** Every migration of a repository, in order. */
export function readMigrationFiles(root: string): SourceFile[] {
  return readRepositoryFiles(root, (path) => MIGRATION.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** SHA-256 of each migration that may not change any more, by its path. Lines of another shape are left out. */
export function readSeals(root: string): Map<string, string> {
  const list = join(root, LIST);
  const seals = new Map<string, string>();
  if (!existsSync(list)) return seals;
  for (const line of readFileSync(list, 'utf8').split('\n')) {
    const [, seal, path] = LINE.exec(line) ?? [];
    if (seal !== undefined && path !== undefined) seals.set(path, seal);
  }
  return seals;
}

export function sealOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Adds a line for each migration that has none. A line that is there stays as it is: a migration is never edited
 * (ADR 0057), and one that was edited is for the guard to report.
 */
export function sealNewMigrations(root: string): void {
  const seals = readSeals(root);
  for (const { path, text } of readMigrationFiles(root)) if (!seals.has(path)) seals.set(path, sealOf(text));
  const lines = [...seals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, seal]) => `${seal}  ${path}\n`);
  writeFileSync(join(root, LIST), lines.join(''));
}

if (import.meta.main) sealNewMigrations(repositoryRoot);
