// The reports of requests, of validations and of downloads at a million rows each, beside the same counts and pages by
// themselves. `npm run bench:reportes`; `ROWS=50000` for fewer. The mark is a figure to compare with, never asserted.
import { openTestSession } from '@marco/test-kit';
import { type RawBuilder, sql } from 'kysely';
import { insertServicios } from './insert-servicios.ts';
import { type Bench, startBench } from './start-bench.ts';
import { computeTimeAt, measureRounds, presentTimes } from './timed-rounds.ts';
import { writeAsOwner } from './write-as-owner.ts';

const ROWS = Number(process.env['ROWS'] ?? 1_000_000);
const SERVICIOS = 10_000;
const MARK = 2;
const ADMINISTRADOR = '1000000001';
const LIDER = '1000000003';

const bench = await startBench();
const { kysely } = bench.database;
await writeAsOwner(bench, async (filled) => {
  await insertServicios(filled, SERVICIOS);
  await insertHechos(filled.database);
});

/** Requests of every state, and validations and downloads of a thousand days, each of an entidad. */
async function insertHechos({ kysely: country }: Bench['database']): Promise<void> {
  await sql`with s as materialized (select array_agg(id order by id) as ids from servicios),
    es as materialized (select array_agg(id order by orden) as ids from estados_solicitud),
    u as materialized (select min(id) as id from usuarios)
  insert into solicitudes (radicado, radicada_en, nivel, tipo, servicio_id, servicio_nombre, entidad_id, estado_id,
    solicitante_id, fecha_vencimiento, cerrada_en, created_at, updated_at)
  select 'LCI-N1-2020-' || lpad(n::text, 7, '0'), t.en, 1, 'nueva', sv.id, sv.nombre, sv.entidad_id, es.ids[2 + n % 13], u.id,
    (t.en + interval '30 days')::date, case when 2 + n % 13 > 10 then t.en + interval '20 days' end, t.en, t.en
  from generate_series(1, ${sql.lit(ROWS)}) n, s, es, u,
    lateral (select timestamptz '2020-06-01 15:00Z' + n * (interval '2000 days' / ${sql.lit(ROWS)}) as en) t,
    lateral (select id, nombre, entidad_id from servicios where id = s.ids[1 + n % cardinality(s.ids)]) sv`.execute(
    country,
  );
  await sql`with v as materialized (select array_agg(id order by id) as ids from elementos_versiones where estado = 'incorporado'),
    e as materialized (select array_agg(id order by id) as ids from (select id from entidades order by id limit 120) x),
    c as (insert into validaciones (esquema, formato, version_id, entidad_id, resultado, mensajes, errores, created_at)
      select 'elemento', case when n % 2 = 0 then 'xml' else 'json' end, v.ids[1 + n % cardinality(v.ids)],
        e.ids[1 + n % cardinality(e.ids)], case when n % 3 = 0 then 'invalido' else 'valido' end, 1 + n % 5, n % 3,
        now() - (n % 1000) * interval '1 day'
      from generate_series(1, ${sql.lit(ROWS)}) n, v, e returning id, resultado)
    insert into validaciones_reglas (validacion_id, regla, cantidad)
    select id, 'estructura', 1 from c where resultado = 'invalido'`.execute(country);
  await sql`with v as materialized (select array_agg(id order by id) as ids from elementos_versiones where estado = 'incorporado'),
    e as materialized (select array_agg(id order by id) as ids from (select id from entidades order by id limit 120) x)
    insert into esquemas_descargas (tipo, version_id, entidad_id, created_at)
    select case when n % 2 = 0 then 'xsd' else 'json' end, v.ids[1 + n % cardinality(v.ids)], e.ids[1 + n % cardinality(e.ids)],
      now() - (n % 1000) * interval '1 day' from generate_series(1, ${sql.lit(ROWS)}) n, v, e`.execute(
    country,
  );
}

const tokens = new Map<string, string>();
for (const numero of [ADMINISTRADOR, LIDER]) tokens.set(numero, await openTestSession(kysely, numero));
const { rows: lideradas } = await sql<{ id: number }>`select min(m.entidad_id) as id from membresias m
  join usuarios u on u.id = m.usuario_id where u.numero_identificacion = ${LIDER} and m.estado = 'activa'`.execute(
  kysely,
);

let calls = 0;

