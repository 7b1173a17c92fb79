// The home of five people over 100,000 elements, 10,000 servicios and 100,000 requests, beside its statements run raw.
// `npm run bench:home`. The marks are figures to compare with, never asserted: they depend on the machine.
import { openTestSession } from '@marco/test-kit';
import { sql } from 'kysely';
import { joins } from '../apps/api/src/modules.ts';
import { findActor } from '../contexts/acceso/server/actor.queries.ts';
import {
  AMBITOS_ASUNTO,
  ASUNTOS_DE_UN_GRUPO,
  ASUNTOS_POR_GRUPO,
} from '../contexts/usuarios/contract/asunto.terms.ts';
import { computeCorte } from '../contexts/usuarios/rules/actividades/corte.ts';
import { countJuntos, listPorGrupo } from '../contexts/usuarios/server/actividades/asuntos.queries.ts';
import { insertElementos } from './insert-elementos.ts';
import { insertServicios } from './insert-servicios.ts';
import { type Bench, startBench } from './start-bench.ts';
import { computeTimeAt, measureByTurns, presentTimes } from './timed-rounds.ts';
import { writeAsOwner } from './write-as-owner.ts';

const VERSIONES = 100_000;
const SERVICIOS = 10_000;
const SOLICITUDES = 100_000;
const MARK = 100;

/** Demo people whose homes differ most. */
const PEOPLE: readonly (readonly [string, string])[] = [
  ['administrator', '1000000001'],
  ['consultant', '1000000002'],
  ['leader', '1000000003'],
  ['operator', '1000000012'],
  ['coordinator', '1000000013'],
];

const bench = await startBench();
const { kysely } = bench.database;
await writeAsOwner(bench, async (filled) => {
  await insertElementos(filled, VERSIONES);
  await insertServicios(filled, SERVICIOS);
  await insertSolicitudes(filled.database);
});

/** Requests of every state over all entidades, one in ten of them open, as in a country that certified for years. */
async function insertSolicitudes({ kysely: country }: Bench['database']): Promise<void> {
  await sql`with s as materialized (select array_agg(id order by id) as ids from servicios),
      abiertos as materialized (select array_agg(id order by orden) as ids from estados_solicitud
        where codigo in ('pendiente-entidad', 'devuelta', 'radicada', 'asignada', 'en-revision', 'en-conceptualizacion',
          'concepto-favorable')),
      cerrado as materialized (select id from estados_solicitud where codigo = 'certificada'),
      u as materialized (select min(id) as solicitante from usuarios),
      c as materialized (select array_agg(u.id order by u.id) as ids from usuarios u
        where u.numero_identificacion in ('1000000001', '1000000002', '1000000013'))
    insert into solicitudes (radicado, radicada_en, nivel, tipo, servicio_id, servicio_nombre, entidad_id, estado_id, solicitante_id,
      consultor_id, fecha_vencimiento, cerrada_en, created_at, updated_at)
    select 'LCI-N1-2020-' || lpad(n::text, 6, '0'), t.en, 1, 'nueva', sv.id, sv.nombre, sv.entidad_id,
      case when n % 10 = 0 then abiertos.ids[1 + n / 10 % cardinality(abiertos.ids)] else cerrado.id end,
      u.solicitante, c.ids[1 + n % cardinality(c.ids)], (t.en + interval '30 days')::date,
      case when n % 10 <> 0 then t.en + interval '20 days' end, t.en, t.en
    from generate_series(1, ${sql.lit(SOLICITUDES)}) n, s, abiertos, cerrado, u, c,
      lateral (select now() - n * interval '10 minutes' as en) t,
      lateral (select id, nombre, entidad_id from servicios where id = s.ids[1 + n * 7 % cardinality(s.ids)]) sv`.execute(
    country,
  );
}

async function ask(bearer: string): Promise<void> {
  const answer = await bench.app.inject({
    url: '/api/inicio',
    headers: { authorization: `Bearer ${bearer}` },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const failed = Object.entries(answer.json().bloques).filter(
    ([, bloque]) => Reflect.get(bloque ?? {}, 'estado') === 'fallo',
  );
  if (failed.length > 0) throw new Error(`These blocks failed: ${failed.map(([codigo]) => codigo)}`);
}

/** The statements of the matters of a person by themselves: no session, no texts, no other block, no HTTP. */
async function prepareBare(bearer: string): Promise<() => Promise<unknown>> {
  const actor = await findActor(kysely, bearer, false);
  if (!actor) throw new Error('Nobody has this session.');
  const corte = computeCorte(new Date());
  const statements = AMBITOS_ASUNTO.flatMap((ambito): (() => Promise<unknown>)[] => {
    const tipos = joins.actividades.flatMap(
      ({ findEspera }) => findEspera(actor, ambito)?.buildAsuntos ?? [],
    );
    if (ambito === 'entidad') return [() => countJuntos(kysely, tipos)];
    const porGrupo = ambito === 'otros' ? ASUNTOS_DE_UN_GRUPO : ASUNTOS_POR_GRUPO;
    return tipos.map((buildAsuntos) => () => listPorGrupo(kysely, buildAsuntos, corte, porGrupo));
  });
  console.log(`  ${statements.length} statements`);
  return () => Promise.all(statements.map((run) => run()));
}

const product: number[] = [];
const bare: number[] = [];
for (const [name, numero] of PEOPLE) {
  const bearer = await openTestSession(kysely, numero);
  const run = await prepareBare(bearer);
  const [times, alone] = await measureByTurns(() => ask(bearer), run);
  product.push(...times);
  bare.push(...alone);
  const suya = computeTimeAt(times, 0.5) / computeTimeAt(alone, 0.5);
  console.log(
    `  home of the ${name}: ${presentTimes(times)}; bare ${presentTimes(alone)}; ratio ${suya.toFixed(1)}`,
  );
}
const ratio = computeTimeAt(product, 0.95) / computeTimeAt(bare, 0.95);
console.log(
  `home: ${presentTimes(product)} (mark p95 ${MARK} ms); bare ${presentTimes(bare)}, ratio ${ratio.toFixed(2)}`,
);
await bench.close();
