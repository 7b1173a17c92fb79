import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);

/** Two databases of one process, as the tests have them: the engine frees the code both have run. */
const TWO_DATABASES = `
  async function openTwo({ compilePglite, openPglite }) {
    const program = await compilePglite();
    for (const database of [openPglite({ program }), openPglite({})]) {
      for (let turn = 0; turn < 40; turn++)
        await database.exec('select count(*) from pg_class c join pg_attribute a on a.attrelid = c.oid');
      await database.close();
    }
    console.log('both closed');
  }
  import(${JSON.stringify(import.meta.resolve('../index.ts'))}).then(openTwo);`;

describe('the machine code of the embedded database', () => {
  it('is not freed while the process runs: the engine aborts the process now and then when it frees it', async () => {
    const { stdout } = await run(process.execPath, ['--trace-wasm-code-gc', '--eval', TWO_DATABASES]);
    expect(stdout).toBe('both closed\n');
  });
});
