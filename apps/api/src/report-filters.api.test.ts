import { addHechosDeInformes } from '@marco/reportes/testing/module';
import { type StubIssuer, startStubIssuer, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerKind, type Callers, openCallers } from '../testing/access-callers.ts';
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
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

const { send, read, readAll } = createReportCalls(() => ({ test, callers }));

describe('[AREA-09] filters that are refused', () => {
  it('a value that a filter of the report has not is answered with those it has', async () => {
    const answer = await send('administrator', 'xroad?resultado=valido');
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      expect.stringContaining(String.raw`Escriba uno de estos valores: \"exitosa\", \"fallida\".`),
    ]);
  });

  it.each([
    ['leader', 'solicitudServicioByFilter', { consultorId: 1 }],
    ['leader', 'validador', { conEntidad: false }],
    ['anonymous', 'xroad', { consumidorId: 1 }],
    ['anonymous', 'xroad', { ambiente: 'calidad' }],
    ['anonymous', 'schema', { entidadId: 1 }],
    ['anonymous', 'elementoDatoByFilter', { estado: 'borrador' }],
  ] as const)('%s asks %s by %o, which their rows do not tell', async (kind, palabra, filtro) => {
    for (const [path, payload] of [
      [palabra, filtro],
      [
        `${palabra}?${new URLSearchParams(Object.entries(filtro).map(([k, v]) => [k, String(v)]))}`,
        undefined,
      ],
      [`${palabra}/exportar`, { ...filtro, formato: 'csv' }],
    ] as const) {
      const answer = await send(kind, path, payload);
      expect([answer.statusCode, answer.json().code], path).toEqual([403, 'FILTRO_RESERVADO']);
    }
  });
});