/** Each call comes from another address: how many one may make is not what is measured. */
async function read(numero: string, palabra: string, filtro: object): Promise<number> {
  calls += 1;
  const answer = await bench.app.inject({
    method: 'POST',
    url: `/api/reportes/${palabra}`,
    headers: { authorization: `Bearer ${tokens.get(numero)}` },
    remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
    payload: filtro,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().total;
}

interface Bare {
  readonly count: RawBuilder<unknown>;
  readonly page: RawBuilder<unknown>;
}

const DIA = (column: string) => sql`(${sql.ref(column)} at time zone 'America/Bogota')::date`;
const MES = { desde: '2025-01-01', hasta: '2025-01-31' };
const EN_MES = (column: string) =>
  sql`${sql.ref(column)} >= '2025-01-01 05:00Z' and ${sql.ref(column)} < '2025-02-01 05:00Z'`;

/** Count, sums and page of requests: no rights, no names, no times of each side, no HTTP. */
const ofSolicitudes = (condition: RawBuilder<unknown>): Bare => ({
  count: sql`select count(*), count(*) filter (where not es.cerrado) from solicitudes s
    join estados_solicitud es on es.id = s.estado_id where ${condition}`,
  page: sql`select s.id, s.radicado, s.servicio_nombre from solicitudes s join estados_solicitud es on es.id = s.estado_id
    where ${condition} order by s.created_at desc, s.id limit 20`,
});
const ofGrupos = (grupos: RawBuilder<unknown>): Bare => ({
  count: sql`select count(*), sum(g.cuantos) from ${grupos} g`,
  page: sql`select * from ${grupos} g order by g.dia desc, g.id desc limit 20`,
});
const ofValidaciones = (condition: RawBuilder<unknown>) =>
  ofGrupos(sql`(select min(c.id) as id, ${DIA('c.created_at')} as dia, c.entidad_id, c.version_id, c.formato,
    sum(c.mensajes) as cuantos from validaciones c where ${condition} group by 2, 3, 4, 5)`);
const ofDescargas = (condition: RawBuilder<unknown>) =>
  ofGrupos(sql`(select min(d.id) as id, ${DIA('d.created_at')} as dia, d.tipo, d.version_id, d.entidad_id,
    count(*) as cuantos from esquemas_descargas d where ${condition} group by 2, 3, 4, 5)`);

const SOLICITUDES = 'solicitudServicioByFilter';
const TODO = sql`true`;
const CASES: readonly (readonly [
  name: string,
  numero: string,
  palabra: string,
  filtro: object,
  bare: Bare,
])[] = [
  ['all requests', ADMINISTRADOR, SOLICITUDES, {}, ofSolicitudes(sql`es.codigo <> 'borrador'`)],
  ['requests of a month', ADMINISTRADOR, SOLICITUDES, MES, ofSolicitudes(EN_MES('s.radicada_en'))],
  ['requests of an entidad', LIDER, SOLICITUDES, {}, ofSolicitudes(sql`s.entidad_id = ${lideradas[0]?.id}`)],
  [
    'requests by a word',
    ADMINISTRADOR,
    SOLICITUDES,
    { texto: 'pasaportes' },
    ofSolicitudes(sql`s.texto_de_busqueda like '%pasaportes%'`),
  ],
  ['all validations', ADMINISTRADOR, 'validador', {}, ofValidaciones(TODO)],
  ['validations of a month', ADMINISTRADOR, 'validador', MES, ofValidaciones(EN_MES('c.created_at'))],
  ['all downloads', ADMINISTRADOR, 'schema', {}, ofDescargas(TODO)],
  ['downloads of a month', ADMINISTRADOR, 'schema', MES, ofDescargas(EN_MES('d.created_at'))],
];

for (const [name, numero, palabra, filtro, { count, page }] of CASES) {
  const total = await read(numero, palabra, filtro);
  const alone = await measureRounds(() => Promise.all([count.execute(kysely), page.execute(kysely)]));
  const times = await measureRounds(() => read(numero, palabra, filtro));
  const ratio = computeTimeAt(times, 0.5) / computeTimeAt(alone, 0.5);
  console.log(
    `${name} (${total} rows): ${presentTimes(times)}; bare ${presentTimes(alone)}; ratio ${ratio.toFixed(1)} (mark ${MARK})`,
  );
}
await bench.close();
