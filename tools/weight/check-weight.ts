import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { GuardReport, Violation } from '../guards/guard.ts';
import { repositoryRoot } from '../system/repository.ts';
import { budgets, type RouteBudget } from './budgets.ts';

const WEB = 'apps/web';
const MANIFEST = `${WEB}/dist/.vite/manifest.json`;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Files of the chunks and of everything they import statically. */
function collectFiles(manifest: Manifest, keys: readonly string[], files = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    collectFiles(manifest, chunk.imports ?? [], files);
  }
  return files;
}

/** Size on the wire: of the precompressed file when there is one. */
function brotliBytes(path: string): number {
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).length;
  return brotliCompressSync(readFileSync(path)).length;
}

interface Weighed {
  readonly line: string;
  readonly violations: readonly Violation[];
}

function weighRoute(root: string, manifest: Manifest, budget: RouteBudget): Weighed {
  const paths = [...budget.modules, ...(budget.awaited ?? [])];
  const keys = paths.map((path) => posix.relative(WEB, path));
  const missing = keys.filter((key) => !(key in manifest));
  const report = (rule: string, message: string): Violation => ({
    file: 'tools/weight/budgets.ts',
    rule,
    message,
  });
  const files = [...collectFiles(manifest, keys)].filter((file) => file.endsWith('.js'));
  const bytes = files.reduce((sum, file) => sum + brotliBytes(join(root, WEB, 'dist', file)), 0);
  const kilobytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
  const line = `${budget.route}: ${kilobytes(bytes)} of ${kilobytes(budget.maxBytes)} in ${files.length} files`;
  return {
    line,
    violations: [
      ...missing.map((key) => report('unknown-module', `${budget.route}: ${key} is no chunk of the build`)),
      ...(files.length === 0 ? [report('nothing-weighed', `${budget.route}: no JavaScript found`)] : []),
      ...(bytes > budget.maxBytes ? [report('too-heavy', `${budget.route} is too heavy: ${line}`)] : []),
    ],
  };
}

/** Compares what each route's first paint loads with its budget, from the manifest of the last web build. */
export function checkWeight(root: string, routes: readonly RouteBudget[] = budgets): GuardReport {
  const path = join(root, MANIFEST);
  if (!existsSync(path)) {
    const message = 'is missing: build the web application with build.manifest on';
    return { violations: [{ file: MANIFEST, rule: 'no-manifest', message }], summary: 'nothing weighed' };
  }
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const weighed = routes.map((budget) => weighRoute(root, manifest, budget));
  return {
    violations: weighed.flatMap(({ violations }) => violations),
    summary: weighed.map(({ line }) => line).join('\n'),
  };
}

if (import.meta.main) {
  const { violations, summary } = checkWeight(repositoryRoot);
  console.log(summary);
  for (const { message } of violations) console.error(message);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
