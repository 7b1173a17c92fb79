// Import of the operation of a day: `npm run bench:monitoring -- [records]`, 1,000,000 unless said otherwise. The sums must
// equal a count of its own, percentiles must lie in the bucket of the exact ones, the same file again must change nothing,
// and the memory of the product must stay flat: what it holds once its garbage is collected must not grow with the file. What
// the process takes of the machine is told beside it and judges nothing: it says how late the engine collects, which depends
// on how busy the machine is. Exit 1 when one of them does not hold, or the import takes a minute.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openTestSession } from '@marco/test-kit';
import { sql } from 'kysely';
import { startBench } from '../start-bench.ts';
import { createExchanges } from './create-records.ts';
import { createHeldMemory } from './held-memory.ts';

const RECORDS = Number(process.argv[2] ?? 1_000_000);
const LIMIT_SECONDS = 60;
/**
 * What may be held more in the last tenth of a file than in the second: a piece may be open at one measure and not at the
 * other. A record of which 40 bytes were kept would take 32 MB in the 800,000 records between.
 */
const LIMIT_BYTES = 30_000_000;
const HOUR_MS = 3_600_000;
const POLL_MS = 100;
/** The operator of the demo data. */
const OPERADOR = '1000000012';
const dayStart = Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 48 * HOUR_MS;

const run = promisify(execFile);
const bench = await startBench({ environment: { PORT: '0' }, listen: true, workers: true });
const { kysely } = bench.database;
const token = await openTestSession(kysely, OPERADOR);
const base = bench.app.listeningOrigin;
const caller = new URL('send-records.ts', import.meta.url).pathname;
const send = async (length: string): Promise<string> => {
  const args = [caller, base, token, String(RECORDS), String(dayStart), length];
  return (await run(process.execPath, args)).stdout.trim();
};

interface Import {
  readonly id: number;
  readonly version: number;
  readonly estado: string;
  readonly resumen: { readonly registros: number; readonly repetidos: number };
}
const headers = { authorization: `Bearer ${token}` };
const read = async (id: string): Promise<Import> =>
  (await (await fetch(`${base}/api/xroad/importaciones/${id}`, { headers })).json()) as Import;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the file, waits for its hours, and applies it. */
async function importDay(length: string): Promise<Import> {
  const id = await send(length);
  let found = await read(id);
  while (found.estado === 'calculando') {
    await wait(POLL_MS);
    found = await read(id);
  }
  const applied = await fetch(`${base}/api/xroad/importaciones/${id}/pasos`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${found.version}"` },
    body: JSON.stringify({ accion: 'aplicar' }),
  });
  if (applied.status !== 200) throw new Error(await applied.text());
  return found;
}

/** The sums in force, each as one line. */
async function listSums(): Promise<Map<string, string>> {
  const { rows } = await sql<{ clave: string; suma: string }>`
    select h.hora || ' ' || s.codigo || ' ' || m.miembro as clave,
      h.total || ' ' || h.exitosas || ' ' || h.sin_pareja as suma
    from plataforma_horas h
    join plataforma_horas_vigentes v
      on v.ambiente = h.ambiente and v.hora = h.hora and v.importacion_id = h.importacion_id
    join plataforma_relaciones r on r.id = h.relacion_id
    join plataforma_servicios s on s.id = r.servicio_id
    join plataforma_subsistemas m on m.id = r.cliente_id`.execute(kysely);
  return new Map(rows.map(({ clave, suma }) => [clave, suma]));
}

/** The same sums of what was generated, counted one by one. */
function countExchanges() {
  const counts = new Map<string, [total: number, succeeded: number, alone: number]>();
  const durations = new Map<string, number[]>();
  for (const { service, client, hour, succeeded, isPaired, providerMs } of createExchanges(
    RECORDS,
    dayStart,
  )) {
    const key = `${hour} carga-${service} CLIENTE-${client}`;
    const count = counts.get(key) ?? [0, 0, 0];
    count[0] += 1;
    if (succeeded) count[1] += 1;
    if (!isPaired) count[2] += 1;
    counts.set(key, count);
    if (providerMs === null) continue;
    const known = durations.get(`carga-${service}`) ?? [];
    known.push(providerMs);
    durations.set(`carga-${service}`, known);
  }
  return { sums: new Map([...counts].map(([key, count]) => [key, count.join(' ')])), durations };
}

