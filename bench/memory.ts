// Heap of the product after its garbage is collected, over thousands of requests: `npm run bench:memory -- [rounds]`.
// Exit 1 when the second half of the rounds still grows by more than what measuring errs.
import { openTestSession } from '@marco/test-kit';
import { startBench } from './start-bench.ts';

const ROUNDS = Number(process.argv[2] ?? 10);
const ROUND_REQUESTS = 1000;
const CALLERS = 8;
/** A round may add so much and be flat all the same: caches that are bounded fill at their own time. */
const LEEWAY_BYTES = 200_000;

const PATHS = [
  '/api-public/servicios',
  '/api-public/servicios/por-estado',
  '/api-public/entidades',
  '/api/usuario',
  '/api/servicios',
  '/api/notificaciones',
  '/api-public/diccionario?texto=fecha',
  '/salud/listo',
  '/no-existe',
] as const;

const bench = await startBench({ environment: { PORT: '0' }, listen: true, workers: true });
const token = await openTestSession(bench.database.kysely, '1000000001');
const statuses = new Map<number, number>();

/** One round of reads, writes and refusals, over connections that are kept. */
async function runRound(): Promise<void> {
  let sent = 0;
  const call = async () => {
    while (sent < ROUND_REQUESTS) {
      const path = PATHS[sent++ % PATHS.length];
      const answer = await fetch(`${bench.app.listeningOrigin}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
const heaps: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  await runRound();
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  heaps.push(heapUsed);
  console.log(
    `after ${round * ROUND_REQUESTS} requests: heap ${megabytes(heapUsed)} MB, external ${megabytes(external)} MB, rss ${megabytes(rss)} MB`,
  );
}
console.log(
  `PostgreSQL ${bench.postgres}, answers: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
);
await bench.close();

const half = Math.floor(ROUNDS / 2);
const growth = ((heaps.at(-1) ?? 0) - (heaps[half] ?? 0)) / Math.max(1, ROUNDS - 1 - half);
console.log(`a round of the second half adds ${(growth / 1000).toFixed(0)} kB`);
if (growth > LEEWAY_BYTES) process.exitCode = 1;
