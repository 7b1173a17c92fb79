// Memory of the process at rest on the embedded database with the demo, as `npm start` runs it. `npm run bench:rest`.
// The limit is a figure to compare with, never asserted: it depends on the machine.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProduct } from '../tools/product/run-product.ts';

/** The first chores of a start are done by then. */
const REST_MS = 20_000;
const LIMIT_MB = 400;

function residentMegabytes(pid: number): number {
  const kibibytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  return (kibibytes * 1024) / 1_000_000;
}

const directory = await mkdtemp(join(tmpdir(), 'bench-rest-'));
try {
  // A first start makes the database; every later one is what an installation lives with.
  await (await runProduct({ DATA_DIR: directory })).stop();
  const product = await runProduct({ DATA_DIR: directory });
  await wait(REST_MS);
  const megabytes = residentMegabytes(product.process.pid ?? 0);
  console.log(`at rest: ${megabytes.toFixed(0)} MB resident; to compare with: ${LIMIT_MB} MB`);
  await product.stop();
} finally {
  await rm(directory, { recursive: true });
}
