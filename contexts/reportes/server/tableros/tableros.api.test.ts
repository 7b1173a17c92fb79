import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Exploracion, ResumenTablero, TableroLeido, VistaReporte } from '../../contract/index.ts';
import { createCorte } from '../cortes/create-corte.ts';
import { deleteTablerosDePersona } from './tableros.repository.ts';

let test: TestApp;
let ministerio: string;
let lider: string;
let funcionario: string;
let calls = 0;
const AHORA = new Date('2026-12-05T12:00:00Z');
const PERSONAS = [
  '1000000001',
  '1000000002',
  '1000000003',
  '1000000004',
  '1000000009',
  '1000000010',
  '1000000011',
  '1000000012',
  '1000000013',
];

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  ministerio = await openTestSession(kysely, '1000000001');
  lider = await openTestSession(kysely, '1000000003');
  funcionario = await openTestSession(kysely, '1000000004');
  const cortes = [
    { clase: 'mes', fecha: '2026-10-01' },
    { clase: 'dia', fecha: '2026-12-05' },
  ] as const;
  for (const corte of cortes)
    await kysely.transaction().execute((trx) => createCorte(trx, corte, { ahora: AHORA }));
});
beforeEach(async () => {
  await sql`delete from tableros where usuario_id is not null`.execute(test.database.kysely);
});
afterAll(() => test.close());

