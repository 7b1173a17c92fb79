import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repositoryRoot } from '../system/repository.ts';

/** Statements of SQL an API test file made the product send, to each engine. */
export interface StatementsOfFile {
  readonly file: string;
  readonly pglite: readonly string[];
  readonly postgres: readonly string[];
}

/** Reads what the test files of one run noted in a folder (tools/vitest/note-statements.ts). */
export function readStatements(folder: string): StatementsOfFile[] {
  return readdirSync(folder).map((name) => {
    const notes = JSON.parse(readFileSync(join(folder, name), 'utf8')) as StatementsOfFile;
    return { ...notes, file: relative(repositoryRoot, notes.file).replaceAll(sep, '/') };
  });
}
