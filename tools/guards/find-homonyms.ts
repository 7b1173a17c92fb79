import { readDeclarations } from './declarations.ts';
import type { GlossaryEntry, SharedName } from './glossary.ts';
import type { Violation } from './guard.ts';
import type { SourceFile } from './source-files.ts';

/** A term or a type that stands in a second line of the glossary. */
export function findRepeatedTerms(glossary: string, entries: readonly GlossaryEntry[]): Violation[] {
  const first = new Map<string, number>();
  return entries.flatMap(({ line, terms, types }) =>
    [...terms.map((term) => term.toLowerCase()), ...types].flatMap((word) => {
      const before = first.get(word);
      if (before === undefined) {
        first.set(word, line);
        return [];
      }
      const message = `'${word}' stands at line ${before} too: one line for each meaning, one name for each line`;
      return [{ file: glossary, line, rule: 'repeated-term', message }];
    }),
  );
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly context: string;
}

/** The exported types of the contexts, by name. What a context has for tests belongs to no domain. */
function readTypes(files: readonly SourceFile[]): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  for (const file of files) {
    const [, context = '', side] = file.path.split('/');
    if (side === 'testing') continue;
    for (const { name, line, isType, isExported } of readDeclarations(file)) {
      if (!isType || !isExported) continue;
      const places = found.get(name) ?? [];
      places.push({ file: file.path, line, context });
      found.set(name, places);
    }
  }
  return found;
}

function listContexts(places: readonly Place[]): string[] {
  return [...new Set(places.map(({ context }) => context))].sort();
}

/**
 * An exported type whose name another context gives to a type of its own, unless the glossary says that both mean the same;
 * and a line of "Shared names" that no longer holds.
 */
export function findHomonyms(
  glossary: string,
  files: readonly SourceFile[],
  shared: readonly SharedName[],
): Violation[] {
  const types = readTypes(files);
  const allowed = new Map(shared.map(({ name, contexts }) => [name, new Set(contexts)]));
  const homonyms = [...types].flatMap(([name, places]) => {
    const contexts = listContexts(places);
    if (contexts.length < 2) return [];
    return places
      .filter(({ context }) => !allowed.get(name)?.has(context))
      .map(({ file, line }) => {
        const message = `${name} is a type of ${contexts.join(' and ')}: give each meaning its own noun, or say in "Shared names" of ${glossary} what it means in all of them`;
        return { file, line, rule: 'homonym', message };
      });
  });
  const stale = shared.flatMap(({ line, name, contexts }) => {
    const declared = new Set(listContexts(types.get(name) ?? []));
    const absent = contexts.filter((context) => !declared.has(context));
    const message = `${name} is no exported type of ${absent.join(', ')}`;
    return absent.length > 0 ? [{ file: glossary, line, rule: 'stale-shared-name', message }] : [];
  });
  return [...homonyms, ...stale];
}
