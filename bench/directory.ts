// The public directory over 10,000 servicios, beside the same SQL run raw and the same search of chains without HTTP.
// `npm run bench:directory`. The marks are figures to compare with, never asserted: they depend on the machine.
import { sql } from 'kysely';
import { busquedaDirectorioSchema } from '../contexts/directorio/contract/filtros-directorio.schema.ts';
import { buildGrafo, computeCadenas } from '../contexts/directorio/rules/cadenas.ts';
import { buildValoresDeFacetas } from '../contexts/directorio/server/busqueda/facetas.queries.ts';
import { buildBusqueda } from '../contexts/directorio/server/busqueda/search-directorio.queries.ts';
import { toConsulta } from '../contexts/directorio/server/busqueda/search-directorio.ts';
import { listLlamadas } from '../contexts/directorio/server/cadenas/llamadas.queries.ts';
import { insertElementos } from './insert-elementos.ts';
import { insertServicios } from './insert-servicios.ts';
import { startBench } from './start-bench.ts';
import { computeTimeAt, measureRounds, presentTimes } from './timed-rounds.ts';

const SERVICIOS = 10_000;
const VERSIONES = 5_000;
const MARKS = { search: 50, chains: 100 };

const bench = await startBench();
const { kysely } = bench.database;
const started = performance.now();
await insertElementos(bench, VERSIONES);
await insertServicios(bench, SERVICIOS);
await sql`vacuum analyze`.execute(kysely);
console.log(`directory written in ${((performance.now() - started) / 1000).toFixed(0)} s`);

const { rows: elementos } = await sql<{ id: number; veces: number }>`
  select e.id, count(*)::int as veces from directorio_servicios d, unnest(d.entrega) as e (id)
  group by e.id order by veces desc, e.id`.execute(kysely);
const { rows: llaves } = await sql<{ id: number }>`
  select e.id from directorio_servicios d, unnest(d.pide) as e (id) group by e.id order by count(*) desc, e.id limit 20`.execute(
  kysely,
);
const common = elementos[0]?.id ?? 0;
const rare = elementos.at(-1)?.id ?? 0;
const middle = elementos[Math.floor(elementos.length / 2)]?.id ?? 0;
const keys = llaves.map(({ id }) => id);

type Query = Readonly<Record<string, string>>;

/** What people look for, from the whole directory to the rarest datum. */
const SEARCHES: readonly (readonly [string, Query])[] = [
  ['everything', {}],
  ['everything, fifth page by date', { orden: 'recientes', pagina: '5' }],
  ['a level and an entity', { estado: 'publicado-nivel-3', entidad: '5' }],
  ['a word of an eighth', { texto: 'consulta' }],
  ['a word of all', { texto: 'registro' }],
  ['two words', { texto: 'pasaportes historial' }],
  ['a name', { texto: 'consulta de pasaportes 4616' }],
  ['a part of a word', { texto: 'aport' }],
  [
    'words and facets',
    { texto: 'consulta', estado: 'publicado-nivel-3,evaluado-nivel-2', datoPersonal: 'no' },
  ],
  ['a typo', { texto: 'pasaprotes' }],
  ['nothing', { texto: 'zzyzx' }],
  ['a common datum', { necesito: String(common) }],
  ['a rare datum', { necesito: String(rare) }],
  [
    'three data with what one has',
    { necesito: `${common},${middle},${rare}`, tengo: keys.slice(0, 3).join(',') },
  ],
];

/** What people have and need. */
const QUESTIONS: readonly (readonly [string, readonly number[], readonly number[]])[] = [
  ['one datum with all keys', keys, [common]],
  ['one datum with one key', keys.slice(0, 1), [common]],
  ['two data', keys, [common, middle]],
  ['three data', keys, [common, middle, rare]],
  [
    'five data with two keys',
    keys.slice(0, 2),
    [common, middle, rare, ...elementos.slice(40, 42).map(({ id }) => id)],
  ],
  ['from nothing', [], [middle]],
  ['ten data', keys, elementos.slice(0, 10).map(({ id }) => id)],
];

let calls = 0;

/** Each call comes from another address: how many one address may make is not what is measured. */
async function get(path: string, query: Query): Promise<void> {
  calls += 1;
  const answer = await bench.app.inject({
    url: `/api-public/directorio${path}?${new URLSearchParams(query)}`,
    remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** The statement of a search by itself: no contract, no names, no HTTP. */
async function raw(query: Query): Promise<void> {
  const busqueda = busquedaDirectorioSchema.parse(query);
  await buildBusqueda(busqueda, toConsulta(busqueda.texto)).execute(kysely);
}

async function rawFacets(query: Query): Promise<void> {
  const filtro = busquedaDirectorioSchema.parse(query);
  await buildValoresDeFacetas(filtro, toConsulta(filtro.texto).palabras).execute(kysely);
}

interface Pair {
  readonly product: number[];
  readonly bare: number[];
}

/** Measures the product and what it stands on, and says both. */
async function compare(all: Pair, name: string, product: () => unknown, bare: () => unknown): Promise<void> {
  const [times, alone] = [await measureRounds(product), await measureRounds(bare)];
  all.product.push(...times);
  all.bare.push(...alone);
  console.log(`  ${name}: ${presentTimes(times)}; bare ${presentTimes(alone)}`);
}

const say = (name: string, { product, bare }: Pair, mark: string) =>
  console.log(
    `${name}: ${presentTimes(product)}${mark}; bare ${presentTimes(bare)}, ratio ${(computeTimeAt(product, 0.95) / computeTimeAt(bare, 0.95)).toFixed(2)}`,
  );

const { rows: counts } = await sql<object>`
  select (select count(*)::int from directorio_servicios) as servicios,
    (select count(*)::int from directorio_llamadas) as llamadas,
    (select count(*)::int from directorio_palabras) as palabras`.execute(kysely);
console.log(`PostgreSQL ${bench.postgres}: ${JSON.stringify(counts[0])}`);

const searches: Pair = { product: [], bare: [] };
for (const [name, query] of SEARCHES)
  await compare(
    searches,
    name,
    () => get('', query),
    () => raw(query),
  );
say('search', searches, ` (mark ${MARKS.search} ms)`);

const facets: Pair = { product: [], bare: [] };
for (const [name, query] of SEARCHES)
  await compare(
    facets,
    `facets of ${name}`,
    () => get('/facetas', query),
    () => rawFacets(query),
  );
say('facets', facets, '');

const grafo = buildGrafo(await listLlamadas(kysely));
const chains: Pair = { product: [], bare: [] };
for (const [name, tengo, necesito] of QUESTIONS) {
  const query = { tengo: tengo.slice(0, 10).join(','), necesito: necesito.join(',') };
  await compare(
    chains,
    `chains, ${name}`,
    () => get('/cadenas', query),
    () => computeCadenas(grafo, tengo.slice(0, 10), necesito),
  );
}
say('chains', chains, ` (mark ${MARKS.chains} ms)`);
const reading = await measureRounds(async () => buildGrafo(await listLlamadas(kysely)));
console.log(`calls read anew, once for each change: ${presentTimes(reading)}`);
await bench.close();
