// Memory of the process at rest on the embedded database with the demo, as `npm start` runs it. `npm run bench:rest`.
// The limit is a figure to compare with, never asserted: it depends on the machine.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProduct } from '../tools/product/run-product.ts';

/** The chores of a start are done by then; those of the first one write the documents of the demo. */
const FIRST_REST_MS = 90_000;
const REST_MS = 20_000;
const LIMIT_MB = 400;

/** Megabytes of a line of the kernel's summary: `Rss`, what is resident; `Pss_Anon`, what no file stands behind. */
function readMegabytes(summary: string, line: string): number {
  const kibibytes = new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(summary)?.[1];
  if (kibibytes === undefined) throw new Error(`The kernel says nothing of ${line}.`);
  return (Number(kibibytes) * 1024) / 1_000_000;
}

async function measureRest(directory: string, restMs: number): Promise<string> {
  const product = await runProduct({ DATA_DIR: directory });
  try {
    await wait(restMs);
    const summary = await readFile(`/proc/${product.process.pid}/smaps_rollup`, 'utf8');
    const resident = readMegabytes(summary, 'Rss');
    const anonymous = readMegabytes(summary, 'Pss_Anon');
    return `${resident.toFixed(0)} MB resident: ${anonymous.toFixed(0)} MB heaps and database, ${(resident - anonymous).toFixed(0)} MB code of Node and its libraries`;
  } finally {
    await product.stop();
  }
}

const directory = await mkdtemp(join(tmpdir(), 'bench-rest-'));
try {
  console.log(
    `first start, which makes the database and its demo: ${await measureRest(directory, FIRST_REST_MS)}`,
  );
  // Every later start is what an installation lives with.
  console.log(`at rest: ${await measureRest(directory, REST_MS)}; to compare with: ${LIMIT_MB} MB resident`);
} finally {
  await rm(directory, { recursive: true });
}