async function ask<Answer = { code: string; mensaje: string; actual: TableroLeido }>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  token: string,
  { body, version, clave }: { body?: object; version?: number; clave?: string } = {},
): Promise<{ status: number; body: Answer }> {
  const answer = await test.app.inject({
    method,
    url: /^.(vistas|explorador)/.test(url) ? `/api${url}` : `/api/tableros${url}`,
    ...(body ? { payload: body } : {}),
    remoteAddress: `10.0.3.${++calls}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(clave === undefined ? {} : { 'idempotency-key': clave }),
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const pieza = (codigo: string | null, otra: object = {}) => ({ codigo, ambito: '', forma: 'cifra', ...otra });
const create = async (token: string, piezas: object[] = [], nombre = 'Seguimiento') =>
  (await ask<ResumenTablero>('POST', '', token, { body: { nombre, piezas } })).body;
const read = async (token: string, id: number) => (await ask<TableroLeido>('GET', `/${id}`, token)).body;
const list = async (token: string) =>
  (await ask<{ tableros: ResumenTablero[] }>('GET', '', token)).body.tableros;

describe('what is refused', () => {
  it.each([
    ['without a name', { nombre: '  ', piezas: [] }, 400, 'SOLICITUD_INVALIDA'],
    [
      'of an indicador that is not there',
      { nombre: 'A', piezas: [pieza('IND-99')] },
      404,
      'INDICADOR_INEXISTENTE',
    ],
    [
      'of a part the indicador has not',
      { nombre: 'A', piezas: [pieza('IND-02', { ambito: 'nivel=3' })] },
      422,
      'AMBITO_INEXISTENTE',
    ],
    ['of nothing', { nombre: 'A', piezas: [pieza(null)] }, 404, 'VISTA_REPORTE_INEXISTENTE'],
    [
      'of an indicador and a view at once',
      { nombre: 'A', piezas: [pieza('IND-02', { vistaId: '3f0c9f6e-0000-4000-8000-000000000000' })] },
      400,
      'SOLICITUD_INVALIDA',
    ],
    [
      'with a thirteenth pieza',
      { nombre: 'A', piezas: Array.from({ length: 13 }, () => pieza('IND-02')) },
      400,
      'SOLICITUD_INVALIDA',
    ],
  ])('[AREA-09] a board %s', async (_, body, status, code) => {
    const answer = await ask('POST', '', ministerio, { body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await list(ministerio)).map(({ nombre }) => nombre)).toEqual(['El marco hoy']);
  });

  it('[AREA-09] an indicador that is not public in the board of who may not read it', async () => {
    const answer = await ask('POST', '', lider, { body: { nombre: 'A', piezas: [pieza('IND-12')] } });
    expect([answer.status, answer.body.code]).toEqual([404, 'INDICADOR_INEXISTENTE']);
  });

  it('[AREA-09] more than twenty of one person', async () => {
    const usuarioId = await getUsuarioId(test.database.kysely, '1000000001');
    await sql`insert into tableros (usuario_id, nombre) select ${usuarioId}, 'T' || n from generate_series(1, 20) n`.execute(
      test.database.kysely,
    );
    const answer = await ask('POST', '', ministerio, { body: { nombre: 'Otro' } });
    expect([answer.status, answer.body.mensaje]).toEqual([
      422,
      'Cada persona puede tener hasta 20 tableros. Elimine uno.',
    ]);
  });

  it('[AREA-09] the board of another person, and that of another rol, are not there', async () => {
    const { id, version } = await create(lider, [pieza('IND-02')]);
    const delMinisterio = (await list(ministerio)).at(-1)?.id ?? 0;
    const body = { nombre: 'Mío', piezas: [] };
    const tries = [
      await ask('GET', `/${id}`, ministerio),
      await ask('PUT', `/${id}`, funcionario, { body, version }),
      await ask('DELETE', `/${id}`, ministerio, { version }),
      await ask('POST', `/${id}/copiar`, ministerio),
      await ask('GET', `/${delMinisterio}`, lider),
      await ask('POST', `/${delMinisterio}/copiar`, lider),
    ];
    expect(tries.map(({ status, body: { code } }) => `${status} ${code}`)).toEqual(
      tries.map(() => '404 TABLERO_INEXISTENTE'),
    );
    expect((await read(lider, id)).nombre).toBe('Seguimiento');
  });

  it('[AREA-09] nobody changes or removes the board of a rol', async () => {
    const id = (await list(lider)).at(-1)?.id ?? 0;
    const changed = await ask('PUT', `/${id}`, lider, { body: { nombre: 'Mío', piezas: [] }, version: 1 });
    const removed = await ask('DELETE', `/${id}`, lider, { version: 1 });
    expect([changed, removed].map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '409 TABLERO_DE_ROL',
      '409 TABLERO_DE_ROL',
    ]);
  });

  it('[AREA-09] a change over a version that somebody replaced, in another window', async () => {
    const { id, version } = await create(ministerio, [pieza('IND-02')]);
    const body = { nombre: 'Primero', piezas: [] };
    expect((await ask('PUT', `/${id}`, ministerio, { body, version })).status).toBe(200);
    const late = await ask('PUT', `/${id}`, ministerio, { body: { ...body, nombre: 'Tarde' }, version });
    expect([late.status, late.body.actual.nombre]).toEqual([412, 'Primero']);
    expect((await ask('DELETE', `/${id}`, ministerio, { version })).status).toBe(412);
    expect((await read(ministerio, id)).nombre).toBe('Primero');
  });
});

describe('boards', () => {
  it('[AREA-09] each rol has one whose every pieza its people read; a copy of it is theirs to change', async () => {
    const nombres = [];
    for (const persona of PERSONAS) {
      const token = await openTestSession(test.database.kysely, persona);
      const [suyo, ...otros] = await list(token);
      expect([persona, otros, suyo?.rol === null]).toEqual([persona, [], false]);
      const { nombre, piezas } = await read(token, suyo?.id ?? 0);
      nombres.push(nombre);
      expect(piezas.map(({ codigo, razon }) => `${codigo} ${razon}`)).toEqual(
        piezas.map(({ codigo }) => `${codigo} `),
      );
      expect(piezas.every(({ forma, tarjeta, grafica }) => (forma === 'cifra' ? tarjeta : grafica))).toBe(
        true,
      );
    }
    expect(new Set(nombres).size).toBe(8);
    const rol = (await list(lider)).at(-1)?.id ?? 0;
    const copia = (await ask<ResumenTablero>('POST', `/${rol}/copiar`, lider, { clave: 'copia-0001' })).body;
    await ask('POST', `/${rol}/copiar`, lider, { clave: 'copia-0001' });
    expect((await list(lider)).map(({ nombre, rol: de }) => [nombre, de])).toEqual([
      ['Copia de Así va el marco', null],
      ['Así va el marco', 'Líder de interoperabilidad'],
    ]);
    const original = await read(lider, rol);
    const { piezas, version } = await read(lider, copia.id);
    expect(piezas).toEqual(original.piezas);
    const body = { nombre: 'Lo mío', piezas: piezas.toReversed().slice(1) };
    const { body: saved } = await ask<TableroLeido>('PUT', `/${copia.id}`, lider, { body, version });
    expect([saved.nombre, saved.version, saved.piezas.map(({ codigo }) => codigo)]).toEqual([
      'Lo mío',
      version + 1,
      original.piezas
        .map(({ codigo }) => codigo)
        .toReversed()
        .slice(1),
    ]);
    expect(await read(lider, rol)).toEqual(original);
    expect(await findLastAudit(test.database.kysely, 'editar-tablero')).toMatchObject({
      result: 'exito',
      detail: { antes: { piezas: 8 }, despues: { nombre: 'Lo mío', piezas: 7 } },
    });
    expect((await ask('DELETE', `/${copia.id}`, lider)).status).toBe(428);
    expect((await ask('DELETE', `/${copia.id}`, lider, { version: saved.version })).status).toBe(200);
    expect((await list(lider)).length).toBe(1);
  });

  it('[AREA-09] a pieza says what the gallery and the page of its indicador say', async () => {
    const { id } = await create(ministerio, [
      pieza('IND-01'),
      pieza('IND-07', { ambito: 'nivel=1' }),
      pieza('IND-04', { forma: 'grafica' }),
    ]);
    const [cifra, deParte, grafica] = (await read(ministerio, id)).piezas;
    const pages = await Promise.all(
      ['/indicadores', '/indicadores/IND-04/valores?por=estado'].map(async (url) =>
        (
          await test.app.inject({
            url: `/api${url}`,
            remoteAddress: `10.0.3.${++calls}`,
            headers: { authorization: `Bearer ${ministerio}` },
          })
        ).json(),
      ),
    );
    expect(cifra?.tarjeta).toEqual(
      pages[0].indicadores.find(({ codigo }: { codigo: string }) => codigo === 'IND-01'),
    );
    expect(grafica?.grafica?.series).toEqual(pages[1].series);
    expect([deParte?.parte, deParte?.tarjeta?.parte, deParte?.direccion]).toEqual([
      'Nivel: Nivel 1',
      'Nivel 1, Ministerio',
      '/app/indicadores/IND-07?nivel=1',
    ]);
  });

  it('[AREA-09] a pieza whose right was lost says so, stays when the others change, and leaves them alone', async () => {
    const { id, version } = await create(lider, [pieza('IND-02')]);
    await sql`insert into tableros_piezas (tablero_id, orden, codigo, forma) values (${id}, 2, 'IND-38', 'cifra'),
      (${id}, 3, null, 'grafica')`.execute(test.database.kysely);
    const { piezas } = await read(lider, id);
    expect(piezas.map(({ titulo, razon, tarjeta }) => [titulo, razon, tarjeta === null])).toEqual([
      [piezas[0]?.titulo, '', false],
      ['IND-38', 'Su rol no puede leer este indicador, o ya no existe.', true],
      ['Vista guardada', 'La vista ya no se comparte con usted, o su dueño la borró.', true],
    ]);
    const body = { nombre: 'Igual', piezas: piezas.toReversed() };
    const { status, body: saved } = await ask<TableroLeido>('PUT', `/${id}`, lider, { body, version });
    expect([status, saved.piezas.map(({ codigo }) => codigo)]).toEqual([200, [null, 'IND-38', 'IND-02']]);
  });

  it('[AREA-09] a view is read by the rights of who looks; no longer shared or deleted, its pieza says so', async () => {
    const vista = {
      nombre: 'Servicios por estado',
      estado: { conjunto: 'servicios', dimensiones: ['estado'], medidas: ['servicios'] },
      compartida: 'enlace',
    };
    const url = '/vistas-reportes';
    const { body: guardada } = await ask<VistaReporte>('POST', url, lider, { body: vista });
    const deVista = { codigo: null, vistaId: guardada.id };
    const { id } = await create(funcionario, [
      { ...deVista, forma: 'grafica' },
      { ...deVista, forma: 'cifra' },
      pieza('IND-02'),
    ]);
    const [grafica, cifra] = (await read(funcionario, id)).piezas;
    const { body: explorada } = await ask<Exploracion>('POST', '/explorador', funcionario, {
      body: vista.estado,
    });
    expect(grafica?.vista?.exploracion.filas).toEqual(explorada.filas);
    expect(explorada.filas.length).toBeGreaterThan(0);
    expect([cifra?.titulo, cifra?.vista?.exploracion.totales, cifra?.vista?.exploracion.filas]).toEqual([
      vista.nombre,
      explorada.totales,
      [],
    ]);
    const reasons = async () => (await read(funcionario, id)).piezas.map(({ razon }) => razon);
    const PERDIDA = 'La vista ya no se comparte con usted, o su dueño la borró.';
    await ask('PUT', `${url}/${guardada.id}`, lider, { body: { ...vista, compartida: 'nadie' } });
    expect(await reasons()).toEqual([PERDIDA, PERDIDA, '']);
    const nueva = await ask('POST', '', ministerio, {
      body: { nombre: 'A', piezas: [{ ...deVista, forma: 'cifra' }] },
    });
    expect([nueva.status, nueva.body.code]).toEqual([404, 'VISTA_REPORTE_INEXISTENTE']);
    await ask('DELETE', `${url}/${guardada.id}`, lider);
    expect(await reasons()).toEqual([PERDIDA, PERDIDA, '']);
  });

  it('[AREA-09] the boards of a person who suppresses their data are deleted', async () => {
    const { id } = await create(funcionario, [pieza('IND-02')]);
    const usuarioId = await getUsuarioId(test.database.kysely, '1000000004');
    await test.database.kysely.transaction().execute((trx) => deleteTablerosDePersona(trx, { usuarioId }));
    expect((await ask('GET', `/${id}`, funcionario)).status).toBe(404);
  });
});
