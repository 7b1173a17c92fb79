import { writeNotes } from '@marco/test-kit/statement-notes';
import { noteStatements } from '@marco/test-kit/statements';
import { afterAll, expect } from 'vitest';

/** Where a stage wants to read which statements of SQL its tests make the product send (tools/stages/api-stages.ts). */
const folder = process.env['STATEMENTS_FOLDER'];

if (folder) {
  const noted = noteStatements();
  afterAll(() => {
    noted.end();
    const { testPath: file = '' } = expect.getState();
    writeNotes(folder, { file, pglite: noted.list('pglite'), postgres: noted.list('postgres') });
  });
}
