import type { Violation } from './guard.ts';
import { isTest, lineAt, type SourceFile } from './source-files.ts';

/** Where people read an address of a screen: in mails, notices, links, trails and the targets of a rule. */
const PLACES = /^(contexts\/[^/]+\/(rules|server|web)|apps\/[^/]+\/src)\//;
/** A text that begins with a page of the private area. */
const WRITTEN = /['"`]\/app\/[a-z]/g;
/** A line of a comment, which may name the screen it is about. */
const COMMENT = /^\s*(\/?\*|\/\/)/;

/** Addresses of screens that a file writes by hand: they stand in `contract/<context>.paths.ts`. */
export function findWrittenAddresses({ path, text }: SourceFile): Violation[] {
  if (!PLACES.test(path) || isTest(path)) return [];
  const lines = text.split('\n');
  return [...text.matchAll(WRITTEN)]
    .map(({ index }) => lineAt(text, index))
    .filter((line) => !COMMENT.test(lines[line - 1] ?? ''))
    .map((line) => ({
      file: path,
      line,
      rule: 'written-address',
      message: 'take the address from a .paths.ts file of a contract',
    }));
}
