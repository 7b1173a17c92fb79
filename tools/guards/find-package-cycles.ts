import type { Violation } from './guard.ts';
import type { Workspace } from './workspaces.ts';

/**
 * Circles in the graph of workspaces. What a workspace needs only for its tests (`devDependencies`) is left out:
 * test-kit starts the application, whose parts use test-kit.
 */
export function findPackageCycles(workspaces: readonly Workspace[]): Violation[] {
  const graph = new Map(
    workspaces.map(({ manifest }) => [manifest.name ?? '', Object.keys(manifest.dependencies ?? {})]),
  );
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (name: string, way: readonly string[]): void => {
    if (finished.has(name)) return;
    const position = way.indexOf(name);
    if (position >= 0) {
      cycles.push([...way.slice(position), name]);
      return;
    }
    for (const next of graph.get(name) ?? []) if (graph.has(next)) visit(next, [...way, name]);
    finished.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return cycles.map((cycle) => ({ file: 'package.json', rule: 'package-cycle', message: cycle.join(' → ') }));
}
