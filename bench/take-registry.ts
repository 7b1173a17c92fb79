import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { writeRegistro } from '../contexts/elementos-de-dato/server/diccionario/registro/present-registro.ts';
import { computeSello } from '../contexts/elementos-de-dato/server/diccionario/registro/registro.queries.ts';

/** Bytes of the package between two samples after a collection: collecting takes longer than writing them. */
const EVERY = 2_000_000;

interface Memory {
  readonly rss: number;
  readonly held: number;
}

/** What the process takes of the machine, and what of it is in use once what nobody needs was collected. */
function sample(): Memory {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external };
}

const megabytes = (value: number) => `${(value / 1_000_000).toFixed(1)} MB`;

/**
 * Takes the whole registry as a reader would, and tells what memory the process held beyond what it had: `rss` counts
 * garbage not yet collected and pages the allocator keeps, `held` what is in use.
 */
export async function takeRegistry(database: Kysely<DatabaseSchema>): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const before = sample();
  const start = performance.now();
  let rss = before.rss;
  let [collectedRss, held, bytes, next] = [before.rss, before.held, 0, EVERY];
  for await (const chunk of writeRegistro(database, await computeSello(database), day)) {
    bytes += chunk.length;
    rss = Math.max(rss, process.memoryUsage.rss());
    if (bytes < next) continue;
    next = bytes + EVERY;
    const now = sample();
    collectedRss = Math.max(collectedRss, now.rss);
    held = Math.max(held, now.held);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  return (
    `${megabytes(bytes)} in ${seconds} s; at most above what was held before: in use ${megabytes(held - before.held)} ` +
    `(before ${megabytes(before.held)}), RSS after collecting ${megabytes(collectedRss - before.rss)}, ` +
    `RSS with garbage ${megabytes(rss - before.rss)} (before ${megabytes(before.rss)})`
  );
}
