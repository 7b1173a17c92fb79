import { listRepositoryFiles } from '../system/list-files.ts';
import type { GuardReport, Violation } from './guard.ts';

/** Folders of one side alone, with the reason. A word that no folder has is taken off the list. */
const DECLARED: Readonly<Record<string, string>> = {
  screens: 'what an address opens; web alone has addresses',
  widgets: 'what other contexts may show',
  panels: 'what a context shows in the screens of others',
  lista: 'the list of the records, with its filters',
  detalle: 'one record as it is read',
  formulario: 'one record as it is written',
  pagina: 'one record as a whole page, section by section',
  oidc: 'the protocol of the sign-in in the browser',
  registro: 'the whole dictionary as one package, which the server alone writes',
  rdf: 'the notations the ontology is written in',
  turtle: 'the notation the ontology is read in',
  worker: 'what runs in a process of its own',
  demostracion: 'what the demo data rests on, which the server alone makes',
};

const SIDES = ['contract', 'rules', 'server', 'web'];

interface Place {
  readonly context: string;
  readonly side: string;
  /** Folders below the side. */
  readonly folders: readonly string[];
  /** Name without what follows the first dot. */
  readonly name: string;
}

function readPlace(path: string): Place | undefined {
  const [top, context = '', side = '', ...rest] = path.split('/');
  const file = rest.pop();
  if (top !== 'contexts' || file === undefined || !SIDES.includes(side)) return undefined;
  return { context, side, folders: rest, name: file.slice(0, file.indexOf('.')) };
}

function isSameWord(one: string, other: string): boolean {
  return (
    one === other || [`${one}s`, `${one}es`].includes(other) || [`${other}s`, `${other}es`].includes(one)
  );
}

/** Whether a file speaks of a word: `gestion-reunion` of `reuniones`, `can-update-segundo-factor` of `segundo-factor`. */
function speaksOf(name: string, word: string): boolean {
  const wanted = word.split('-');
  const words = name.split('-');
  return words.some((_, start) => wanted.every((part, at) => isSameWord(part, words[start + at] ?? '')));
}

/** What is wrong with a folder of a side, given what stands on the other sides of its context. */
function judgeFolder(word: string, others: readonly Place[]): Omit<Violation, 'file'> | undefined {
  const folders = others.flatMap((place) => place.folders);
  if (folders.includes(word)) return undefined;
  const alike = folders.find((folder) => isSameWord(folder, word));
  if (alike !== undefined) {
    return {
      rule: 'two-spellings',
      message: `'${word}' is called '${alike}' on another side of the context`,
    };
  }
  if (word in DECLARED || others.some(({ name }) => speaksOf(name, word))) return undefined;
  return { rule: 'one-sided-folder', message: `no other side of the context speaks of '${word}'` };
}

/** Declared words that no folder has: the list stays as short as it can be. */
function judgeDeclared(words: ReadonlySet<string>): Violation[] {
  return Object.keys(DECLARED)
    .filter((word) => !words.has(word))
    .map((word) => ({
      file: 'tools/guards/check-folders.ts',
      rule: 'unused-word',
      message: `no folder is called '${word}'`,
    }));
}

/**
 * One word on all sides of a context: what a sub-folder of one side is called is said by another side too, as a folder
 * or in the name of a file (contracts stand flat). Technical words are declared.
 */
export function checkFolders(root: string): GuardReport {
  const places = listRepositoryFiles(root).flatMap((path) => readPlace(path) ?? []);
  const seen = new Map<string, Place>();
  for (const place of places) {
    place.folders.forEach((_, depth) => {
      const folders = place.folders.slice(0, depth + 1);
      seen.set(`contexts/${place.context}/${place.side}/${folders.join('/')}`, { ...place, folders });
    });
  }
  const violations = [...seen].flatMap(([file, { context, side, folders }]): Violation[] => {
    const others = places.filter((place) => place.context === context && place.side !== side);
    const wrong = judgeFolder(folders.at(-1) ?? '', others);
    return wrong === undefined ? [] : [{ file, ...wrong }];
  });
  const words = new Set([...seen.values()].flatMap(({ folders }) => folders));
  return {
    violations: [...violations, ...judgeDeclared(words)],
    summary: `${seen.size} folders of ${words.size} words`,
  };
}
