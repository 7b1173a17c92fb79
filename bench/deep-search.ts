// Deep search over 200 mesas of 50 meetings of 5 files, beside the plain query. `npm run bench:deep-search`.
// The limit is a figure to compare with, never asserted: it depends on the machine.
import { openTestSession } from '@marco/test-kit';
import { sql } from 'kysely';
import { insertMesas, insertReuniones } from './insert-mesas.ts';
import { computePercentile } from './percentile.ts';
import { startBench } from './start-bench.ts';

const MESAS = 200;
const REUNIONES = 50;
const ARCHIVOS = 5;
const ROUNDS = 60;
const WARM_UP_ROUNDS = 5;
const LIMIT_MS = 50;

const bench = await startBench();
const { kysely } = bench.database;
const { rows: present } = await sql<{ total: number }>`select count(*)::int as total from mesas`.execute(
  kysely,
);
await insertMesas(bench, MESAS - (present[0]?.total ?? 0));
await insertReuniones(bench, REUNIONES, ARCHIVOS);
// Not every meeting speaks of the same: one of five hundred matters each, some of them with an accent.
await sql`update reuniones set avance = avance || ' Se revisó la verificación número ' || id % 500 || 'vf.'
  where tematica like 'Temática %'`.execute(kysely);
// A server runs this by itself. Without it the text indexes also read a list of recent changes.
await sql`vacuum analyze`.execute(kysely);
const token = await openTestSession(kysely, '1000000001');

/** Searched texts, from the rarest to one that occurs in every text; public unless a session is given. */
const SEARCHES = [
  ['a word of few meetings', { texto: 'VERIFICACIÓN 77vf' }],
  ['the name of a document', { texto: 'documento-77' }],
  ['a word of some mesas', { texto: 'pasaporte' }],
  ['two words and facets', { texto: 'pasaporte información', estado: true, fuente: 'nombre' }],
  ['words of every meeting', { texto: 'avance reunion' }],
  ['two letters', { texto: 'ac' }],
  ['no text, by facets alone', { texto: '', estado: true }],
] as const;

async function search(body: object, isPrivate = false): Promise<void> {
  const answer = await bench.app.inject({
    method: 'POST',
    url: `/api${isPrivate ? '' : '-public'}/mesaInteroperabilidad/buscar`,
    headers: isPrivate ? { authorization: `Bearer ${token}` } : {},
    payload: { pagina: 1, tamano: 10, ...body },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Which mesas hold the first word anywhere, as a plain statement: no ranking, fragments nor facets. */
async function plain({ texto }: { readonly texto: string }): Promise<void> {
  const pattern = sql`'%' || texto_busqueda(${texto.split(' ')[0]}) || '%'`;
  await sql`select id from mesas m where texto_busqueda(nombre) like ${pattern}
      or texto_busqueda(objetivo) like ${pattern} or texto_busqueda(descripcion) like ${pattern}
    union select mesa_id from reuniones r where estado = 'realizada'
      and (tematica_de_busqueda like ${pattern} or avance_de_busqueda like ${pattern})
    union select r.mesa_id from archivos a join reuniones_archivos ra on ra.archivo_id = a.id
      join reuniones r on r.id = ra.reunion_id where r.estado = 'realizada' and a.nombre_de_busqueda like ${pattern}`.execute(
    kysely,
  );
}

async function measure(work: () => Promise<void>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

const at = (times: readonly number[], part: number) => computePercentile(times, part).toFixed(1);
const figures = (times: readonly number[]) => `p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`;

const { rows: counts } = await sql<object>`
  select (select count(*)::int from mesas) as mesas, (select count(*)::int from reuniones) as reuniones,
    (select count(*)::int from reuniones_archivos) as archivos`.execute(kysely);
console.log(`PostgreSQL ${bench.postgres}: ${JSON.stringify(counts[0])}; limit for p95: ${LIMIT_MS} ms`);
const start = performance.now();
await search({ texto: 'primera' });
console.log(`the first search of the process: ${(performance.now() - start).toFixed(0)} ms`);
for (const [name, body] of SEARCHES) {
  console.log(`${name}: ${figures(await measure(() => search(body)))}`);
  console.log(`  with a session: ${figures(await measure(() => search(body, true)))}`);
  console.log(`  plain query: ${figures(await measure(() => plain(body)))}`);
}
await bench.close();
