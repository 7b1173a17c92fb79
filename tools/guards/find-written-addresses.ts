import type { Violation } from './guard.ts';
import { isTest, lineAt, type SourceFile } from './source-files.ts';

/** Where an address of a screen is told to people: in mails, notices, tasks and links the server answers. */
const PLACES = /^contexts\/[^/]+\/server\//;
/** A text that begins with a page of the private area. */
const WRITTEN = /['"`]\/app\/[a-z]/g;

/** Addresses of screens that the files of a server write by hand: they stand in `contract/<context>.paths.ts`. */
export function findWrittenAddresses({ path, text }: SourceFile): Violation[] {
  if (!PLACES.test(path) || isTest(path)) return [];
  return [...text.matchAll(WRITTEN)].map(({ index }) => ({
    file: path,
    line: lineAt(text, index),
    rule: 'written-address',
    message: 'take the address from a .paths.ts file of a contract',
  }));
}
