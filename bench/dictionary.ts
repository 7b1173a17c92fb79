// The public dictionary over 100,000 versions of elements, beside the same SQL run raw. `npm run bench:dictionary`.
// The limits are figures to compare with, never asserted: they depend on the machine.
import { sql } from 'kysely';
import { busquedaDiccionarioSchema } from '../contexts/diccionario/contract/diccionario.schema.ts';
import { parseTerminos } from '../contexts/diccionario/rules/terminos.ts';
import { buildBusqueda } from '../contexts/diccionario/server/search-diccionario.queries.ts';
import { insertElementos } from './insert-elementos.ts';
import { startBench } from './start-bench.ts';
import { takeRegistry } from './take-registry.ts';
import { computeTimeAt, measureRounds, presentTimes } from './timed-rounds.ts';

const VERSIONES = 100_000;
const TENTH = VERSIONES / 10;
const LIMITS = { search: 50, suggest: 20 };

const small = await startBench();
await insertElementos(small, TENTH);
const tenth = await takeRegistry(small);
await small.close();

const bench = await startBench();
const { kysely } = bench.database;
const started = performance.now();
await insertElementos(bench, VERSIONES);
await sql`vacuum analyze`.execute(kysely);
console.log(`registry written in ${((performance.now() - started) / 1000).toFixed(0)} s`);

/** What people look for, from the rarest word to the whole registry. */
const SEARCHES: readonly (readonly [string, object])[] = [
  ['everything', {}],
  ['everything, second page by date', { orden: 'reciente', pagina: 2 }],
  ['a domain', { dominio: 1 }],
  ['an entity and a type', { entidad: 5, tipoDato: 'fecha' }],
  ['one element', { texto: 'número 31337' }],
  ['a word of some', { texto: 'pasaporte' }],
  ['two words', { texto: 'fecha vacuna' }],
  ['three words', { texto: 'código de predio para archivo' }],
  ['words and a facet', { texto: 'licencia', clase: 'lista' }],
  ['a start of a word', { texto: 'matric' }],
  ['a synonym', { texto: 'campo 4711' }],
  ['a typo', { texto: 'pasaprote' }],
  ['nothing', { texto: 'zzyzx' }],
  ['an identificador', { texto: 'dato12345Medida' }],
  ['an OID', { texto: '2.999.170.1.1.99.777' }],
  ['all states', { texto: 'embargo', estado: 'todos' }],
  ['a word of a tenth of all', { texto: 'código' }],
];
const SUGGESTIONS = [
  'cod',
  'fec',
  'pasa',
  'número de',
  'dato123',
  'visa',
  'embargo',
  'código de p',
  'xyz',
  'registro',
];

async function search(body: object): Promise<void> {
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api-public/diccionario/buscar',
    payload: body,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function suggest(keyword: string): Promise<void> {
  const answer = await bench.app.inject({
    url: `/api-public/diccionario/sugerencias?keyword=${encodeURIComponent(keyword)}`,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** The statement of a search by itself: no contract, no names, no HTTP. */
async function raw(body: object): Promise<void> {
  const busqueda = busquedaDiccionarioSchema.parse(body);
  await buildBusqueda(busqueda, parseTerminos(busqueda.texto ?? '')).execute(kysely);
}

const { rows: counts } = await sql<object>`
  select (select count(*)::int from diccionario_entradas) as entradas,
    (select count(*)::int from diccionario_combinaciones) as combinaciones,
    (select count(*)::int from diccionario_palabras) as palabras`.execute(kysely);
console.log(`PostgreSQL ${bench.postgres}: ${JSON.stringify(counts[0])}`);

const all: { product: number[]; raw: number[] } = { product: [], raw: [] };
for (const [name, body] of SEARCHES) {
  const product = await measureRounds(() => search(body));
  const alone = await measureRounds(() => raw(body));
  all.product.push(...product);
  all.raw.push(...alone);
  console.log(`  ${name}: ${presentTimes(product)}; the same SQL alone ${presentTimes(alone)}`);
}
const suggestions: number[] = [];
for (const text of SUGGESTIONS) {
  const times = await measureRounds(() => suggest(text));
  suggestions.push(...times);
  console.log(`  suggestions of «${text}»: ${presentTimes(times)}`);
}
const ratio = computeTimeAt(all.product, 0.95) / computeTimeAt(all.raw, 0.95);
console.log(
  `search: ${presentTimes(all.product)} (limit ${LIMITS.search} ms); ratio to the same SQL ${ratio.toFixed(2)}`,
);
console.log(`suggestions: ${presentTimes(suggestions)} (limit ${LIMITS.suggest} ms)`);

const whole = await takeRegistry(bench);
console.log(
  'registry as a package, in a process of its own; RSS it adds to what the process had before the first:',
);
for (const [name, exports] of [
  [`${TENTH} versions`, tenth],
  [`${VERSIONES} versions`, whole],
] as const)
  for (const line of exports) console.log(`  ${name}, ${line}`);
await bench.close();
