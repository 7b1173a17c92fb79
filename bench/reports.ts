// The reports at a million requests, validations, downloads and hours of X-Road, and 100,000 versions of elements, beside the
// same rows read by hand. `npm run bench:reportes`; `ROWS=50000` for fewer. It takes a quarter of an hour, half of which fills
// the tables. The mark is a figure to compare with, never asserted.
import { sql } from 'kysely';
import {
  type Bare,
  deEntidades,
  enEnero,
  ofDescargas,
  ofElementos,
  ofHoras,
  ofSolicitudes,
  ofValidaciones,
  TODO,
  VENCIDA,
} from './bare-reports.ts';
import { ADMINISTRADOR, LIDER, startWithSolicitudes } from './start-with-solicitudes.ts';
import { computeTimeAt, measureByTurns, presentTimes } from './timed-rounds.ts';

const ROWS = Number(process.env['ROWS'] ?? 1_000_000);
const MARK = 2;
const MES = { desde: '2025-01-01', hasta: '2025-01-31' };

const bench = await startWithSolicitudes({
  versiones: 100_000,
  servicios: 10_000,
  solicitudes: ROWS,
  hechos: ROWS,
});
const { kysely } = bench.database;

interface Elegidos {
  readonly lider: number;
  readonly entidad: number;
  readonly sector: number;
  readonly capa: number;
}
const { rows } = await sql<Elegidos>`select
  (select min(m.entidad_id) from membresias m join usuarios u on u.id = m.usuario_id
    where u.numero_identificacion = ${LIDER} and m.estado = 'activa') as lider,
  (select id from entidades order by id offset 30 limit 1) as entidad,
  (select sector_id from entidades order by id offset 30 limit 1) as sector,
  (select min(capa_id) from elementos_de_dato) as capa`.execute(kysely);
const [elegidos] = rows;
if (!elegidos) throw new Error('nobody is chosen');
const { lider, entidad, sector, capa } = elegidos;

const RADICADAS = sql`es.codigo <> 'borrador'`;
const y = (...conditions: readonly ReturnType<typeof sql>[]) => sql.join([...conditions], sql` and `);

