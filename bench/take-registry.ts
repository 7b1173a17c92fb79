import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Bench } from './start-bench.ts';

const PROGRAM = fileURLToPath(new URL('./export-registry.ts', import.meta.url));

/**
 * How the engine may use memory. With its defaults it makes its young generation as large as allowed and collects
 * late, whatever makes the garbage. With a small heap, the memory that remains is what the package needs.
 */
const SETTINGS = [
  ['as the product runs', []],
  ['in a heap of 96 MB', ['--max-old-space-size=96', '--max-semi-space-size=2', '--expose-gc']],
] as const;

/**
 * Takes the whole registry as readers would, one after the other, and tells what memory each took. In processes of their
 * own: what the searches before left behind is neither counted nor used.
 */
export async function takeRegistry({ database: { kysely } }: Bench): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(kysely);
  const url = new URL(`/${rows[0]?.name}`, process.env['TEST_DATABASE_URL']);
  const lines: string[] = [];
  for (const [name, settings] of SETTINGS) {
    const { stdout } = await promisify(execFile)(process.execPath, [...settings, PROGRAM, url.href]);
    lines.push(
      ...stdout
        .trim()
        .split('\n')
        .map((line) => `${name}, ${line}`),
    );
  }
  return lines;
}