interface ServiceFound {
  readonly identificador: string;
  readonly p95: { readonly desde: number; readonly hasta: number | null } | null;
}

/** Services whose percentile as the product tells it does not hold the exact one. */
async function listWrongPercentiles(durations: ReadonlyMap<string, number[]>): Promise<string[]> {
  const answer = await fetch(`${base}/api/xroad/servicios?tamano=100&texto=carga-`, { headers });
  const { servicios } = (await answer.json()) as { readonly servicios: readonly ServiceFound[] };
  const wrong = servicios.flatMap(({ identificador, p95 }) => {
    const code = identificador.split('/').at(-2) ?? '';
    const sorted = (durations.get(code) ?? []).toSorted((one, other) => one - other);
    const exact = sorted[Math.ceil(0.95 * sorted.length) - 1];
    const isIn =
      p95 && exact !== undefined && exact >= p95.desde && (p95.hasta === null || exact < p95.hasta);
    return isIn ? [] : [`${code}: ${exact} ms is not in ${JSON.stringify(p95)}`];
  });
  return servicios.length === durations.size ? wrong : [...wrong, `${servicios.length} services were told`];
}

function listDifferences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => one.get(key) !== other.get(key));
}

const length = await send('0');
const held = createHeldMemory(async () => {
  const { rows } = await sql<{ part: number | null }>`
    select recibidos::float8 / bytes as part from plataforma_importaciones where nombre = 'carga.jsonl'`.execute(
    kysely,
  );
  return rows[0]?.part ?? 0;
});
const begin = performance.now();
const first = await importDay(length);
const { tenths, atEnd, peak, pausedMs } = await held.stop();
// The collections are of the measure, not of the import.
const seconds = (performance.now() - begin - pausedMs) / 1000;
const known = tenths.filter((one) => one !== undefined);
// The first tenth fills what is filled once.
const [start10 = 0, last10 = 0] = [known[1], known.at(-1)];

const { sums: expected, durations } = countExchanges();
const stored = await listSums();
const percentiles = await listWrongPercentiles(durations);
const second = await importDay(length);
const again = await listSums();
await bench.close();

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
const checks: readonly (readonly [what: string, holds: boolean, told: string])[] = [
  ['records read', first.resumen.registros === RECORDS, `${first.resumen.registros}`],
  ['sums equal the count', listDifferences(stored, expected).length === 0, `${stored.size} sums`],
  ['percentiles within a bucket', percentiles.length === 0, percentiles[0] ?? `${durations.size} services`],
  ['twice is once', second.resumen.repetidos === RECORDS, `${second.resumen.repetidos} repeated`],
  ['sums unchanged', listDifferences(again, stored).length === 0, `${again.size} sums`],
  [
    'memory flat while it comes',
    known.length > 2 && last10 - start10 < LIMIT_BYTES,
    `held in its tenths: ${tenths.map((one) => (one === undefined ? 'not seen' : megabytes(one))).join(', ')}`,
  ],
  [
    'memory flat to its end',
    atEnd - start10 < LIMIT_BYTES,
    `${megabytes(atEnd)} held with its hours computed, ${megabytes(peak)} taken of the machine at most`,
  ],
  ['below a minute', seconds < LIMIT_SECONDS, `${seconds.toFixed(1)} s for ${megabytes(Number(length))}`],
];
console.log(`PostgreSQL ${bench.postgres}, ${RECORDS} records`);
for (const [what, holds, told] of checks) console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}: ${told}`);
if (checks.some(([, holds]) => !holds)) process.exitCode = 1;
