// Takes the package of a registry twice and tells the memory of each: `node export-registry.ts <url>`. With `--expose-gc`
// once more, to tell what is in use.

import type { DatabaseSchema } from '@marco/database';
import { openPostgres } from '@marco/server-kit/database';
import { computeSello } from '../contexts/diccionario/server/registro/paquete.queries.ts';
import { writePaquete } from '../contexts/diccionario/server/registro/present-paquete.ts';

/** Exports whose memory is left to the collector, as in the product. */
const NAMES = ['first export', 'second export'];
/** RSS is told at this many places of an export, the last at its end. */
const PLACES = 5;
/** Bytes between two forced collections of the export that tells what is in use. */
const EVERY = 500_000;

const [url = ''] = process.argv.slice(2);
const { kysely, close } = openPostgres<DatabaseSchema>({ url });
const day = new Date().toISOString().slice(0, 10);
const megabytes = (value: number) => `${(value / 1_000_000).toFixed(1)} MB`;

/** What the process takes of the machine, and how much of it is the heap of the engine, in use or not. */
function sample() {
  const { rss, heapTotal } = process.memoryUsage();
  return { rss, heap: heapTotal, rest: rss - heapTotal };
}

/** What nobody could collect. */
function measureInUse(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function take(told: (bytes: number) => void): Promise<number> {
  let bytes = 0;
  for await (const chunk of writePaquete(kysely, await computeSello(kysely), day)) {
    bytes += chunk.length;
    told(bytes);
  }
  return bytes;
}

await computeSello(kysely);
const start = sample();
let highest = start.rss;
for (const name of NAMES) {
  const began = performance.now();
  const before = highest;
  const rss: { bytes: number; rss: number }[] = [];
  let most = sample();
  const bytes = await take((taken) => {
    const now = sample();
    rss.push({ bytes: taken, rss: now.rss });
    if (now.rss > most.rss) most = now;
  });
  highest = Math.max(highest, most.rss);
  const places = Array.from({ length: PLACES }, (_, place) => {
    const reached = (bytes * (place + 1)) / PLACES;
    return ((rss.find((one) => one.bytes >= reached)?.rss ?? most.rss) - start.rss) / 1_000_000;
  });
  console.log(
    `${name}: ${megabytes(bytes)} in ${((performance.now() - began) / 1000).toFixed(0)} s, peak RSS ` +
      `+${megabytes(most.rss - start.rss)} (heap of the engine +${megabytes(most.heap - start.heap)}, all else ` +
      `+${megabytes(most.rest - start.rest)}); along it ${places.map((at) => `+${at.toFixed(0)}`).join(', ')}; ` +
      `adds ${megabytes(highest - before)} to the peak before it`,
  );
}
if (globalThis.gc) {
  const before = measureInUse();
  let [inUse, next] = [before, 0];
  await take((bytes) => {
    if (bytes < next) return;
    next = bytes + EVERY;
    inUse = Math.max(inUse, measureInUse());
  });
  console.log(
    `collected all the while: at most ${megabytes(inUse - before)} in use beyond ${megabytes(before)}`,
  );
}
await close();
