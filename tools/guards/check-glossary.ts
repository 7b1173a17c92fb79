import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNonAsciiIdentifiers, readDeclarations } from './declarations.ts';
import { findFileWords } from './find-file-words.ts';
import { findHomonyms, findRepeatedTerms } from './find-homonyms.ts';
import { type Glossary, parseGlossary } from './glossary.ts';
import type { GuardReport, Violation } from './guard.ts';
import { splitWords, usesForbiddenWord } from './identifier-words.ts';
import { isCode, isGenerated, isTest, readRepositoryFiles, type SourceFile } from './source-files.ts';

const GLOSSARY = 'docs/glossary.md';
const README_LINES = 40;

function judgeNames(file: SourceFile, glossary: Glossary): Violation[] {
  const declarations = readDeclarations(file);
  const inCode = declarations.flatMap(({ name, line, isFunction, isExported }) => {
    const at = { file: file.path, line };
    const found: Violation[] = glossary.forbidden
      .filter((forbidden) => usesForbiddenWord(name, forbidden, glossary.verbs))
      .map(({ text, instead }) => ({
        ...at,
        rule: 'translated-term',
        message: `${name}: '${text}' is ${instead} here`,
      }));
    const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name);
    if (isFunction && isExported && !isComponent && !glossary.verbs.has(splitWords(name)[0] ?? '')) {
      const message = `${name}: exported functions begin with a verb of ${GLOSSARY}`;
      found.push({ ...at, rule: 'unlisted-verb', message });
    }
    return found;
  });
  return [...inCode, ...findFileWords(file, declarations, glossary.verbs)];
}

/** Every context, platform package and the kit of the tests say in a few lines what they are. */
function judgeReadmes(root: string): Violation[] {
  const folders = ['contexts', 'platform'].flatMap((parent) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [],
  );
  return [...folders, 'test-kit']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .flatMap((folder) => {
      const file = `${folder}/README.md`;
      if (!existsSync(join(root, file))) return [{ file, rule: 'readme', message: 'is missing' }];
      const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
      return lines > README_LINES
        ? [{ file, rule: 'readme', message: `${lines} lines, at most ${README_LINES}` }]
        : [];
    });
}

/**
 * The language of the code: terms as the glossary has them, each once; one meaning for a type name; verbs of its list in names and files; ASCII;
 * and a README per package.
 */
export function checkGlossary(root: string): GuardReport {
  const path = join(root, GLOSSARY);
  const glossary = parseGlossary(existsSync(path) ? readFileSync(path, 'utf8') : '');
  const empty = glossary.entries.length === 0 || glossary.verbs.size === 0;
  const code = readRepositoryFiles(root, (file) => isCode(file) && !isGenerated(file));
  const domain = code.filter((file) => file.path.startsWith('contexts/') && !isTest(file.path));
  const violations = [
    ...(empty
      ? [{ file: GLOSSARY, rule: 'empty-glossary', message: 'has no table of terms or no verbs' }]
      : []),
    ...findRepeatedTerms(GLOSSARY, glossary.entries),
    ...domain.flatMap((file) => judgeNames(file, glossary)),
    ...findHomonyms(GLOSSARY, domain, glossary.shared),
    ...code.flatMap(findNonAsciiIdentifiers),
    ...judgeReadmes(root),
  ];
  return {
    violations,
    summary: `${glossary.entries.length} terms, ${glossary.verbs.size} verbs, ${domain.length} files of contexts`,
  };
}
