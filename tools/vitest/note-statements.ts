import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteStatements } from '@marco/test-kit/statements';
import { afterAll, expect } from 'vitest';

/** Where a stage wants to read which statements of SQL its tests make the product send (tools/stages/api-stages.ts). */
const folder = process.env['STATEMENTS_FOLDER'];

if (folder) {
  const noted = noteStatements();
  afterAll(() => {
    noted.end();
    const { testPath: file } = expect.getState();
    const notes = { file, pglite: noted.list('pglite'), postgres: noted.list('postgres') };
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(notes));
  });
}
