// The cut of a day over a generated country: `npm run bench:cortes -- [requests]`, 100,000 unless said otherwise, with as many versions
// of elements and a tenth as many servicios. What the process holds once its garbage is collected is printed for each tenth of the
// records of the cut. Exit 1 when the last tenth holds much more than the second, or the cut takes five minutes.
import { toColombianDay } from '@marco/country/working-days';
import { sql } from 'kysely';
import { computePeriodo } from '../contexts/reportes/rules/cortes/periodo.ts';
import { computeCorte } from '../contexts/reportes/server/cortes/compute-corte.ts';
import { createCorte } from '../contexts/reportes/server/cortes/create-corte.ts';
import { insertElementos } from './insert-elementos.ts';
import { insertRecorridos } from './insert-recorridos.ts';
import { insertServicios } from './insert-servicios.ts';
import { startBench } from './start-bench.ts';

const SOLICITUDES = Number(process.argv[2] ?? 100_000);
const SERVICIOS_PER_TEN = 10;
const TENTHS = 10;
const LIMIT_MS = 300_000;
/** What may be held more at the end: the measures of the medians stay until their value is made, eight bytes each. */
const LIMIT_BYTES = 30_000_000;

const collect = globalThis.gc;
if (!collect) throw new Error('The bench collects the garbage itself: run it by `npm run bench:cortes`.');

const bench = await startBench();
const { kysely } = bench.database;
await insertElementos(bench, SOLICITUDES);
await insertServicios(bench, Math.max(1, SOLICITUDES / SERVICIOS_PER_TEN));
await insertRecorridos(bench, SOLICITUDES);

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
const ahora = new Date();
const cual = { clase: 'dia', fecha: toColombianDay(ahora) } as const;

/** A cut that keeps nothing; told of how many records it has gone through. */
async function run(seen: (filas: number) => void): Promise<number> {
  let filas = 0;
  await computeCorte(kysely, computePeriodo(cual), {
    reconstruido: false,
    keepFilas: async (pagina) => {
      filas += pagina.length;
      seen(filas);
    },
  });
  return filas;
}

// The first time counts the records, and fills the caches that are bounded.
const total = await run(() => undefined);
const tenths: number[] = [];
await run((filas) => {
  const tenth = Math.floor((filas * TENTHS) / total);
  if (tenth <= tenths.length - 1) return;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  while (tenths.length <= tenth) tenths.push(heapUsed + external);
  console.log(`${filas} of ${total} records: ${megabytes(heapUsed + external)} MB held`);
});

const begin = performance.now();
await kysely.transaction().execute((trx) => createCorte(trx, cual, { ahora }));
const tookMs = performance.now() - begin;
const { rows } = await sql<{ filas: number; valores: number }>`
  select (select count(*)::int from cortes_filas) as filas, (select count(*)::int from indicadores_valores) as valores`.execute(
  kysely,
);
console.log(
  `PostgreSQL ${bench.postgres}: the cut took ${(tookMs / 1000).toFixed(1)} s and kept ${rows[0]?.filas} records and ${rows[0]?.valores} values`,
);
await bench.close();

const growth = (tenths.at(-1) ?? 0) - (tenths[1] ?? 0);
console.log(`the last tenth holds ${megabytes(growth)} MB more than the second`);
if (growth > LIMIT_BYTES || tookMs > LIMIT_MS) process.exitCode = 1;
