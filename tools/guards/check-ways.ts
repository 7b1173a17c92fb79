import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruiseFiles } from './cruise-files.ts';
import type { GuardReport, Violation } from './guard.ts';

export const WAYS = 'docs/ways.md';

/** `3. \`contexts/…\`: what it does on this way`. */
const STEP = /^(\d+)\. `([^`]+)`/gm;
/** The door of a workspace: who imports it imports what stands behind. */
const DOOR = /(^|\/)index\.ts$/;
/** The side that answers is imported by no screen: it is reached by the contract it binds. */
const ANSWERS = /\.(routes|bindings)\.ts$/;

interface Step {
  readonly file: string;
  readonly number: number;
}

/** What somebody reads to follow one thing from the press of a button to the row and back. */
export interface Way {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** The ways as the page declares them. */
export function readWays(root: string): Way[] {
  const path = join(root, WAYS);
  const [, ...sections] = existsSync(path) ? readFileSync(path, 'utf8').split(/^## /m) : [];
  return sections.map((section) => ({
    name: section.split('\n')[0] ?? '',
    steps: [...section.matchAll(STEP)].map(([, number, file = '']) => ({ file, number: Number(number) })),
  }));
}

/** What each file imports; behind a door, all of what it gives. */
function readImports({ modules }: ICruiseResult): ReadonlyMap<string, ReadonlySet<string>> {
  const direct = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const open = (file: string): readonly string[] =>
    DOOR.test(file) ? [file, ...(direct.get(file) ?? []).flatMap(open)] : [file];
  return new Map([...direct].map(([file, imported]) => [file, new Set(imported.flatMap(open))]));
}

function judgeWay({ name, steps }: Way, imports: ReturnType<typeof readImports>): Violation[] {
  const files = steps.map(({ file }) => file);
  return steps.flatMap(({ file, number }, position) => {
    const refuse = (rule: string, message: string): Violation[] => [
      { file: WAYS, rule, message: `${name}: ${message}` },
    ];
    const before = files.slice(0, position);
    const own = imports.get(file);
    if (own === undefined) return refuse('gone', `${file} does not exist`);
    if (number !== position + 1) return refuse('number', `${file} is the ${position + 1} of its way`);
    if (before.includes(file)) return refuse('twice', `${file} stands there twice`);
    const isReached =
      before.some((other) => imports.get(other)?.has(file)) ||
      (ANSWERS.test(file) && before.some((other) => own.has(other)));
    if (position === 0 || isReached) return [];
    return refuse('unreached', `no file before ${file} imports it`);
  });
}

/** Every file of the ways exists, and each is imported by one that stands before it. */
export async function checkWays(root: string): Promise<GuardReport> {
  const ways = readWays(root);
  const imports = readImports(await cruiseFiles(root));
  const empty = ways.filter(({ steps }) => steps.length === 0);
  const isMissing = ways.length === 0 || empty.length > 0;
  return {
    violations: [
      ...(isMissing ? [{ file: WAYS, rule: 'empty', message: 'a way lists its files' }] : []),
      ...ways.flatMap((way) => judgeWay(way, imports)),
    ],
    summary: `${ways.length} ways of ${ways.map(({ steps }) => steps.length).join(', ')} files`,
  };
}
