import { addHechosDeInformes, createCortes } from '@marco/reportes/testing/module';
import { type StubIssuer, startStubIssuer, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerKind, type Callers, callerKinds, openCallers } from '../testing/access-callers.ts';
import { createForeignRecords } from '../testing/foreign-records.ts';
import {
  addCeldas,
  createReportCalls,
  findResumen,
  type Leido,
  listCeldas,
} from '../testing/report-calls.ts';

let test: TestApp;
let issuer: StubIssuer;
let callers: Callers;
const LIDER = '1000000003';

beforeAll(async () => {
  issuer = await startStubIssuer();
  test = await startTestApp({ environment: { OIDC_ISSUER: issuer.issuer } });
  const { kysely } = test.database;
  callers = await openCallers(kysely, issuer);
  await createForeignRecords(kysely);
  await addHechosDeInformes(kysely, LIDER);
  await createCortes(kysely);
  // No row of a report is prepared in the background, so that each download is its own answer.
  await sql`update parametros set valor = '50000'::jsonb where clave = 'exportaciones.filasDirectas'`.execute(
    kysely,
  );
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

const PUBLICAS = [
  'elementoDatoByFilter',
  'indicadoresByFilter',
  'xroad',
  'tramites-govco',
  'schema',
] as const;
const PRIVADAS = ['solicitudServicioByFilter', 'validador'] as const;
const PALABRAS = [...PUBLICAS, ...PRIVADAS];

const { send, read, readAll } = createReportCalls(() => ({ test, callers }));
let calls = 0;

describe('[AREA-09] [API-25] what is refused of the reports', () => {
  it.each(PALABRAS)(
    '%s is of who has a session and works somewhere, as rows or as a file',
    async (palabra) => {
      for (const [path, payload] of [
        [palabra, {}],
        [palabra, undefined],
        [`${palabra}/exportar`, { formato: 'csv' }],
      ] as const) {
        expect((await send('anonymous', path, payload, '/api')).statusCode, path).toBe(401);
        expect((await send('without-entity', path, payload)).statusCode, path).toBe(403);
      }
    },
  );

  it.each(PRIVADAS)('%s is not public, as rows or as a file', async (palabra) => {
    expect((await send('anonymous', palabra, {})).statusCode).toBe(404);
    expect((await send('anonymous', palabra)).statusCode).toBe(404);
    expect((await send('anonymous', `${palabra}/exportar`, { formato: 'csv' })).statusCode).toBe(404);
  });

  it.each([
    ['solicitudServicioByFilter', { nivel: 9 }, 400],
    ['solicitudServicioByFilter', { consultor: 'alguien' }, 400],
    ['solicitudServicioByFilter', { tipo: 'xsd' }, 400],
    ['solicitudServicioByFilter', { enManosDe: 'nadie' }, 400],
    ['elementoDatoByFilter', { estado: 'radicada' }, 400],
    ['elementoDatoByFilter', { desde: '2026-02-31' }, 400],
    ['elementoDatoByFilter', { tamano: 5000 }, 400],
    ['indicadoresByFilter', { corte: '2026-13' }, 400],
    ['indicadoresByFilter', { grupo: 'otro' }, 400],
    ['indicadoresByFilter', { corte: '1999-01' }, 404],
    ['xroad', { resultado: 'regular' }, 400],
    ['xroad', { ambiente: 'otro' }, 400],
    ['tramites-govco', { veredicto: 'otro' }, 400],
    ['validador', { regla: 'otra regla' }, 400],
    ['tramites-govco', { nivelDigital: 7 }, 400],
    ['validador', { formatoMensaje: 'pdf' }, 400],
    ['schema', { pagina: 0 }, 400],
  ])('%s with %o', async (palabra, filtro, status) => {
    expect((await send('administrator', palabra, filtro)).statusCode).toBe(status);
  });
});

async function answerAsWritten(palabra: (typeof PALABRAS)[number]): Promise<void> {
  const isPublica = PUBLICAS.some((una) => una === palabra);
  for (const kind of isPublica ? (['administrator', 'anonymous'] as const) : (['administrator'] as const)) {
    const leido = await read(kind, palabra, { tamano: 20 });
    expect(leido, palabra).toMatchObject({
      total: expect.any(Number),
      definicion: { texto: expect.stringMatching(/\S/), fuentes: expect.any(Array) },
      corte: {
        momento: expect.any(String),
        calidad: expect.stringMatching(/^(completo|parcial|estimado)$/),
      },
    });
    expect(leido.filas, palabra).toHaveLength(Math.min(leido.total, 20));
    expect(leido.total, palabra).toBeGreaterThan(0);
    for (const { celdas } of leido.filas) expect(celdas).toHaveLength(leido.columnas.length);
    const linked: Leido = (await send(kind, `${palabra}?tamano=20`)).json();
    expect({ ...linked, corte: null }).toEqual({ ...leido, corte: null });
  }
}

describe('[API-25] the words', () => {
  it('[API-25] [AREA-09] all seven answer as written, by their body and by their address, to everybody where they are public', async () => {
    for (const palabra of PALABRAS) await answerAsWritten(palabra);
  });

  it('[AREA-09] what a filter leaves is a part of the whole', async () => {
    const niveles = await Promise.all(
      [1, 2, 3].map((nivel) => read('administrator', 'solicitudServicioByFilter', { nivel })),
    );
    const todas = await read('administrator', 'solicitudServicioByFilter');
    expect(niveles.reduce((sum, { total }) => sum + total, 0)).toBe(todas.total);
    for (const palabra of ['elementoDatoByFilter', 'tramites-govco']) {
      const [con, sin, todos] = await Promise.all(
        [{ conUso: true }, { conUso: false }, {}].map((filtro) => read('administrator', palabra, filtro)),
      );
      expect((con?.total ?? 0) + (sin?.total ?? 0)).toBe(todos?.total);
    }
    const vencidas = await read('administrator', 'solicitudServicioByFilter', { vencidas: true });
    expect(vencidas.total).toBe(findResumen(todas, 'Vencidas'));
    const ajeno = await read('administrator', 'elementoDatoByFilter', { texto: 'zzyzx' });
    expect([ajeno.total, ajeno.filas]).toEqual([0, []]);
  });
});

describe('[AREA-09] the report of indicators', () => {
  it('says what the gallery says, of those the reader may read', async () => {
    await sql`update indicadores set publico = false where codigo = 'IND-07'`.execute(test.database.kysely);
    for (const kind of ['administrator', 'leader', 'anonymous'] as const) {
      const { bearer } = callers[kind];
      const gallery = await test.app.inject({
        url: `/api${bearer ? '' : '-public'}/indicadores`,
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      });
      const tarjetas: readonly {
        codigo: string;
        parte: string;
        actual: { valor: { texto: string } | null } | null;
      }[] = gallery.json().indicadores;
      const leido = await read(kind, 'indicadoresByFilter');
      const dichos = new Map(listCeldas(leido, 'Código').map((codigo, at) => [codigo, at]));
      expect([...dichos.keys()].includes('IND-07')).toBe(kind === 'administrator');
      const lecturas = listCeldas(leido, 'Lectura');
      for (const { codigo, actual } of tarjetas.filter((una) => dichos.has(una.codigo)))
        expect([codigo, lecturas[dichos.get(codigo) ?? -1]]).toEqual([
          codigo,
          actual?.valor?.texto ?? 'Sin dato',
        ]);
    }
    await sql`update indicadores set publico = true where codigo = 'IND-07'`.execute(test.database.kysely);
  });

  it('has value, change and target of a cut, and its parts as far as they are stored', async () => {
    const cierre = await read('administrator', 'indicadoresByFilter', { corte: '2026-10', texto: 'IND-02' });
    expect([cierre.total, listCeldas(cierre, 'Periodo'), listCeldas(cierre, 'Meta')]).toEqual([
      1,
      ['oct 2026'],
      [70],
    ]);
    const antes = await read('administrator', 'indicadoresByFilter', { corte: '2026-09', texto: 'IND-02' });
    expect(listCeldas(cierre, 'Periodo anterior')).toEqual(listCeldas(antes, 'Valor'));
    expect(listCeldas(antes, 'Cambio')).toEqual([null]);
    const { rows } = await sql<{
      id: number;
    }>`select s.id from sectores s join entidades e on e.sector_id = s.id
      join membresias m on m.entidad_id = e.id where m.estado = 'activa' group by s.id order by s.id limit 1`.execute(
      test.database.kysely,
    );
    const sector = await read('administrator', 'indicadoresByFilter', { sectorId: rows[0]?.id });
    const codigos = listCeldas(sector, 'Código');
    expect([codigos.includes('IND-01'), codigos.includes('IND-09')]).toEqual([true, false]);
    const nadie = await read('administrator', 'indicadoresByFilter', { sectorId: rows[0]?.id, entidadId: 1 });
    expect([nadie.total, nadie.corte.calidad]).toEqual([0, 'sin-datos']);
    const grupo = await read('administrator', 'indicadoresByFilter', { grupo: 'cobertura' });
    expect(listCeldas(grupo, 'Código')).toEqual(['IND-01', 'IND-02', 'IND-03', 'IND-39']);
  });
});

async function readIds(kind: CallerKind, url: string, rows: string, id: string) {
  const ids: string[] = [];
  for (let pagina = 1; ; pagina += 1) {
    calls += 1;
    const answer = await test.app.inject({
      method: 'POST',
      url,
      remoteAddress: `10.2.${Math.floor(calls / 250)}.${calls % 250}`,
      headers: { authorization: `Bearer ${callers[kind].bearer}` },
      payload: { pagina, tamano: 100 },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const body = answer.json();
    ids.push(...body[rows].map((row: Record<string, unknown>) => String(row[id])));
    if (ids.length >= body.total) return ids.toSorted();
  }
}

const idsOf = ({ filas }: Leido) => filas.map(({ id }) => String(id)).toSorted();

const NUMEROS: Readonly<Partial<Record<CallerKind, string>>> = {
  administrator: '1000000001',
  consultant: '1000000002',
  leader: '1000000003',
  staff: '1000000004',
  ies: '1000000009',
  private: '1000000010',
  auditor: '1000000011',
  operator: '1000000012',
  coordinator: '1000000013',
};

/** Whether the rol opens a report; where not, it is refused. */
async function opens(kind: CallerKind, palabra: string, recurso: string): Promise<boolean> {
  if (callers[kind].permissions.has(`${recurso}:consultar`)) return true;
  const isKnown = !['anonymous', 'external-identity'].includes(kind);
  expect((await send(kind, palabra, {}, '/api')).statusCode, palabra).toBe(isKnown ? 403 : 401);
  return false;
}

describe.each(callerKinds)('[AREA-09] the rights of %s', (kind) => {
  it('of requests are those of their list, row by row', async () => {
    if (!(await opens(kind, 'solicitudServicioByFilter', 'solicitudes'))) return;
    expect(idsOf(await readAll(kind, 'solicitudServicioByFilter'))).toEqual(
      await readIds(kind, '/api/solicitud/listar', 'solicitudes', 'id'),
    );
  });

  it('of elements are those of their list, and without one the dictionary', async () => {
    const isOpened = await opens(kind, 'elementoDatoByFilter', 'reportes');
    const { rows } = await sql<{ id: string }>`select id::text as id from elementos_versiones
      where estado = 'incorporado'`.execute(test.database.kysely);
    // Who may not open it reads what everybody reads.
    expect(idsOf(await readAll(isOpened ? kind : 'anonymous', 'elementoDatoByFilter'))).toEqual(
      isOpened && callers[kind].permissions.has('elementos-de-dato:consultar')
        ? await readIds(kind, '/api/elemento-dato/listar', 'elementos', 'versionId')
        : rows.map(({ id }) => id).toSorted(),
    );
  });

  it('of validations are those of the own entidad, and all for the ministry', async () => {
    if (!(await opens(kind, 'validador', 'reportes'))) return;
    const isMinisterio = ['administrator', 'consultant', 'auditor', 'coordinator'].includes(kind);
    const { rows } = await sql<{ mensajes: number; entidades: string[] }>`
      select coalesce(sum(c.mensajes), 0)::int as mensajes, coalesce(array_agg(distinct coalesce(e.nombre, 'Sin sesión')), '{}') as entidades
      from validaciones c left join entidades e on e.id = c.entidad_id
      where ${isMinisterio} or c.entidad_id = (select m.entidad_id from membresias m join usuarios u on u.id = m.usuario_id
        where u.numero_identificacion = ${NUMEROS[kind] ?? ''} and m.estado = 'activa' order by m.id limit 1)`.execute(
      test.database.kysely,
    );
    const leido = await readAll(kind, 'validador');
    expect([addCeldas(leido, 'Mensajes'), [...new Set(listCeldas(leido, 'Entidad'))].toSorted()]).toEqual([
      rows[0]?.mensajes,
      rows[0]?.entidades.toSorted(),
    ]);
  });
});

/** Sets with the list that gives their records, which says how many there are. */
const EXPLORADOS = [
  ['solicitudes', 'solicitudes', 'estado', 'solicitudes', '/api/solicitud/listar', {}],
  ['elementos', 'reportes', 'estado', 'versiones', '/api/elemento-dato/listar', {}],
  ['acuerdos', 'acuerdos', 'estado', 'acuerdos', '/api/acuerdos/listar', {}],
  [
    'compromisos',
    'mesas',
    'estado',
    'compromisos',
    '/api/mesaInteroperabilidad/compromisos/listar',
    { vista: 'todos' },
  ],
] as const;

function ask(kind: CallerKind, url: string, payload: object) {
  calls += 1;
  const { bearer } = callers[kind];
  return test.app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.3.${Math.floor(calls / 250)}.${calls % 250}`,
    headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    payload,
  });
}

describe.each(callerKinds)('[AREA-09] what %s explores', (kind) => {
  it.each(EXPLORADOS)(
    'of %s is what their list has',
    async (conjunto, recurso, dimension, medida, list, body) => {
      const { bearer, permissions } = callers[kind];
      const explored = await ask(kind, '/api/explorador', {
        conjunto,
        dimensiones: [dimension],
        medidas: [medida],
      });
      if (!permissions.has('reportes:consultar') || !permissions.has(`${recurso}:consultar`)) {
        const isKnown = bearer !== null && kind !== 'external-identity';
        expect(explored.statusCode, explored.body).toBe(isKnown ? 403 : 401);
        return;
      }
      expect(explored.statusCode, explored.body).toBe(200);
      const listed = await ask(kind, list, { ...body, pagina: 1, tamano: 20 });
      // Who may not open the list of elements explores what everybody reads.
      const total =
        listed.statusCode === 200
          ? listed.json().total
          : (await read('anonymous', 'elementoDatoByFilter')).total;
      expect([conjunto, explored.json().totales]).toEqual([conjunto, [total]]);
    },
  );
});

describe('[AREA-09] what is exchanged over X-Road', () => {
  it('is told to everybody ten days later, by service and day, without who asked', async () => {
    const leido = await readAll('anonymous', 'xroad');
    expect(leido.columnas.map(({ titulo }) => titulo)).not.toContain('Consumidor');
    const { rows } = await sql<{ dia: string }>`
      select ((now() at time zone 'America/Bogota')::date - 10)::text as dia`.execute(test.database.kysely);
    for (const dia of listCeldas(leido, 'Día')) expect(String(dia) < String(rows[0]?.dia)).toBe(true);
    expect(findResumen(leido, 'Transacciones')).toBe(40);
    expect(leido.corte).toMatchObject({
      calidad: 'parcial',
      razon: expect.stringContaining('10 días después'),
    });
    expect(JSON.stringify(leido)).not.toContain('REPORTADA-0003');
  });

  it('is told whole to the ministry and the operator, and to an entidad where it takes part', async () => {
    for (const kind of ['administrator', 'operator'] as const)
      expect(findResumen(await readAll(kind, 'xroad'), 'Transacciones')).toBe(80);
    const explored = {
      conjunto: 'xroad',
      dimensiones: ['proveedor'],
      medidas: ['transacciones', 'fallidas'],
    };
    const totales = await Promise.all(
      (['administrator', 'operator', 'leader', 'private'] as const).map(
        async (kind) => (await ask(kind, '/api/explorador', explored)).json().totales,
      ),
    );
    expect(totales.map(([transacciones]) => transacciones)).toEqual([80, 80, 40, 0]);
    expect(totales[2]).toEqual([40, 12]);
    const propia = await readAll('leader', 'xroad');
    expect([propia.total, findResumen(propia, 'Transacciones'), findResumen(propia, 'Fallidas')]).toEqual([
      4, 40, 12,
    ]);
    expect((await readAll('private', 'xroad')).total).toBe(0);
  });
});

describe('[AREA-09] downloads of the entidad of a row', () => {
  it('name it to the ministry alone, or to who works there', async () => {
    expect(new Set(listCeldas(await readAll('anonymous', 'schema'), 'Entidad'))).toEqual(new Set([null]));
    expect(new Set(listCeldas(await readAll('administrator', 'schema'), 'Entidad')).size).toBe(2);
  });
});

/** Sums that are told beside the rows, by the column they are of. */
const SUMAS: Readonly<Partial<Record<string, readonly (readonly [resumen: string, columna: string])[]>>> = {
  xroad: [
    ['Transacciones', 'Transacciones'],
    ['Exitosas', 'Exitosas'],
  ],
  validador: [
    ['Mensajes', 'Mensajes'],
    ['Válidos', 'Válidos'],
    ['Errores', 'Errores'],
  ],
  schema: [['Descargas', 'Descargas']],
};

describe('[AREA-09] [TABLE-06] a report taken along is the report', () => {
  const cases = [
    ...PALABRAS.map((palabra) => [palabra, 'administrator'] as const),
    ...PUBLICAS.map((palabra) => [palabra, 'anonymous'] as const),
  ];
  it.each(cases)(
    '%s, of %s: rows and sums of the API, of the workbook and of the CSV',
    async (palabra, kind) => {
      const leido = await readAll(kind, palabra);
      expect(leido.filas).toHaveLength(leido.total);
      for (const [resumen, columna] of SUMAS[palabra] ?? [])
        expect(addCeldas(leido, columna)).toBe(findResumen(leido, resumen));
      const csv = await send(kind, `${palabra}/exportar`, { formato: 'csv' });
      const lines = csv.body.replace(/\r\n$/, '').split('\r\n');
      expect(lines[0]?.replaceAll('"', '')).toBe(
        `\uFEFF${leido.columnas.map(({ titulo }) => titulo).join(';')}`,
      );
      const xlsx = await send(kind, `${palabra}/exportar`, { formato: 'xlsx' });
      const [tabla, definicion] = await readExcelFile(xlsx.rawPayload);
      const filas = tabla?.data.slice(1) ?? [];
      // A text of a row may hold a line break, which no line of these does.
      expect([filas.length, lines.length - 1]).toEqual([leido.total, leido.total]);
      for (const [at, { clase, titulo }] of leido.columnas.entries()) {
        if (clase !== 'number') continue;
        const celdas = listCeldas(leido, titulo);
        expect(
          filas.map((fila) => fila[at] ?? null),
          titulo,
        ).toEqual(celdas);
      }
      const notas = new Map(definicion?.data.map(([nombre, texto]) => [String(nombre), String(texto)]));
      expect(definicion?.sheet).toBe('Definición');
      expect(notas.get('Cómo se lee')).toBe(leido.definicion.texto);
      expect(notas.get('Filtros')).toBe('Ninguno');
      for (const { nombre, valor } of leido.resumen)
        expect(notas.get(nombre)).toBe(valor.toLocaleString('es-CO'));
      const path = kind === 'anonymous' ? 'api-public' : 'app';
      expect(notas.get('Dirección')).toMatch(new RegExp(`^https?://.*/${path}/reportes/${palabra}$`));
    },
  );

  it('says the filters by their names, and the address that shows them again', async () => {
    const { rows } = await sql<{ id: number; nombre: string }>`select e.id, e.nombre from entidades e
      join solicitudes s on s.entidad_id = e.id order by e.id limit 1`.execute(test.database.kysely);
    const [entidad] = rows;
    const filtro = { nivel: 1, entidadId: entidad?.id, desde: '2020-01-01', vencidas: true };
    const xlsx = await send('administrator', 'solicitudServicioByFilter/exportar', {
      ...filtro,
      formato: 'xlsx',
    });
    const [, definicion] = await readExcelFile(xlsx.rawPayload);
    const notas = new Map(definicion?.data.map(([nombre, texto]) => [String(nombre), String(texto)]));
    expect(notas.get('Filtros')).toBe(
      `Entidad: ${entidad?.nombre}; Nivel: 1; Radicada desde: 1 de enero de 2020; Plazo: vencido`,
    );
    const { searchParams } = new URL(notas.get('Dirección') ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      entidad: String(entidad?.id),
      desde: '2020-01-01',
      nivel: '1',
      vencidas: '1',
    });
  });

  it('of the indicators says how each is read', async () => {
    const xlsx = await send('anonymous', 'indicadoresByFilter/exportar', {
      formato: 'xlsx',
      texto: 'IND-02',
    });
    const [, definicion] = await readExcelFile(xlsx.rawPayload);
    expect(String(definicion?.data.find(([nombre]) => nombre === 'IND-02')?.[1])).toMatch(
      /\. Versión 1, desde \d{4}/,
    );
  });
});
