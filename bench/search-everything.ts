// The search over every kind of record at 100,000 versions of elements, 10,000 servicios and 100,000 requests, beside the
// bare statements of each kind. `npm run bench:search`. The mark is a figure to compare with, never asserted: it depends
// on the machine.
import { openTestSession } from '@marco/test-kit';
import { sql } from 'kysely';
import { insertElementos } from './insert-elementos.ts';
import { insertServicios } from './insert-servicios.ts';
import { type Bench, startBench } from './start-bench.ts';
import { computeTimeAt, measureRounds, presentTimes } from './timed-rounds.ts';
import { writeAsOwner } from './write-as-owner.ts';

const VERSIONES = 100_000;
const SERVICIOS = 10_000;
const SOLICITUDES = 100_000;
const MARK_MS = 80;
const ADMINISTRADOR = '1000000001';
const LIDER = '1000000003';

const bench = await startBench();
const { kysely } = bench.database;
await writeAsOwner(bench, async (filled) => {
  await insertElementos(filled, VERSIONES);
  await insertServicios(filled, SERVICIOS);
  await insertSolicitudes(filled.database);
});

/** Requests of every state, each of a servicio. */
async function insertSolicitudes({ kysely: country }: Bench['database']): Promise<void> {
  await sql`with s as materialized (select array_agg(id order by id) as ids from servicios),
    es as materialized (select array_agg(id order by orden) as ids from estados_solicitud),
    u as materialized (select min(id) as id from usuarios)
  insert into solicitudes (radicado, radicada_en, nivel, tipo, servicio_id, servicio_nombre, entidad_id, estado_id,
    solicitante_id, fecha_vencimiento, cerrada_en, created_at, updated_at)
  select 'LCI-N1-2020-' || lpad(n::text, 6, '0'), t.en, 1, 'nueva', sv.id, sv.nombre, sv.entidad_id, es.ids[2 + n % 13], u.id,
    (t.en + interval '30 days')::date, case when 2 + n % 13 > 10 then t.en + interval '20 days' end, t.en, t.en
  from generate_series(1, ${sql.lit(SOLICITUDES)}) n, s, es, u,
    lateral (select timestamptz '2020-01-01 15:00Z' + n * interval '20 minutes' as en) t,
    lateral (select id, nombre, entidad_id from servicios where id = s.ids[1 + n % cardinality(s.ids)]) sv`.execute(
    country,
  );
}

const tokens = new Map<string, string>();
for (const numero of [ADMINISTRADOR, LIDER]) tokens.set(numero, await openTestSession(kysely, numero));

/** What people look for, from a name to a word that stands in nearly everything. */
const SEARCHES = [
  ['a name', 'consulta de pasaportes 4616'],
  ['a radicado', 'LCI-N1-2020-004321'],
  ['a word of some', 'notificación'],
  ['a word of an eighth', 'pasaportes'],
  ['a part of a word', 'aport'],
  ['nearly everything', 'registro'],
  ['a scope word', 'consulta estado:devuelta'],
  ['nothing', 'zzyzx'],
] as const;

let calls = 0;

/** Each call comes from another address: how many one may make is not what is measured. */
async function search(numero: string, q: string): Promise<void> {
  calls += 1;
  const answer = await bench.app.inject({
    url: `/api/busqueda?${new URLSearchParams({ q })}`,
    headers: { authorization: `Bearer ${tokens.get(numero)}` },
    remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { faltantes } = answer.json();
  if (faltantes.length > 0) throw new Error(`Not searched: ${faltantes}`);
}

/** The rows of the three largest kinds and how many there are, by themselves: no rights, no order, no names, no HTTP. */
async function bare(q: string): Promise<void> {
  const like = (column: string) => sql`${sql.ref(column)} like '%' || texto_busqueda(${q}) || '%'`;
  await Promise.all([
    sql`select id, count(*) over () from elementos_versiones where ${like('texto_de_busqueda')} limit 4`.execute(
      kysely,
    ),
    sql`select id, count(*) over () from solicitudes where ${like('texto_de_busqueda')} limit 4`.execute(
      kysely,
    ),
    sql`select servicio_id, count(*) over () from directorio_servicios where ${like('texto')} limit 4`.execute(
      kysely,
    ),
  ]);
}

const all: number[] = [];
const allBare: number[] = [];
for (const [name, q] of SEARCHES) {
  const alone = await measureRounds(() => bare(q.replace(/ estado:\S+/, '')));
  allBare.push(...alone);
  for (const numero of [ADMINISTRADOR, LIDER]) {
    const times = await measureRounds(() => search(numero, q));
    all.push(...times);
    const ratio = computeTimeAt(times, 0.5) / computeTimeAt(alone, 0.5);
    const who = numero === LIDER ? 'leader' : 'administrator';
    console.log(
      `${name} (${who}): ${presentTimes(times)}; bare ${presentTimes(alone)}; ratio ${ratio.toFixed(1)}`,
    );
  }
}
console.log(
  `all: ${presentTimes(all)} (mark for p95 ${MARK_MS} ms); bare ${presentTimes(allBare)}; ` +
    `ratio ${(computeTimeAt(all, 0.5) / computeTimeAt(allBare, 0.5)).toFixed(1)}`,
);
await bench.close();
