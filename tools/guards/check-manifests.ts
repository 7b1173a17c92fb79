import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifests } from '../../apps/api/src/manifests.ts';
import type { GuardReport, Violation } from './guard.ts';
import { isCode, isGenerated, readRepositoryFiles, type SourceFile } from './source-files.ts';

/** Codes that a context declares in its manifest. */
interface DeclaredCodes {
  readonly context: string;
  /** Of its audit actions and of the events people are told of. */
  readonly codes: readonly string[];
}

const DECLARED: readonly DeclaredCodes[] = manifests.map(({ context, acciones, novedades = {} }) => ({
  context,
  codes: [...Object.keys(acciones), ...Object.keys(novedades)],
}));

/** A file that names codes of so many contexts beside its own lists them, and has to be opened for each new one. */
const CONTEXTS_OF_A_LIST = 5;

/** Benchmarks work with a sample, which nothing new has to join. */
const SAMPLES = 'bench/';

const GUIDE = 'CONTRIBUTING.md';
const EXAMPLE = '## A write, file by file';
/** A file of the example: `3. \`contexts/…\`: what stands in it`. */
const STEP = /^\d+\. `([^`]+)`/gm;
const INSIDE = /^contexts\/([^/]+)\//;
/** What a write opens outside of its context: the migration with what is written from it, and what a reviewer reads. */
const OUTSIDE = /^(database\/(migrations\/|migrations\.sha256|schema\.)|docs\/)/;

/** A text without spaces, or the name of a property written as one. */
const QUOTED = /['"`]([a-z-]+)['"`]/g;

/** Contexts beside its own whose codes a file names. */
function findContexts({ path, text }: SourceFile, owners: ReadonlyMap<string, string>): Set<string> {
  const found = new Set([...text.matchAll(QUOTED)].flatMap(([, code = '']) => owners.get(code) ?? []));
  found.delete(INSIDE.exec(path)?.[1] ?? '');
  return found;
}

function findLists(root: string, declared: readonly DeclaredCodes[]): Violation[] {
  const owners = new Map(
    declared.flatMap(({ context, codes }) => codes.map((code): [string, string] => [code, context])),
  );
  const isLookedAt = (path: string) => isCode(path) && !isGenerated(path) && !path.startsWith(SAMPLES);
  return readRepositoryFiles(root, isLookedAt).flatMap((file) => {
    const contexts = findContexts(file, owners);
    if (contexts.size < CONTEXTS_OF_A_LIST) return [];
    const names = [...contexts].toSorted().join(', ');
    const message = `lists actions or events of ${names}: join what their manifests declare`;
    return { file: file.path, rule: 'central-list', message };
  });
}

function judgeExample(root: string): Violation[] {
  const path = join(root, GUIDE);
  const [, example = ''] = existsSync(path) ? readFileSync(path, 'utf8').split(`${EXAMPLE}\n`) : [];
  const [section = ''] = example.split('\n## ');
  const files = [...section.matchAll(STEP)].map(([, file = '']) => file);
  const contexts = new Set(files.flatMap((file) => INSIDE.exec(file)?.[1] ?? []));
  const refuse = (rule: string, message: string): Violation => ({ file: GUIDE, rule, message });
  return [
    ...(contexts.size === 1
      ? []
      : [
          refuse(
            'example',
            `'${EXAMPLE}' lists the files of a write of one context, not of ${contexts.size}`,
          ),
        ]),
    ...files
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => refuse('example-file', `${file} of the example does not exist`)),
    ...files
      .filter((file) => !INSIDE.test(file) && !OUTSIDE.test(file))
      .map((file) => refuse('example-outside', `${file} of the example is outside of its context`)),
  ];
}

/**
 * A new write opens no file outside of its context but the migration and what a reviewer reads: no file lists what the
 * contexts declare, and the example of the guide holds.
 */
export function checkManifests(root: string, declared: readonly DeclaredCodes[] = DECLARED): GuardReport {
  const codes = declared.reduce((sum, one) => sum + one.codes.length, 0);
  return {
    violations: [...findLists(root, declared), ...judgeExample(root)],
    summary: `${codes} actions and events of ${declared.length} contexts`,
  };
}
