import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONJUNTOS,
  type ConjuntoExplorado,
  formatFiltros,
  LIMITES_EXPLORADOR,
} from '../../contract/explorador.terms.ts';
import type { ConjuntoExplorable, Exploracion } from '../../contract/index.ts';
import { CONJUNTOS_DECLARADOS } from '../../rules/explorador/conjuntos.ts';
import { createCorte } from '../cortes/create-corte.ts';
import { RECURSOS_EXPLORADOS } from './fuentes.ts';
import { readWithin } from './grupos.queries.ts';
import type { LectorDeExplorador } from './lector-de-explorador.ts';
import { readExploracion } from './search-exploracion.ts';

let test: TestApp;
let tokens: Record<'ministerio' | 'lider' | 'funcionario' | 'otro', string>;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  tokens = {
    ministerio: await openTestSession(kysely, '1000000001'),
    lider: await openTestSession(kysely, '1000000003'),
    funcionario: await openTestSession(kysely, '1000000004'),
    otro: await openTestSession(kysely, '1000000009'),
  };
  await kysely
    .transaction()
    .execute((trx) =>
      createCorte(trx, { clase: 'mes', fecha: '2026-10-01' }, { ahora: new Date('2026-12-05T12:00:00Z') }),
    );
});
afterAll(() => test.close());

