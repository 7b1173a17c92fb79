// A table of 100,000 rows as a file: memory and time beside the plain query. `npm run bench:export`. Asserts nothing.
import { setTimeout as wait } from 'node:timers/promises';
import { openTestSession } from '@marco/test-kit';
import { sql } from 'kysely';
import { insertMesas } from './insert-mesas.ts';
import { startBench } from './start-bench.ts';

const ROWS = 100_000;
const WARM_UP_ROWS = 2000;
const SAMPLE_MS = 20;
const POLL_MS = 25;
const MEGABYTE = 1_000_000;

const bench = await startBench({ workers: true });
await insertMesas(bench, ROWS);
await sql`analyze`.execute(bench.database.kysely);
const token = await openTestSession(bench.database.kysely, '1000000001');

function call(method: 'GET' | 'POST', path: string, payload?: object) {
  return bench.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}

/** Rows up to which the answer is the file itself. */
async function setDirectas(rows: number): Promise<void> {
  await sql`update parametros set valor = ${JSON.stringify(rows)}::jsonb
    where clave = 'exportaciones.filasDirectas'`.execute(bench.database.kysely);
}

async function prepare(formato: string, filtro: object = {}) {
  const asked = (await call('POST', '/mesaInteroperabilidad/exportar', { formato, ...filtro })).json();
  for (;;) {
    const row = (await call('GET', `/exportaciones/${asked.id}`)).json();
    if (row.estado === 'lista') return row;
    if (row.estado === 'fallida') throw new Error(row.motivo);
    await wait(POLL_MS);
  }
}

const figure = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(2)} s`;

async function measure(
  name: string,
  work: () => Promise<{ bytes: number; filasHechas: number }>,
): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, SAMPLE_MS);
  const start = performance.now();
  const { bytes, filasHechas } = await work();
  const taken = seconds(start);
  clearInterval(sampler);
  console.log(
    `${name}: ${filasHechas} rows, ${taken}, file ${figure(bytes)}, memory ${figure(before)} + ${figure(peak - before)}`,
  );
}

console.log(`PostgreSQL ${bench.postgres}, ${ROWS} mesas and those of the demo`);
await setDirectas(1);
// Code that is loaded and compiled once is not a cost of a table.
for (const formato of ['xlsx', 'csv']) await prepare(formato, { nombre: `${WARM_UP_ROWS}` });
const quarter = { nombre: 'Ñandú' };
for (const formato of ['xlsx', 'csv']) {
  await measure(`${formato}, a part in the background`, () => prepare(formato, quarter));
  await measure(`${formato}, all in the background`, () => prepare(formato));
}
await setDirectas(ROWS * 2);
await measure('csv, all as the answer (held by this caller)', async () => {
  const answer = await call('POST', '/mesaInteroperabilidad/exportar', { formato: 'csv' });
  return { bytes: answer.rawPayload.length, filasHechas: answer.body.split('\r\n').length - 2 };
});
globalThis.gc?.();
const start = performance.now();
const { rows } = await sql`select m.activa, m.nombre, e.nombre as entidad, u.primer_nombre, u.primer_apellido,
    (select count(*) from mesas_servicios ms where ms.mesa_id = m.id) as servicios
  from mesas m join entidades e on e.id = m.entidad_lider_id join usuarios u on u.id = m.consultor_principal_id
  order by clave_orden(m.nombre) collate "C", m.id`.execute(bench.database.kysely);
console.log(`the plain query, all rows in memory: ${rows.length} rows, ${seconds(start)}`);
await bench.close();