type Case = readonly [name: string, palabra: string, filtro: object, bare: Bare, numero?: string | undefined];
const CASES: readonly Case[] = [
  ...(
    [
      ['all requests', {}, ofSolicitudes(RADICADAS)],
      ['requests of a month', MES, ofSolicitudes(y(RADICADAS, enEnero('s.radicada_en')), true)],
      ['requests of the own entidad', {}, ofSolicitudes(sql`s.entidad_id = ${lider}`), LIDER],
      [
        'requests of an entidad',
        { entidadId: entidad },
        ofSolicitudes(y(RADICADAS, sql`s.entidad_id = ${entidad}`)),
      ],
      [
        'requests of a sector',
        { sectorId: sector },
        ofSolicitudes(y(RADICADAS, deEntidades(sql`sector_id = ${sector}`))),
      ],
      ['requests in a state', { estado: 'devuelta' }, ofSolicitudes(sql`es.codigo = 'devuelta'`)],
      ['late requests', { vencidas: true }, ofSolicitudes(y(RADICADAS, VENCIDA))],
      [
        'requests by a word',
        { texto: 'pasaportes' },
        ofSolicitudes(y(RADICADAS, sql`s.texto_de_busqueda like '%pasaportes%'`)),
      ],
      [
        'requests of an entidad in a month',
        { ...MES, entidadId: entidad },
        ofSolicitudes(y(RADICADAS, sql`s.entidad_id = ${entidad}`, enEnero('s.radicada_en')), true),
      ],
    ] as const
  ).map(([name, filtro, bare, numero]): Case => [name, 'solicitudServicioByFilter', filtro, bare, numero]),
  ['all validations', 'validador', {}, ofValidaciones(TODO)],
  ['validations of a month', 'validador', MES, ofValidaciones(enEnero('c.created_at'))],
  [
    'validations of an entidad',
    'validador',
    { entidadId: entidad },
    ofValidaciones(sql`c.entidad_id = ${entidad}`),
  ],
  [
    'failed validations',
    'validador',
    { resultado: 'invalido' },
    ofValidaciones(sql`c.resultado = 'invalido'`),
  ],
  ['validations of JSON', 'validador', { formatoMensaje: 'json' }, ofValidaciones(sql`c.formato = 'json'`)],
  ['all downloads', 'schema', {}, ofDescargas(TODO)],
  ['downloads of a month', 'schema', MES, ofDescargas(enEnero('d.created_at'))],
  ['downloads of a kind', 'schema', { tipo: 'json' }, ofDescargas(sql`d.tipo = 'json'`)],
  ['all elements', 'elementoDatoByFilter', {}, ofElementos(TODO)],
  [
    'elements of a month',
    'elementoDatoByFilter',
    { desde: '2017-03-01', hasta: '2017-03-31' },
    ofElementos(sql`v.rige_desde >= '2017-03-01 05:00Z' and v.rige_desde < '2017-04-01 05:00Z'`),
  ],
  ['elements of a layer', 'elementoDatoByFilter', { capaId: capa }, ofElementos(sql`e.capa_id = ${capa}`)],
  [
    'elements of an entidad',
    'elementoDatoByFilter',
    { entidadId: entidad },
    ofElementos(sql`v.entidad_responsable_id = ${entidad}`),
  ],
  [
    'elements by a word',
    'elementoDatoByFilter',
    { texto: 'pasaporte' },
    ofElementos(sql`v.texto_de_busqueda like '%pasaporte%'`),
  ],
  [
    'elements in use',
    'elementoDatoByFilter',
    { conUso: true },
    ofElementos(sql`exists (select from servicios_elementos u where u.version_id = v.id)`),
  ],
  ['all hours of X-Road', 'xroad', {}, ofHoras(TODO)],
  [
    'hours of X-Road of two days',
    'xroad',
    { desde: toDia(-3), hasta: toDia(-2) },
    ofHoras(sql`h.hora >= ${toHora(-3)} and h.hora < ${toHora(-1)}`),
  ],
  ['hours of X-Road that failed', 'xroad', { resultado: 'fallida' }, ofHoras(sql`h.exitosas < h.total`)],
];

/** A day of the country so many days from today, and its first hour since 1970. */
function toDia(days: number): string {
  return new Date(Date.now() - 5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}
function toHora(days: number): number {
  return Date.parse(`${toDia(days)}T05:00:00Z`) / 3_600_000;
}

const { rows: sizes } = await sql<object>`select (select count(*)::int from solicitudes) as solicitudes,
  (select count(*)::int from validaciones) as validaciones, (select count(*)::int from esquemas_descargas) as descargas,
  (select count(*)::int from plataforma_horas) as horas, (select count(*)::int from elementos_versiones) as versiones,
  (select count(*)::int from tramites) as tramites`.execute(kysely);
console.log(`rows: ${JSON.stringify(sizes[0])}`);

const missed: string[] = [];
for (const [name, palabra, filtro, bare, numero = ADMINISTRADOR] of CASES) {
  const read = () => bench.ask<{ readonly total: number }>(numero, `/api/reportes/${palabra}`, filtro);
  const { total } = await read();
  const [times, alone] = await measureByTurns(read, () =>
    Promise.all(bare.map((statement) => statement.execute(kysely))),
  );
  const ratio = computeTimeAt(times, 0.5) / computeTimeAt(alone, 0.5);
  if (ratio > MARK) missed.push(name);
  console.log(
    `${name} (${total} rows): ${presentTimes(times)}; bare ${presentTimes(alone)}; ratio ${ratio.toFixed(2)} of ${times.length} (mark ${MARK})`,
  );
}
// They are as many as the catalogue has, and the trámites as many as the country has.
for (const palabra of ['indicadoresByFilter', 'tramites-govco'] as const) {
  const read = () => bench.ask<{ readonly total: number }>(ADMINISTRADOR, `/api/reportes/${palabra}`, {});
  const { total } = await read();
  const [times] = await measureByTurns(read, () => undefined);
  console.log(`${palabra} (${total} rows): ${presentTimes(times)}`);
}
console.log(missed.length === 0 ? `all within the mark` : `above the mark: ${missed.join(', ')}`);
await bench.close();
