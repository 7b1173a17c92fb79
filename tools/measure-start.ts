import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProduct } from './product/run-product.ts';

const REPEATS = 5;

/** Prints how long a first start takes (database and demo data made) and how long the later ones. */
const directory = mkdtempSync(join(tmpdir(), 'marco-start-'));
try {
  const first = await runProduct({ DATA_DIR: directory });
  await first.stop();
  const later: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const product = await runProduct({ DATA_DIR: directory });
    later.push(product.startMs);
    await product.stop();
  }
  later.sort((a, b) => a - b);
  console.log(`First start, empty folder: ${(first.startMs / 1000).toFixed(1)} s`);
  console.log(
    `Start with data present: median ${((later[Math.floor(REPEATS / 2)] ?? 0) / 1000).toFixed(1)} s, slowest ${((later.at(-1) ?? 0) / 1000).toFixed(1)} s of ${REPEATS} (budget 3 s)`,
  );
} finally {
  rmSync(directory, { recursive: true, force: true });
}
