import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishConjuntoDePrueba } from '@marco/datos-abiertos/testing/module';
import type { DatosGenerales, DetalleIndicador, SerieIndicador } from '@marco/reportes/contract';
import {
  type CifraDePantalla,
  createCortes,
  DEFINICIONES,
  listCifrasDePantalla,
  presentHallazgo,
} from '@marco/reportes/testing/module';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestApp;
let directory: string;
let ministerio: string;
let calls = 0;
/** Figures that were compared in each medium; `npm run prove:parity` prints them. */
const compared = new Map<string, number>();
const CODES = [...new Set(DEFINICIONES.map(({ codigo }) => codigo))];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cifras-'));
  test = await startTestApp({ filesDirectory: directory });
  const { kysely } = test.database;
  ministerio = await openTestSession(kysely, '1000000001');
  await createCortes(kysely);
  await addFigures();
  await publishConjuntoDePrueba(test, 'indicadores', '2026-12-05');
}, 60_000);
afterAll(async () => {
  if (process.env['FIGURES_COUNTED'] !== undefined) printCompared();
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

type Figure = readonly [
  numerador: number | null,
  denominador: number | null,
  valor: number,
  p10: number | null,
  p80: number | null,
  p90: number | null,
  p95: number | null,
];
/** A figure of each kind: of few, with decimals, of a range. */
const FIGURES: Readonly<Record<(typeof DEFINICIONES)[number]['agregado'], Figure>> = {
  parte: [3, 7, 42.8571, null, null, null, null],
  concentracion: [207, 314, 65.9236, null, null, null, null],
  cuenta: [1234, null, 1234, null, null, null, null],
  exito: [1230, 1234, 1234, null, null, null, null],
  mediana: [null, 12, 1234.5, 10, 1250.5, null, null],
  tiempos: [null, 12_345, 128, null, null, null, 2048],
  rango: [null, 2000, 1_234_567, 98_765, null, 9_876_543, null],
};
/** What entidades say of themselves is told in the API alone, small groups merged (ADR 0121). */
const OWN_ANSWERS = new Set(
  DEFINICIONES.filter(({ cuentaRespuestas }) => cuentaRespuestas === true).map(({ codigo }) => codigo),
);
/** Parts of those whose series have no record in the demo data of tests. */
const PARTS = new Map([
  ['IND-05', 'nivel=2'],
  ['IND-14', 'tipo=nuevo'],
  ['IND-35', 'tipo=elemento'],
  ['IND-39', 'nivel=2'],
]);

/** The demo data of tests say nothing of some indicators: the cut of the day is made to, where it has no figure. */
async function addFigures(): Promise<void> {
  for (const { codigo, version, agregado, principal = '' } of DEFINICIONES) {
    const [numerador, denominador, valor, p10, p80, p90, p95] = FIGURES[agregado];
    await sql`insert into indicadores_valores (corte_id, codigo, version, ambito, numerador, denominador, valor, p10, p80, p90, p95,
        calidad, razon)
      select id, ${codigo}, ${version}, ${PARTS.get(codigo) ?? principal}, ${numerador}, ${denominador}, ${valor}, ${p10}, ${p80},
        ${p90}, ${p95}, 'parcial', 'Falta un día.'
      from cortes where clase = 'dia'
      on conflict (corte_id, codigo, version, ambito) do update set numerador = excluded.numerador,
        denominador = excluded.denominador, valor = excluded.valor, p10 = excluded.p10, p80 = excluded.p80, p90 = excluded.p90,
        p95 = excluded.p95, calidad = excluded.calidad, razon = excluded.razon
      where indicadores_valores.valor is null`.execute(test.database.kysely);
  }
}

function printCompared(): void {
  const lines = [...compared].map(([medium, figures]) => `  ${medium}: ${figures}`);
  process.stdout.write(
    `Figures of ${CODES.length} indicators compared in ${compared.size} media:\n${lines.join('\n')}\n`,
  );
}

const count = (medium: string, figures: number) =>
  compared.set(medium, (compared.get(medium) ?? 0) + figures);

async function ask(method: 'GET' | 'POST', url: string, token?: string, payload?: object) {
  calls += 1;
  const answer = await test.app.inject({
    method,
    url: `/api${token ? '' : '-public'}${url}`,
    ...(payload ? { payload } : {}),
    remoteAddress: `10.3.${Math.floor(calls / 250)}.${calls % 250}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer;
}

/** What the page of an indicador asks and shows. */
async function readPage(codigo: string) {
  const indicador: DetalleIndicador = (await ask('GET', `/indicadores/${codigo}`, ministerio)).json();
  const ambito = indicador.filtros
    .flatMap(({ dimension, inicial }) => (inicial === '' ? [] : [`${dimension}=${inicial}`]))
    .join('&');
  const por = indicador.series === null ? '' : `&por=${indicador.series}`;
  const asked = `meses=6&ambito=${encodeURIComponent(ambito)}${por}`;
  const { series } = (await ask('GET', `/indicadores/${codigo}/valores?${asked}`, ministerio)).json<{
    series: SerieIndicador[];
  }>();
  const figures = listCifrasDePantalla(series, indicador.unidad);
  return { indicador, ambito, asked, series, figures, finding: squeeze(presentHallazgo(indicador, series)) };
}
type Page = Awaited<ReturnType<typeof readPage>>;

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ');
const take = ({ indicador, asked }: Page, formato: string) =>
  ask('GET', `/indicadores/${indicador.codigo}/archivo?${asked}&formato=${formato}`, ministerio);

function compareCsv({ figures }: Page, bytes: Buffer): void {
  const lines = bytes.toString('utf8').replaceAll('"', '').split('\r\n');
  const said = figures.filter(({ parte, mes, texto }) =>
    lines.some((line) => line.includes(`;${parte};${mes};`) && line.includes(`;${texto};`)),
  );
  expect(said).toEqual(figures);
  count('CSV', figures.length);
}

/** The sheets of a workbook by the titles of their columns. */
async function readSheets(bytes: Buffer) {
  const book = await readExcelFile(bytes);
  return book.map(({ sheet, data: [titles = [], ...rows] }) => ({
    sheet,
    rows: rows.map((row) => new Map(row.map((cell, at) => [String(titles[at]), cell]))),
    first: [titles, ...rows],
  }));
}

async function compareWorkbook({ figures, finding }: Page, bytes: Buffer): Promise<void> {
  const [sheet, definition] = await readSheets(bytes);
  expect(
    sheet?.rows.map((row) => ({
      parte: row.get('Parte') ?? '',
      mes: row.get('Mes'),
      valor: row.get('Valor'),
      texto: row.get('Cifra'),
    })),
  ).toEqual(figures);
  expect(definition?.sheet).toBe('Definición');
  const lines = new Map((definition?.first ?? []).map(([name, text]) => [String(name), String(text)]));
  expect(squeeze(lines.get('Hallazgo') ?? '')).toBe(finding);
  for (const name of ['Filtros', 'Corte', 'Calidad', 'Fórmula', 'Versión', 'Dirección'])
    expect(lines.get(name)?.length).toBeGreaterThan(0);
  count('XLSX', figures.length);
}

async function comparePdf({ figures, finding }: Page, bytes: Buffer): Promise<void> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const said = squeeze((await extractText(pdf, { mergePages: true })).text);
  expect(said).toContain(finding);
  expect(figures.filter(({ texto }) => !said.includes(squeeze(texto)))).toEqual([]);
  count('PDF', figures.length);
}

async function compareMail({ indicador: { codigo, nombre }, ambito, figures, finding }: Page): Promise<void> {
  const { kysely } = test.database;
  const pedida = { codigo, ambito, frecuencia: 'diaria', hora: 7, condicion: 'siempre', formato: 'tabla' };
  const { id } = (await ask('POST', '/suscripciones-reportes', ministerio, pedida)).json();
  await ask('POST', `/suscripciones-reportes/${id}/enviar`, ministerio);
  const mail = await kysely
    .selectFrom('outbox_messages')
    .select(['subject', 'text_body'])
    .where('event', '=', 'indicador-suscrito')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await kysely.deleteFrom('outbox_messages').where('event', '=', 'indicador-suscrito').execute();
  await sql`delete from suscripciones_reportes`.execute(kysely);
  expect(squeeze(mail.subject)).toBe(`${nombre}: ${finding}`);
  const parts = [...new Set(figures.map(({ parte }) => parte))].slice(0, 5);
  const told = figures.filter(({ parte }) => parts.includes(parte));
  const toLine = ({ parte, mes, texto }: CifraDePantalla) =>
    `• ${parte === '' ? '' : `${parte}, `}${mes}: ${texto}`;
  expect(told.filter((one) => !mail.text_body.includes(toLine(one)))).toEqual([]);
  count('mail', told.length);
}

it.each(CODES)(
  '[AREA-09] %s says the same on the screen, in the API, CSV, XLSX, JSON-LD, PDF and mail',
  async (codigo) => {
    const page = await readPage(codigo);
    const { figures, series } = page;
    expect(figures.filter(({ valor }) => valor !== null)).not.toEqual([]);
    // It is made in a process of its own, meanwhile.
    const pdf = take(page, 'pdf');
    expect(
      series.flatMap(({ puntos }) =>
        puntos.map(({ corte, valor }) => valor?.texto ?? (corte ? 'Sin dato' : 'Sin corte')),
      ),
    ).toEqual(figures.map(({ texto }) => texto));
    count('screen and API', figures.length);
    compareCsv(page, (await take(page, 'csv')).rawPayload);
    await compareWorkbook(page, (await take(page, 'xlsx')).rawPayload);
    const jsonld = await take(page, 'json');
    expect(jsonld.headers['content-type']).toContain('application/ld+json');
    const document = JSON.parse(jsonld.body);
    expect([document.series, document['@context'].valor]).toEqual([series, 'schema:value']);
    count('JSON-LD', figures.length);
    await compareMail(page);
    await comparePdf(page, (await pdf).rawPayload);
  },
);

/** The cards of the gallery, as somebody reads them. */
async function readCards(token?: string) {
  const { indicadores } = (await ask('GET', '/indicadores', token)).json<{
    indicadores: { codigo: string; parte: string; actual: SerieIndicador['puntos'][number] | null }[];
  }>();
  return indicadores;
}

it('[AREA-09] the cards and the report of indicators, on its page and as a workbook, have the figure of each page', async () => {
  const cards = await readCards(ministerio);
  expect(cards.map(({ codigo }) => codigo).sort()).toEqual(CODES.toSorted());
  for (const { codigo, actual } of cards) {
    const { principal = '' } = DEFINICIONES.findLast((one) => one.codigo === codigo) ?? {};
    const { series } = (
      await ask(
        'GET',
        `/indicadores/${codigo}/valores?meses=2&ambito=${encodeURIComponent(principal)}`,
        ministerio,
      )
    ).json<{ series: SerieIndicador[] }>();
    expect([codigo, actual]).toEqual([
      codigo,
      series[0]?.puntos.find(({ momento }) => momento === actual?.momento),
    ]);
  }
  count('cards', cards.length);
  const figures = cards.map(({ codigo, actual }) => [codigo, actual?.valor?.texto ?? 'Sin dato']);
  const report = (await ask('POST', '/reportes/indicadoresByFilter', ministerio, { tamano: 100 })).json<{
    columnas: { titulo: string }[];
    filas: { celdas: unknown[] }[];
  }>();
  const at = (title: string) => report.columnas.findIndex(({ titulo }) => titulo === title);
  expect(report.filas.map(({ celdas }) => [celdas[at('Código')], celdas[at('Lectura')]])).toEqual(figures);
  const { rawPayload } = await ask('POST', '/reportes/indicadoresByFilter/exportar', ministerio, {
    formato: 'xlsx',
  });
  const [sheet] = await readSheets(rawPayload);
  expect(sheet?.rows.map((row) => [row.get('Código'), row.get('Lectura')])).toEqual(figures);
  count('report of indicators and its XLSX', figures.length);
});

interface FilaAbierta {
  readonly codigo: string;
  readonly clase_corte: string;
  readonly fecha: string;
  readonly emision: number;
  readonly ambito: string;
  readonly numerador: number | null;
  readonly denominador: number | null;
  readonly valor: number | null;
  readonly p10: number | null;
  readonly p80: number | null;
  readonly calidad: string;
}

type Dicho = Pick<FilaAbierta, 'numerador' | 'denominador' | 'valor' | 'p10' | 'p80' | 'calidad'>;
const toDicho = ({ numerador, denominador, valor, p10, p80, calidad }: Dicho): Dicho => ({
  numerador,
  denominador,
  valor,
  p10,
  p80,
  calidad,
});

/** What anybody reads of an indicador in the API: each cut and part with its value. */
async function readAbiertos(codigo: string) {
  const { asked } = await readPage(codigo);
  const { series } = (await ask('GET', `/indicadores/${codigo}/valores?${asked}`)).json<{
    series: SerieIndicador[];
  }>();
  return series.flatMap(({ ambito, puntos }) =>
    puntos.flatMap(({ corte, valor }) =>
      corte ? [{ key: [codigo, corte.clase, corte.fecha, corte.emision, ambito].join('|'), valor }] : [],
    ),
  );
}

it('[API-25] the open data have every figure that everybody reads in the API but own answers, and of no other indicator', async () => {
  const { filas } = (await ask('GET', '/datos-abiertos/indicadores/ultimo.json')).json<{
    filas: FilaAbierta[];
  }>();
  const toKey = ({ codigo, clase_corte, fecha, emision, ambito }: FilaAbierta) =>
    [codigo, clase_corte, fecha, emision, ambito].join('|');
  const open = new Map(filas.map((fila) => [toKey(fila), toDicho(fila)]));
  const publicos = (await readCards())
    .map(({ codigo }) => codigo)
    .filter((codigo) => !OWN_ANSWERS.has(codigo));
  expect([...new Set(filas.map(({ codigo }) => codigo))].sort()).toEqual(publicos.toSorted());
  const told = (await Promise.all(publicos.map(readAbiertos))).flat();
  // What is counted is zero where no record was there: no value of it is kept.
  const kept = told.filter(({ key, valor }) => open.has(key) || (valor !== null && valor.valor !== 0));
  expect(kept.map(({ key }) => [key, open.get(key)])).toEqual(
    kept.map(({ key, valor }) => [key, valor && toDicho(valor)]),
  );
  expect(kept.length).toBeGreaterThan(publicos.length);
  count('open data', kept.length);
});

it('[AREA-15] the general data and the landing have the figures of the gallery', async () => {
  const general = (await ask('GET', '/datos-generales')).json<DatosGenerales>();
  const cards = new Map((await readCards()).map((card) => [card.codigo, card]));
  expect(general.tarjetas.length).toBeGreaterThan(3);
  for (const card of general.tarjetas) expect(card).toEqual(cards.get(card.codigo));
  const seriesOf = async (url: string): Promise<SerieIndicador[]> =>
    (await ask('GET', `/indicadores/${url}`)).json().series;
  const states = await seriesOf('IND-04/valores?por=estado&meses=1');
  const figures = states.map(({ nombre, puntos }) => [nombre, puntos.at(-1)?.valor?.valor]);
  expect(general.niveles.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual(figures);
  const landing = (await ask('GET', '/servicios/por-estado')).json<{ nombre: string; cantidad: number }[]>();
  const toCount = ([name, figure]: readonly unknown[]) => `${String(name).toLowerCase()} ${figure}`;
  expect(landing.map(({ nombre, cantidad }) => toCount([nombre, cantidad])).sort()).toEqual(
    figures.map(toCount).sort(),
  );
  count('landing', landing.length);
  const levels = await seriesOf('IND-05/valores?por=nivel&meses=13');
  expect(general.flujo).toEqual(
    levels.map(({ puntos, ...serie }) => ({
      ...serie,
      puntos: puntos.filter(({ momento }) => momento !== 'hoy'),
    })),
  );
  const places = await seriesOf('IND-02/valores?por=departamento&meses=1');
  for (const { ambito, puntos } of places) {
    const place = general.departamentos.find(({ codigo }) => `departamento=${codigo}` === ambito);
    const { numerador, denominador } = puntos.at(-1)?.valor ?? {};
    expect([place?.publican, place?.entidades]).toEqual([numerador, denominador]);
  }
  count('general data', general.tarjetas.length + figures.length + general.flujo.length + places.length);
});
