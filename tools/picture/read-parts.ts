import type { ICruiseResult } from 'dependency-cruiser';
import { importRules } from '../guards/cruise-files.ts';

/** How often one part of the product imports another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** The parts of the product (`contexts/mesas`, `database`), in the order they are drawn, and who imports whom. */
export interface Parts {
  readonly names: readonly string[];
  readonly arrows: readonly Arrow[];
}

const PART = /^((?:apps|contexts|platform)\/[^/]+|authenticator|country|database)\//;
/** What runs in no installation. */
const FOR_TESTS = /\.(test|spec)\.tsx?$|\/testing\//;
const RULE_OF_CONTEXT = /^context-order-(.+)$/;
const ORDER = [
  'apps/web',
  'apps/api',
  ...importRules.forbidden.flatMap(({ name }) => {
    const context = RULE_OF_CONTEXT.exec(name ?? '')?.[1];
    return context ? [`contexts/${context}`] : [];
  }),
  'platform/web-kit',
  'platform/contract-kit',
  'platform/patterns',
  'platform/server-kit',
  'database',
  'authenticator',
  'country',
];

function partOf(path: string): string | undefined {
  return FOR_TESTS.test(path) ? undefined : PART.exec(path)?.[1];
}

/** Names in the order of the drawing; what has no place in it comes last. */
function sortParts(names: Iterable<string>): string[] {
  const place = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return [...names].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/** The graph of the parts: the imports of every file of the product, without those of tests. */
export function readParts({ modules }: ICruiseResult): Parts {
  const found = new Set<string>();
  const counts = new Map<string, number>();
  for (const { source, dependencies } of modules) {
    const from = partOf(source);
    if (from === undefined) continue;
    found.add(from);
    for (const { resolved } of dependencies) {
      const to = partOf(resolved);
      if (to === undefined || to === from) continue;
      const key = `${from} ${to}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const names = sortParts(found);
  const arrows = names.flatMap((from) =>
    names.flatMap((to) => {
      const count = counts.get(`${from} ${to}`);
      return count === undefined ? [] : [{ from, to, count }];
    }),
  );
  return { names, arrows };
}