describe('[AREA-09] what a report is narrowed by', () => {
  it.each([
    ['elementoDatoByFilter', 'tipo', ['simple', 'compuesto']],
    ['elementoDatoByFilter', 'clase', ['dato', 'lista', 'grupo']],
    ['elementoDatoByFilter', 'datoPersonal', ['no', 'publico', 'semiprivado', 'privado', 'sensible']],
    [
      'elementoDatoByFilter',
      'estado',
      ['borrador', 'en-revision', 'pendiente-entidad', 'aprobado', 'incorporado', 'caducado'],
    ],
    ['validador', 'conEntidad', [true, false]],
    ['validador', 'formatoMensaje', ['xml', 'json']],
  ] as const)('[AREA-09] %s divided by %s adds up to the whole', async (palabra, campo, valores) => {
    const todo = await read('administrator', palabra);
    const partes = await Promise.all(
      valores.map((valor) => read('administrator', palabra, { [campo]: valor })),
    );
    expect(partes.reduce((sum, { total }) => sum + total, 0)).toBe(todo.total);
    expect(partes.filter(({ total }) => total > 0).length).toBeGreaterThan(0);
  });

  it('[AREA-09] requests in the hands of somebody are those their column says, and only the owner is named', async () => {
    const todas = listCeldas(await readAll('administrator', 'solicitudServicioByFilter'), 'En manos de');
    const nombres = {
      solicitante: 'La entidad',
      aprobadores: 'Quien aprueba por la entidad',
      coordinadores: 'La coordinación del ministerio',
      consultor: 'El consultor del ministerio',
      certificadores: 'Quien certifica en el ministerio',
      operador: 'La Agencia Nacional Digital',
    };
    for (const [enManosDe, nombre] of Object.entries(nombres)) {
      const suyas = await readAll('administrator', 'solicitudServicioByFilter', { enManosDe });
      expect(listCeldas(suyas, 'En manos de'), enManosDe).toEqual(todas.filter((una) => una === nombre));
    }
    expect(new Set(todas).size).toBeGreaterThan(3);
  });

  it('[AREA-09] requests of a consultor, elements of a sector, trámites with a verdict and downloads of an entidad are those the tables say', async () => {
    const { kysely } = test.database;
    const { rows: consultores } = await sql<{ id: number; n: number }>`
      select s.consultor_id as id, count(*)::int as n from solicitudes s join estados_solicitud e on e.id = s.estado_id
      where s.consultor_id is not null and e.codigo <> 'borrador' group by 1 order by 1`.execute(kysely);
    expect(consultores.length).toBeGreaterThan(0);
    for (const { id, n } of consultores)
      expect((await read('administrator', 'solicitudServicioByFilter', { consultorId: id })).total).toBe(n);
    const { rows: sectores } = await sql<{ id: number; n: number }>`
      select e.sector_id as id, count(*)::int as n from elementos_versiones v join entidades e on e.id = v.entidad_responsable_id
      where v.estado = 'incorporado' group by 1 order by 2 desc limit 1`.execute(kysely);
    const [sector] = sectores;
    expect((await read('anonymous', 'elementoDatoByFilter', { sectorId: sector?.id })).total).toBe(sector?.n);
    const tramites = await readAll('administrator', 'tramites-govco');
    const suprimibles = listCeldas(tramites, 'Suprimibles ya').filter((cuantos) => Number(cuantos) > 0);
    const conVeredicto = await readAll('administrator', 'tramites-govco', { veredicto: 'suprimible-ya' });
    expect(listCeldas(conVeredicto, 'Suprimibles ya')).toEqual(suprimibles);
    expect(suprimibles.length).toBeGreaterThan(0);
    const { rows: descargas } = await sql<{ id: number; n: number }>`
      select entidad_id as id, count(*)::int as n from esquemas_descargas where entidad_id is not null group by 1 limit 1`.execute(
      kysely,
    );
    const [una] = descargas;
    const suyas = await readAll('administrator', 'schema', { entidadId: una?.id });
    expect([addCeldas(suyas, 'Descargas'), findResumen(suyas, 'Descargas')]).toEqual([una?.n, una?.n]);
    const patron = await readAll('administrator', 'validador', { regla: 'patron', texto: '' });
    expect(new Set(listCeldas(patron, 'Reglas más frecuentes'))).toEqual(new Set(['Patrón']));
    expect((await read('administrator', 'validador', { texto: 'zzyzx' })).total).toBe(0);
  });

  it('[AREA-09] what a report is narrowed by is told by its names, and the screen is told what it may ask', async () => {
    const { rows } = await sql<{
      id: number;
      nombre: string;
    }>`select id, nombre from sectores order by id limit 1`.execute(test.database.kysely);
    const leido = await send('administrator', 'elementoDatoByFilter', {
      sectorId: rows[0]?.id,
      dominioId: 999_999,
      conUso: false,
      tipo: 'simple',
    });
    expect(leido.json().filtros).toEqual([
      { campo: 'sectorId', nombre: 'Sector de la entidad', valor: rows[0]?.nombre },
      { campo: 'dominioId', nombre: 'Dominio', valor: 'no existe (999999)' },
      { campo: 'tipo', nombre: 'Tipo', valor: 'Simple' },
      { campo: 'conUso', nombre: 'Uso', valor: 'No los usa nadie' },
    ]);
    const [ministerio, entidad] = await Promise.all(
      (['administrator', 'leader'] as const).map(async (kind) => (await send(kind, 'opciones')).json()),
    );
    expect([ministerio.reservados, ministerio.consultores.length > 0]).toEqual([[], true]);
    expect(entidad.consultores).toEqual([]);
    expect(entidad.reservados).toContainEqual({ palabra: 'solicitudServicioByFilter', campo: 'consultorId' });
  });

  it('is divided by who answers, who asks, what and where; everybody finds an entidad by what it answers alone', async () => {
    const { rows } = await sql<{
      id: number;
    }>`select id from entidades where codigo_xroad = 'REPORTADA-0001'`.execute(test.database.kysely);
    const id = rows[0]?.id;
    const cuantas = async (kind: CallerKind, filtro: object) =>
      findResumen(await readAll(kind, 'xroad', filtro), 'Transacciones');
    expect(await cuantas('administrator', { proveedorId: id })).toBe(40);
    expect(await cuantas('administrator', { consumidorId: id })).toBe(0);
    expect(await cuantas('administrator', { texto: 'consultar' })).toBe(80);
    expect(await cuantas('administrator', { texto: 'zzyzx' })).toBe(0);
    expect(await cuantas('administrator', { ambiente: 'calidad' })).toBe(0);
    expect(await cuantas('anonymous', { entidadId: id })).toBe(20);
    const todas = await readAll('administrator', 'xroad');
    const horas = listCeldas(todas, 'Fecha y hora').map(String).toSorted();
    expect(new Set(listCeldas(todas, 'Última de la pareja'))).toEqual(new Set([horas.at(-1)]));
    // Who only asks is not found by everybody.
    await sql`update entidades set codigo_xroad = 'REPORTADA-0003' where id = ${id}`.execute(
      test.database.kysely,
    );
    expect(await cuantas('anonymous', { entidadId: id })).toBe(0);
    expect(await cuantas('administrator', { consumidorId: id })).toBe(40);
    await sql`update entidades set codigo_xroad = 'REPORTADA-0001' where id = ${id}`.execute(
      test.database.kysely,
    );
  });
});

