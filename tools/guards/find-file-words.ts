import { basename } from 'node:path';
import type { Declaration } from './declarations.ts';
import type { Violation } from './guard.ts';
import { splitWords } from './identifier-words.ts';
import type { SourceFile } from './source-files.ts';

/** Spanish infinitives end so. */
const INFINITIVE = /^[a-z]+[aei]r$/;
/**
 * Words that end like an infinitive but are not one: Spanish nouns, and English words that are not verbs of the
 * glossary.
 */
const OTHER_WORDS = new Set(['estandar', 'filter', 'keeper', 'other', 'user']);

/** Files of a server whose kind stands in their name (CONTRIBUTING, "Files"); those with a dot in it say it there. */
const NAMED_BY_KIND = /^(index|module|port|acciones|novedades(-.+)?|tabla-.+|.+-jobs)$/;
/** What a use case does to the records. `create` also makes things that are no record, so it counts with a caller alone. */
const CHANGES = new Set(['update', 'submit', 'approve', 'reject', 'close', 'choose', 'upload']);

function isUseCase(file: SourceFile, declarations: readonly Declaration[]): boolean {
  return declarations.some(({ name, isFunction, isExported }) => {
    if (!isFunction || !isExported) return false;
    const [verb = ''] = splitWords(name);
    return CHANGES.has(verb) || (verb === 'create' && file.text.includes('CallContext'));
  });
}

/**
 * The words of a file's name: it begins with no Spanish verb, and a use case is called `<verb>-<noun>.ts` with a verb of
 * the glossary.
 */
export function findFileWords(
  file: SourceFile,
  declarations: readonly Declaration[],
  verbs: ReadonlySet<string>,
): Violation[] {
  const [name = '', ...kinds] = basename(file.path).split('.');
  const words = name.replace(/^use-/, '').split('-');
  const [first = ''] = words;
  if (INFINITIVE.test(first) && !verbs.has(first) && !OTHER_WORDS.has(first)) {
    const message = `'${first}' is a Spanish verb: verbs are English, nouns Spanish`;
    return [{ file: file.path, rule: 'spanish-verb-file', message }];
  }
  const isPlain = /^contexts\/[^/]+\/server\//.test(file.path) && kinds.join('.') === 'ts';
  if (!isPlain || NAMED_BY_KIND.test(name) || (verbs.has(first) && words.length > 1)) return [];
  const message = 'a use case is <verb>-<noun>.ts, with a verb of docs/glossary.md';
  return isUseCase(file, declarations) ? [{ file: file.path, rule: 'use-case-file', message }] : [];
}
