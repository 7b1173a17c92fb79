// The search over every kind of record at 100,000 versions of elements, 10,000 servicios and 100,000 requests, beside the
// bare statements of each kind. `npm run bench:search`. The mark is a figure to compare with, never asserted: it depends
// on the machine.
import { sql } from 'kysely';
import { ADMINISTRADOR, LIDER, startWithSolicitudes } from './start-with-solicitudes.ts';
import { computeTimeAt, measureByTurns, presentTimes } from './timed-rounds.ts';

const MARK_MS = 80;

const bench = await startWithSolicitudes({ versiones: 100_000, servicios: 10_000, solicitudes: 100_000 });
const { kysely } = bench.database;

/** What people look for, from a name to a word that stands in nearly everything. */
const SEARCHES = [
  ['a name', 'consulta de pasaportes 4616'],
  ['a radicado', 'LCI-N1-2020-0004321'],
  ['a word of some', 'notificación'],
  ['a word of an eighth', 'pasaportes'],
  ['a part of a word', 'aport'],
  ['nearly everything', 'registro'],
  ['a scope word', 'consulta estado:devuelta'],
  ['nothing', 'zzyzx'],
] as const;

async function search(numero: string, q: string): Promise<void> {
  const { faltantes } = await bench.ask<{ readonly faltantes: readonly unknown[] }>(
    numero,
    `/api/busqueda?${new URLSearchParams({ q })}`,
  );
  if (faltantes.length > 0) throw new Error(`Not searched: ${JSON.stringify(faltantes)}`);
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
  for (const numero of [ADMINISTRADOR, LIDER]) {
    const [times, alone] = await measureByTurns(
      () => search(numero, q),
      () => bare(q.replace(/ estado:\S+/, '')),
    );
    allBare.push(...alone);
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