describe('[AREA-09] the tables behind the tabs of a report', () => {
  const VISTAS = {
    xroad: ['servicios', 'consumidores', 'fallas', 'anomalias', 'disponibilidad'],
    'tramites-govco': ['entidades', 'papeles', 'suprimibles'],
  } as const;
  const cases = Object.entries(VISTAS).flatMap(([palabra, vistas]) =>
    vistas.map((vista) => [palabra, vista] as const),
  );

  it.each(cases)('%s, %s: as rows, by its address and as a file', async (palabra, vista) => {
    const leido = await readAll('administrator', palabra, { vista });
    expect(leido.filas).toHaveLength(leido.total);
    expect(leido.total).toBeGreaterThan(0);
    for (const { celdas } of leido.filas) expect(celdas).toHaveLength(leido.columnas.length);
    const linked: Leido = (await send('administrator', `${palabra}?vista=${vista}&tamano=100`)).json();
    expect(linked.filas).toEqual(leido.filas.slice(0, 100));
    const csv = await send('administrator', `${palabra}/exportar`, { vista, formato: 'csv' });
    expect([csv.statusCode, csv.body.trimEnd().split('\r\n').length]).toEqual([200, leido.total + 1]);
  });

  it('add up to what the report itself says', async () => {
    for (const [kind, transacciones] of [
      ['administrator', 80],
      ['leader', 40],
      ['anonymous', 40],
    ] as const) {
      const servicios = await readAll(kind, 'xroad', { vista: 'servicios' });
      expect([addCeldas(servicios, 'Transacciones'), findResumen(servicios, 'Transacciones')]).toEqual([
        transacciones,
        transacciones,
      ]);
    }
    const consumidores = await readAll('administrator', 'xroad', { vista: 'consumidores' });
    expect([consumidores.total, addCeldas(consumidores, 'Transacciones')]).toEqual([2, 80]);
    const fallas = await readAll('administrator', 'xroad', { vista: 'fallas' });
    expect([addCeldas(fallas, 'Fallas'), findResumen(fallas, 'Fallas')]).toEqual([24, 24]);
    const meses = await readAll('administrator', 'xroad', { vista: 'disponibilidad', desde: '2026-09-01' });
    expect([listCeldas(meses, 'ANS'), listCeldas(meses, 'Qué no se cumplió')]).toEqual([
      ['Incumplido'],
      ['Tiempo de respuesta'],
    ]);
    const tramites = await readAll('administrator', 'tramites-govco');
    const papeles = addCeldas(tramites, 'Papeles');
    const entidades = await readAll('administrator', 'tramites-govco', { vista: 'entidades' });
    expect([addCeldas(entidades, 'Papeles'), findResumen(entidades, 'Papeles')]).toEqual([papeles, papeles]);
    expect(addCeldas(entidades, 'Suprimible ya')).toBe(addCeldas(tramites, 'Suprimibles ya'));
    const suprimibles = await readAll('administrator', 'tramites-govco', { vista: 'suprimibles' });
    const masPedidos = await readAll('administrator', 'tramites-govco', { vista: 'papeles' });
    expect([suprimibles.total, addCeldas(masPedidos, 'Suprimible ya')]).toEqual([
      findResumen(entidades, 'Suprimibles ya'),
      addCeldas(entidades, 'Suprimible ya'),
    ]);
    const pedidos = listCeldas(masPedidos, 'Trámites que lo piden').map(Number);
    expect(pedidos).toEqual(pedidos.toSorted((una, otra) => otra - una));
  });

  it('say to everybody nothing of who asks or what is unlike its history, and to an entidad what is its own', async () => {
    for (const vista of ['consumidores', 'anomalias'])
      expect((await send('anonymous', 'xroad', { vista })).statusCode).toBe(403);
    const servicios = await readAll('anonymous', 'xroad', { vista: 'servicios' });
    expect(new Set(listCeldas(servicios, 'Consumidores'))).toEqual(new Set([null]));
    expect((await readAll('administrator', 'xroad', { vista: 'anomalias' })).total).toBe(2);
    expect((await readAll('leader', 'xroad', { vista: 'anomalias' })).total).toBe(1);
    // Of how fresh the data are, filters change nothing.
    const [todo, viejo] = await Promise.all(
      [{}, { hasta: '2020-01-01' }].map((filtro) => read('administrator', 'xroad', filtro)),
    );
    expect([viejo?.total, viejo?.corte.razon]).toEqual([0, todo?.corte.razon]);
    expect((await send('administrator', 'schema', { vista: 'servicios' })).statusCode).toBe(400);
  });
});