type Quien = keyof typeof tokens;
type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(quien: Quien, method: Metodo, url: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${tokens[quien]}` },
    ...(payload ? { payload } : {}),
  });
  const isFile = url.endsWith('/exportar');
  return { status: answer.statusCode, body: isFile ? null : answer.json(), raw: answer.rawPayload };
}

const ESTADO = { conjunto: 'solicitudes', dimensiones: ['estado'], medidas: ['solicitudes'] };
const explore = (pedido: object, quien: Quien = 'ministerio') =>
  call(quien, 'POST', '/explorador', { ...ESTADO, ...pedido });
async function read(pedido: object, quien?: Quien): Promise<Exploracion> {
  const { status, body } = await explore(pedido, quien);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const INYECCION = "x'); drop table vistas_reportes; --";

describe('[AREA-09] what is refused of the explorer', () => {
  it.each([
    [{ conjunto: 'usuarios' }, 400, 'SOLICITUD_INVALIDA'],
    [{ conjunto: 'solicitudes; select 1' }, 400, 'SOLICITUD_INVALIDA'],
    [{ dimensiones: [] }, 400, 'SOLICITUD_INVALIDA'],
    [{ dimensiones: ['estado', 'nivel', 'tipo', 'entidad'] }, 400, 'SOLICITUD_INVALIDA'],
    [{ dimensiones: ['estado', 'estado'] }, 400, 'SOLICITUD_INVALIDA'],
    [{ medidas: ['solicitudes', 'abiertas', 'vencidas'] }, 400, 'SOLICITUD_INVALIDA'],
    [{ dimensiones: ['s.estado_id'] }, 400, 'SOLICITUD_INVALIDA'],
    [{ medidas: [INYECCION] }, 400, 'SOLICITUD_INVALIDA'],
    [{ ordenarPor: 'estado' }, 400, 'SOLICITUD_INVALIDA'],
    [{ dimensiones: ['mesa'] }, 422, 'DIMENSION_AJENA'],
    [{ dimensiones: ['constructor'] }, 422, 'DIMENSION_AJENA'],
    [{ filtros: [{ dimension: 'radicado', valores: ['1'] }] }, 422, 'DIMENSION_AJENA'],
    [{ medidas: ['toString'] }, 422, 'MEDIDA_AJENA'],
    [
      { conjunto: 'tramites', dimensiones: ['tipo'], medidas: ['tramites'], desde: '2026-01-01' },
      422,
      'DIMENSION_AJENA',
    ],
    // Figures of different indicators are not added up.
    [{ conjunto: 'indicadores', dimensiones: ['mes'], medidas: ['valor'] }, 422, 'MEDIDA_AJENA'],
  ])('%j', async (pedido, status, code) => {
    const { status: actual, body } = await explore(pedido);
    expect([actual, body.code]).toEqual([status, code]);
  });

  it('what tells the work of persons apart, to all but the ministry', async () => {
    expect((await explore({ dimensiones: ['consultor'] }, 'lider')).body.code).toBe('DIMENSION_AJENA');
    expect((await explore({ dimensiones: ['consultor'] })).status).toBe(200);
    const { body } = await call('lider', 'GET', '/explorador/conjuntos');
    const solicitudes = body.find(({ codigo }: ConjuntoExplorable) => codigo === 'solicitudes');
    expect(solicitudes.dimensiones.map(({ codigo }: { codigo: string }) => codigo)).not.toContain(
      'consultor',
    );
  });

  it('a value with the signs of a statement is a value that no record has', async () => {
    const leida = await read({ filtros: [{ dimension: 'estado', valores: [INYECCION] }] });
    expect([leida.filas, leida.grupos, leida.totales]).toEqual([[], 0, [0]]);
    const { rows } = await sql<{
      hay: string | null;
    }>`select to_regclass('vistas_reportes')::text as hay`.execute(test.database.kysely);
    expect(rows[0]?.hay).toBe('vistas_reportes');
  });

  it('a set of a list that the rol does not open', async () => {
    await sql`delete from roles_permisos p using subfuncionalidades f, roles r where f.id = p.subfuncionalidad_id
      and r.id = p.rol_id and f.codigo = 'acuerdos' and r.codigo = (select r2.codigo from membresias m
        join usuarios u on u.id = m.usuario_id join roles r2 on r2.id = m.rol_id
        where u.numero_identificacion = '1000000004' limit 1)`.execute(test.database.kysely);
    const token = await openTestSession(test.database.kysely, '1000000004');
    tokens = { ...tokens, funcionario: token };
    const acuerdos = { conjunto: 'acuerdos', dimensiones: ['estado'], medidas: ['acuerdos'] };
    const { status, body } = await explore(acuerdos, 'funcionario');
    expect([status, body.code]).toEqual([403, 'CONJUNTO_SIN_PERMISO']);
    const conjuntos = await call('funcionario', 'GET', '/explorador/conjuntos');
    expect(conjuntos.body.map(({ codigo }: ConjuntoExplorable) => codigo)).not.toContain('acuerdos');
  });

  it('a statement has a time-out of its own', async () => {
    const dicho = await readWithin(test.database.kysely, LIMITES_EXPLORADOR.espera, async (trx) => {
      const { rows } = await sql<{
        espera: string;
      }>`select current_setting('statement_timeout') as espera`.execute(trx);
      return rows[0]?.espera;
    });
    expect(dicho).toBe('5s');
  });
});

describe('[AREA-09] what is explored', () => {
  /** The ministry, as whoever explores: not over HTTP, which asks for a minute after sixty questions. */
  const lector: LectorDeExplorador = {
    lado: 'ministerio',
    entidadId: null,
    conElementos: true,
    usuarioId: 1,
    recursos: RECURSOS_EXPLORADOS.map(({ code }) => code),
  };
  const readEntera = (conjunto: ConjuntoExplorado, dimensiones: string[], medidas: string[]) =>
    readExploracion(
      test.database.kysely,
      { conjunto, dimensiones, medidas, filtros: [], dibujo: 'tabla' },
      lector,
    );

  /** Each measure with the sum of its groups, where they add up, and its total. */
  const addGroups = ({ medidas, filas, totales }: Awaited<ReturnType<typeof readEntera>>) =>
    medidas.map(({ codigo, aditiva }, at) => {
      const total = totales[at] ?? null;
      const suma = filas.reduce((sum, { valores }) => sum + (valores[at] ?? 0), 0);
      return [codigo, aditiva ? suma : total, total] as const;
    });

  it.each(CONJUNTOS)('%s by each of its dimensions, in groups that add up to one whole', async (conjunto) => {
    const { dimensiones, medidas } = CONJUNTOS_DECLARADOS[conjunto];
    const solas = medidas.filter(({ exige }) => exige === undefined).map(({ codigo }) => codigo);
    const wholes = new Map<string, Set<number | null>>(solas.map((codigo) => [codigo, new Set()]));
    const pairs = solas.flatMap((_, at) => (at % 2 === 0 ? [solas.slice(at, at + 2)] : []));
    const asked = dimensiones.flatMap(({ codigo }) => pairs.map((pair) => [codigo, pair] as const));
    for (const [dimension, pair] of asked) {
      const leida = await readEntera(conjunto, [dimension], pair);
      for (const [codigo, suma, total] of addGroups(leida)) {
        wholes.get(codigo)?.add(total);
        expect([dimension, codigo, suma]).toEqual([dimension, codigo, total]);
      }
    }
    // Whatever it is divided by, it is the same whole.
    for (const [codigo, whole] of wholes) expect([codigo, whole.size]).toEqual([codigo, 1]);
  });

  it('the total of the requests is that of their list, and three dimensions divide it further', async () => {
    const { body } = await call('ministerio', 'POST', '/solicitud/listar', { tamano: 20 });
    const leida = await read({
      dimensiones: ['estado', 'nivel', 'entidad'],
      medidas: ['solicitudes', 'abiertas'],
    });
    expect(leida.totales[0]).toBe(body.total);
    expect(leida.filas.reduce((sum, { valores }) => sum + (valores[0] ?? 0), 0)).toBe(body.total);
    const [fila] = leida.filas;
    const filtros = ['estado', 'nivel', 'entidad'].map((dimension, at) => ({
      dimension,
      valores: [fila?.claves[at]],
    }));
    const una = await read({ filtros });
    expect(una.totales[0]).toBe(fila?.valores[0]);
    // Its address says the same.
    const query = new URLSearchParams({
      ...ESTADO,
      dimensiones: 'estado',
      medidas: 'solicitudes',
      filtros: formatFiltros(filtros as Parameters<typeof formatFiltros>[0]),
    });
    const { status, body: linked } = await call('ministerio', 'GET', `/explorador?${query}`);
    expect([status, linked.filas]).toEqual([200, una.filas]);
  });

  it('what an indicator said at a month is what its page says', async () => {
    const leida = await read({
      conjunto: 'indicadores',
      dimensiones: ['indicador', 'mes'],
      medidas: ['numerador', 'denominador'],
    });
    const fila = leida.filas.find(({ claves }) => claves[0] === 'IND-02' && claves[1] === '2026-10');
    const { body } = await call('ministerio', 'GET', '/indicadores/IND-02/valores');
    const { valor } = body.series[0].puntos.find(({ momento }: { momento: string }) => momento === '2026-10');
    expect(fila?.valores).toEqual([valor.numerador, valor.denominador]);
    expect(fila?.nombres[1]).toBe('oct 2026');
  });

  it('[TABLE-06] taken along, it has every group and says how it is read', async () => {
    const pedido = {
      ...ESTADO,
      dimensiones: ['estado', 'nivel'],
      filtros: [{ dimension: 'nivel', valores: ['1'] }],
    };
    const leida = await read(pedido);
    const { raw } = await call('ministerio', 'POST', '/explorador/exportar', { ...pedido, formato: 'xlsx' });
    const [tabla, definicion] = await readExcelFile(raw);
    expect(tabla?.data).toEqual([
      ['Estado', 'Nivel', 'Solicitudes'],
      ...leida.filas.map(({ nombres, valores }) => [...nombres, ...valores]),
    ]);
    const notas = new Map(definicion?.data.map(([nombre, texto]) => [String(nombre), String(texto)]));
    expect(definicion?.sheet).toBe('Definición');
    expect([notas.get('Cómo se lee'), notas.get('Filtros'), notas.get('Versión')]).toEqual([
      leida.definicion.texto,
      'Nivel: Nivel 1',
      '1, desde el 28 de noviembre de 2026',
    ]);
    expect(notas.get('Dirección')).toContain(
      '/app/explorador?conjunto=solicitudes&dimensiones=estado%2Cnivel',
    );
  });
});
