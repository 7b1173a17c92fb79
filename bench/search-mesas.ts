// Search of the mesas home over 200 mesas of 50 meetings of 5 files, beside the plain query. `npm run bench:search-mesas`.
// The limit is a figure to compare with, never asserted: it depends on the machine.
import { sql } from 'kysely';
import { insertMesas, insertReuniones } from './insert-mesas.ts';
import { computePercentile } from './percentile.ts';
import { startBench } from './start-bench.ts';

const MESAS = 200;
const REUNIONES = 50;
const ARCHIVOS = 5;
const ROUNDS = 60;
const WARM_UP_ROUNDS = 10;
const LIMIT_MS = 50;

const bench = await startBench();
const { kysely } = bench.database;
const { rows: present } = await sql<{ total: number }>`select count(*) as total from mesas`.execute(kysely);
await insertMesas(bench, MESAS - (present[0]?.total ?? 0));
await insertReuniones(bench, REUNIONES, ARCHIVOS);
// A server runs this by itself. Without it the text indexes also read a list of recent changes.
await sql`vacuum analyze`.execute(kysely);

/** What people search: everything, words, states, and each with another order. */
const SEARCHES = [
  {},
  { nombre: 'pasaporte' },
  { nombre: 'informacion', estado: true },
  { estado: false, ordenarPor: 'razonSocial' },
  { ordenarPor: 'cantidadServicios', descendente: true, pagina: 3 },
  { ordenarPor: 'nombreCompleto', pagina: 5 },
  { servicioMesa: 3, estado: true },
  { estadoServicio: 2 },
] as const;

async function search(body: object, path = '/mesaInteroperabilidad/listar'): Promise<number> {
  const answer = await bench.app.inject({
    method: 'POST',
    url: `/api-public${path}`,
    payload: { pagina: 1, tamano: 10, ...body },
  });
  return answer.statusCode;
}

/** The page and the count as plain statements, without the product around them. */
async function plain({ nombre = '' }: { readonly nombre?: string }): Promise<void> {
  const like = sql`texto_busqueda(m.nombre) like '%' || texto_busqueda(${nombre}) || '%'`;
  await Promise.all([
    sql`select m.id, m.activa, m.nombre, e.nombre as entidad, u.primer_nombre,
        (select count(*) from mesas_servicios ms where ms.mesa_id = m.id) as servicios
      from mesas m join entidades e on e.id = m.entidad_lider_id join usuarios u on u.id = m.consultor_principal_id
      where ${like} order by clave_orden(m.nombre) collate "C", m.id limit 10`.execute(kysely),
    sql`select count(*) from mesas m where ${like}`.execute(kysely),
  ]);
}

async function measure<Body extends object>(bodies: readonly Body[], work: (body: Body) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const body of bodies) {
      const start = performance.now();
      await work(body);
      if (round >= 0) times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => computePercentile(times, part).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms of ${times.length}`;
}

const { rows: counts } = await sql<{ mesas: number; reuniones: number; archivos: number }>`
  select (select count(*) from mesas) as mesas, (select count(*) from reuniones) as reuniones,
    (select count(*) from reuniones_archivos) as archivos`.execute(kysely);
console.log(`PostgreSQL ${bench.postgres}: ${JSON.stringify(counts[0])}; limit for p95: ${LIMIT_MS} ms`);
console.log(`plain query: ${await measure([{}, { nombre: 'pasaporte' }], plain)}`);
console.log(`search of the home: ${await measure(SEARCHES, (body) => search(body))}`);
const DEEP = '/mesaInteroperabilidad/buscar';
const words = ['', 'pasaporte', 'informacion', 'avance reunion', 'documento-77'].map((texto) => ({ texto }));
if ((await search({ texto: 'pasaporte' }, DEEP)) === 200)
  console.log(`deep search of the home: ${await measure(words, (body) => search(body, DEEP))}`);
await bench.close();
