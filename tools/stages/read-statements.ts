import { relative, sep } from 'node:path';
import { readNotes, type StatementsOfFile } from '@marco/test-kit/statement-notes';
import { repositoryRoot } from '../system/repository.ts';

/** Reads what the test files of one run noted in a folder (tools/vitest/note-statements.ts), in the order of their names. */
export function readStatements(folder: string): StatementsOfFile[] {
  return readNotes(folder)
    .map((notes) => ({ ...notes, file: relative(repositoryRoot, notes.file).replaceAll(sep, '/') }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
