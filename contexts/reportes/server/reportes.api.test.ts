import { addDays, toColombianDay } from '@marco/country/working-days';
import { addJob, runDueJob } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SerieIndicador, TarjetaIndicador } from '../contract/index.ts';
import { listLineas } from '../rules/cortes/lineas.ts';
import { computePeriodo } from '../rules/cortes/periodo.ts';
import { createCortes } from '../testing/create-cortes.ts';
import { addHoraTardia, addPareja } from '../testing/hechos-tardios.ts';
import { addMadurezDelMundo } from '../testing/mundos-madurez.ts';
import { computeCorte } from './cortes/compute-corte.ts';
import { findCorte, listCierres, listValores } from './cortes/cortes.queries.ts';
import { createCorte } from './cortes/create-corte.ts';
import { reexpresionJobs } from './cortes/reexpresion-jobs.ts';
import { updateCierre, verifyCierre } from './cortes/verify-cierre.ts';

let test: TestApp;
let ministerio: string;
let lider: string;
/** After the last day of the demo data of tests. */
const AHORA = new Date('2026-12-05T12:00:00Z');

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  ministerio = await openTestSession(kysely, '1000000001');
  lider = await openTestSession(kysely, '1000000003');
  // Eight entidades say how mature they are: most of them grade 2, one 3, and one 5.
  const madurez = [2, 2, 2, 2, 2, 2, 3, 5].map((grado, entidad) => ({
    entidad,
    en: '2026-08-15T15:00:00Z',
    grados: Array.from({ length: 13 }, () => grado),
  }));
  await kysely.transaction().execute((trx) => addMadurezDelMundo(trx, madurez));
  await addPareja(kysely);
  await createCortes(kysely);
});
afterAll(() => test.close());

async function ask(url: string, token?: string) {
  const answer = await test.app.inject({
    method: 'GET',
    url: `/api${token ? '' : '-public'}${url}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: answer.statusCode, body: answer.json() };
}

const inTransaction = <Answer>(work: (trx: Parameters<typeof createCorte>[0]) => Promise<Answer>) =>
  test.database.kysely.transaction().execute(work);

describe('what is refused of indicators', () => {
  it.each([
    ['/indicadores/IND-99', 404, 'INDICADOR_INEXISTENTE'],
    ['/indicadores/otro', 400, 'SOLICITUD_INVALIDA'],
    ['/indicadores/IND-02/valores?ambito=nivel=3', 422, 'AMBITO_INEXISTENTE'],
    ['/indicadores/IND-02/valores?por=dueno', 422, 'AMBITO_INEXISTENTE'],
    ["/indicadores/IND-02/valores?ambito=sector='x", 400, 'SOLICITUD_INVALIDA'],
    ['/indicadores/IND-99/calibracion', 404, 'INDICADOR_INEXISTENTE'],
    ['/indicadores/IND-11/calibracion?ambito=dueno=entidad', 422, 'AMBITO_INEXISTENTE'],
    ['/indicadores/IND-02/filas?corte=1999-01', 404, 'CORTE_INEXISTENTE'],
    ['/indicadores/IND-02/explicacion?desde=2026-13&hasta=hoy', 400, 'SOLICITUD_INVALIDA'],
  ])('[AREA-09] GET %s', async (url, status, code) => {
    const { status: actual, body } = await ask(url);
    expect([actual, body.code]).toEqual([status, code]);
  });

  it('[AREA-09] nobody without a session reads the private base, and only the ministry what is not public', async () => {
    expect((await test.app.inject({ method: 'GET', url: '/api/indicadores' })).statusCode).toBe(401);
    const codigos = async (token?: string): Promise<string[]> =>
      (await ask('/indicadores', token)).body.indicadores.map(({ codigo }: TarjetaIndicador) => codigo);
    await sql`update indicadores set publico = false where codigo = 'IND-07'`.execute(test.database.kysely);
    expect(
      [await codigos(), await codigos(lider), await codigos(ministerio)].map((suyos) =>
        suyos.includes('IND-07'),
      ),
    ).toEqual([false, false, true]);
    expect((await ask('/indicadores/IND-07', lider)).status).toBe(404);
    await sql`update indicadores set publico = true where codigo = 'IND-07'`.execute(test.database.kysely);
  });
});

describe('what tells of persons', () => {
  it('[AREA-09] the load of each consultor is read by the ministry alone, not by the operator of the platform', async () => {
    const operador = await openTestSession(test.database.kysely, '1000000012');
    for (const url of ['/indicadores/IND-12/valores?por=tipo', '/indicadores/IND-40/valores?por=consultor']) {
      const quienes = [undefined, lider, operador, ministerio];
      const answers = await Promise.all(quienes.map((token) => ask(url, token)));
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
    }
    const { body } = await ask('/indicadores', operador);
    const codigos = body.indicadores.map(({ codigo }: TarjetaIndicador) => codigo);
    expect([codigos.includes('IND-37'), codigos.includes('IND-12')]).toEqual([true, false]);
  });

  it('[AREA-09] in public, small groups of persons stand together, and nothing opens them', async () => {
    const { kysely } = test.database;
    await sql`update indicadores set publico = true where codigo = 'IND-37'`.execute(kysely);
    type Series = { series: { ambito: string; puntos: { valor: { valor: number | null } | null }[] }[] };
    const cuantas = async (token?: string) => {
      const { body } = await ask('/indicadores/IND-37/valores?por=estado', token);
      return (body as Series).series.map(
        ({ ambito, puntos }) => [ambito, puntos.at(-1)?.valor?.valor ?? null] as const,
      );
    };
    const propias = await cuantas(ministerio);
    const pocas = propias.filter(([, n]) => n !== null && n > 0 && n < 5);
    expect(pocas.length).toBeGreaterThan(0);
    const publicas = await cuantas();
    expect(publicas.filter(([, n]) => n !== null && n > 0 && n < 5)).toEqual([]);
    const suma = (partes: typeof publicas) => partes.reduce((sum, [, n]) => sum + (n ?? 0), 0);
    expect(suma(publicas)).toBe(suma(propias));
    const [una] = pocas[0] ?? [];
    const sola = (await ask(`/indicadores/IND-37/valores?ambito=${una}`)).body.series[0]?.puntos.at(-1).valor;
    expect(sola).toMatchObject({ numerador: null, valor: null, texto: 'En «Otros (menos de 5)»' });
    const sector = (await ask('/indicadores/IND-37', ministerio)).body.filtros[0].opciones[0].valor;
    expect((await ask(`/indicadores/IND-37/valores?ambito=sector=${sector}&por=estado`)).status).toBe(422);
    expect((await ask('/indicadores/IND-37/filas?corte=hoy')).body).toMatchObject({ filas: [], ocultas: 0 });
    expect((await ask('/indicadores/IND-37/explicacion?desde=2026-09&hasta=hoy')).body.partes).toEqual([]);
    await sql`update indicadores set publico = false where codigo = 'IND-37'`.execute(kysely);
  });

  it('[AREA-09] what entidades answer of themselves is the ministry’s: all others read small groups together, and no place', async () => {
    const operador = await openTestSession(test.database.kysely, '1000000012');
    const celdasDe = async (token?: string) => {
      const { body } = await ask('/indicadores/IND-39/valores?por=criterio&cruce=grado&meses=1', token);
      return (body.series as SerieIndicador[])
        .filter(({ ambito }) => ambito.includes('liderazgo'))
        .map(({ cruce, puntos }) => [cruce, puntos.at(-1)?.valor?.numerador ?? null]);
    };
    // One and one are few: the next group joins them.
    const reunidas = [['Otros (menos de 5)', 8]];
    expect(await celdasDe(ministerio)).toEqual([
      ['Grado 2', 6],
      ['Grado 3', 1],
      ['Grado 5', 1],
    ]);
    for (const token of [undefined, lider, operador]) expect(await celdasDe(token)).toEqual(reunidas);
    const filas = '/indicadores/IND-39/filas?corte=hoy&ambito=criterio=liderazgo%26grado=5';
    expect((await ask(filas, ministerio)).body.filas).toHaveLength(1);
    for (const token of [undefined, lider, operador]) {
      expect((await ask(filas, token)).body).toMatchObject({ filas: [], ocultas: 0 });
      expect((await ask('/indicadores/IND-39/valores?por=sector&cruce=nivel', token)).status).toBe(422);
      expect((await ask('/indicadores/IND-39', token)).body.filtros).toEqual([]);
    }
    expect(
      (await ask('/indicadores/IND-39/valores?por=nivel')).body.series.at(-1).puntos.at(-1).valor.numerador,
    ).toBe(8);
  });
});

describe('cuts', () => {
  it('[AREA-09] a cut is taken once: again it is there already', async () => {
    for (const cual of [
      { clase: 'mes', fecha: '2026-10-01' },
      { clase: 'dia', fecha: '2026-12-05' },
    ] as const)
      expect(await inTransaction((trx) => createCorte(trx, cual, { ahora: AHORA }))).toBeUndefined();
  });

  it('[AREA-09] a closure never changes, and its records make its bytes again', async () => {
    const { kysely } = test.database;
    for (const cierre of await listCierres(kysely)) expect(await verifyCierre(kysely, cierre)).toBe(true);
    for (const change of [
      sql`update cortes set huella = null where clase = 'mes'`,
      sql`delete from cortes where clase = 'mes'`,
      sql`update indicadores_valores set valor = 1 where corte_id in (select id from cortes where clase = 'mes')`,
      sql`delete from cortes_filas where corte_id in (select id from cortes where clase = 'mes')`,
    ])
      await expect(change.execute(kysely)).rejects.toThrow(/closure of a month/);
  });

  it('[AREA-09] each closed month read again from its facts gives the same bytes, whatever happened since', async () => {
    const { kysely } = test.database;
    await sql`insert into directorio_cambios (servicio_id, version_id, tipo, nivel, registrado_en)
      select v.servicio_id, v.id, 'version-retirada', null, '2026-11-15T12:00:00Z' from servicios_versiones v
      where v.estado = 'publicada' order by v.id limit 3`.execute(kysely);
    const cierres = await listCierres(kysely);
    expect(cierres.map(({ fecha }) => fecha)).toEqual(['2026-09-01', '2026-10-01']);
    for (const { id, fecha, reconstruido } of cierres) {
      const { valores } = await computeCorte(kysely, computePeriodo({ clase: 'mes', fecha }), {
        reconstruido,
        keepFilas: async () => undefined,
      });
      const lineas = listLineas(valores);
      expect(lineas.length).toBeGreaterThan(100);
      expect(lineas).toEqual(listLineas(await listValores(kysely, id)));
    }
    await sql`delete from directorio_cambios where registrado_en = '2026-11-15T12:00:00Z'`.execute(kysely);
  });

  it('[AREA-09] its digest is in the audit trail', async () => {
    const corte = await findCorte(test.database.kysely, { clase: 'mes', fecha: '2026-10-01' });
    const { rows } = await sql<{ huella: string }>`
      select detail ->> 'huella' as huella from audit_events
      where action = 'cerrar-mes-indicadores' and object_id = ${String(corte?.id)}`.execute(
      test.database.kysely,
    );
    expect(rows).toEqual([{ huella: corte?.huella }]);
  });

  it('[AREA-09] a month whose facts say something else now is told again with its reason; the first telling stays', async () => {
    const { kysely } = test.database;
    const cual = { clase: 'mes', fecha: '2026-09-01' } as const;
    const tell = () =>
      inTransaction((trx) =>
        updateCierre(trx, cual.fecha, { motivo: 'Se corrigió una fecha.', ahora: AHORA }),
      );
    expect(await tell()).toBe(false);
    const { rows } = await sql<{ id: number }>`
      select distinct on (id) id from certificados order by id limit 1`.execute(kysely);
    expect(rows.length).toBeLessThanOrEqual(1);
    await sql`insert into directorio_cambios (servicio_id, version_id, tipo, nivel, registrado_en)
      select v.servicio_id, v.id, 'version-retirada', null, '2026-06-15T12:00:00Z' from servicios_versiones v
      where v.estado = 'publicada' order by v.id limit 1`.execute(kysely);
    expect(await tell()).toBe(true);
    const emisiones = await sql<{ emision: number; motivo: string }>`
      select emision, motivo from cortes where clase = 'mes' and fecha = ${cual.fecha} order by emision`.execute(
      kysely,
    );
    expect(emisiones.rows).toEqual([
      { emision: 1, motivo: '' },
      { emision: 2, motivo: 'Se corrigió una fecha.' },
    ]);
    await sql`delete from directorio_cambios where registrado_en = '2026-06-15T12:00:00Z'`.execute(kysely);
  });
});

describe('what people read of an indicador', () => {
  it('[AREA-09] its figure, its parts and its rows say the same', async () => {
    const { body } = await ask('/indicadores/IND-02/valores', ministerio);
    const hoy = body.series[0].puntos.at(-1);
    expect(hoy.momento).toBe('hoy');
    const { numerador, denominador } = hoy.valor;
    expect(denominador).toBeGreaterThan(0);
    const { rows } = await sql<{ n: number }>`
      select count(distinct e.id)::int as n from entidades e join membresias m on m.entidad_id = e.id
      where m.estado = 'activa'`.execute(test.database.kysely);
    expect(denominador).toBe(rows[0]?.n);
    const filas = await ask('/indicadores/IND-02/filas?corte=hoy&clase=publica', ministerio);
    expect([filas.body.total, filas.body.ocultas]).toEqual([numerador, 0]);
    const sectores = await ask('/indicadores/IND-02/valores?por=sector', ministerio);
    const sumOf = (what: 'numerador' | 'denominador') =>
      sectores.body.series.reduce(
        (sum: number, { puntos }: { puntos: { valor: Record<string, number> | null }[] }) =>
          sum + (puntos.at(-1)?.valor?.[what] ?? 0),
        0,
      );
    expect(sumOf('numerador')).toBeLessThanOrEqual(numerador);
    expect(sumOf('denominador')).toBeLessThanOrEqual(denominador);
  });

  it('[AREA-09] the semáforo is that of the servicios themselves', async () => {
    const { body } = await ask('/indicadores/IND-04/valores?por=estado');
    const { rows } = await sql<{ nombre: string; n: number }>`
      select e.codigo as nombre, count(*)::int as n from servicios s join estados_servicio e on e.id = s.estado_servicio_id
      where s.activo group by e.codigo order by e.codigo`.execute(test.database.kysely);
    const dichos = body.series.map(
      ({ ambito, puntos }: { ambito: string; puntos: { valor: { valor: number } }[] }) => ({
        nombre: ambito.replace('estado=', ''),
        n: puntos.at(-1)?.valor.valor,
      }),
    );
    expect(
      dichos.sort((one: { nombre: string }, other: { nombre: string }) =>
        one.nombre < other.nombre ? -1 : 1,
      ),
    ).toEqual(rows);
  });

  it('[AREA-09] why it changed adds up to the difference, and each part opens its records', async () => {
    const pedido = 'desde=2026-09&hasta=hoy&ambito=edad=mas-de-20';
    const { body, status } = await ask(`/indicadores/IND-09/explicacion?${pedido}`, ministerio);
    expect(status).toBe(200);
    const suma = body.partes.reduce(
      (sum: number, { centesimas }: { centesimas: number }) => sum + centesimas,
      0,
    );
    expect([body.partes.length > 0, suma]).toEqual([true, body.centesimas.despues - body.centesimas.antes]);
    // Nothing waited so long in September: that is zero, as in the table, and not a missing figure.
    expect(body).toMatchObject({ antes: '0', centesimas: { antes: 0 } });
    for (const { tipo, desde, hasta, cantidad } of body.partes) {
      const parte = new URLSearchParams({
        corte: 'hoy',
        desde: '2026-09',
        ambito: 'edad=mas-de-20',
        tipo,
        ...(hasta === null ? {} : { clase: hasta }),
        ...(desde === null ? {} : { claseAntes: desde }),
      });
      const filas = await ask(`/indicadores/IND-09/filas?${parte.toString()}`, ministerio);
      expect(filas.body.total).toBe(cantidad);
    }
    const mediana = await ask(
      '/indicadores/IND-07/explicacion?ambito=dueno=ministerio&desde=2026-09&hasta=2026-10',
    );
    expect(mediana.body.partes).toEqual([]);
  });

  it('[AREA-09] its targets are told with their source', async () => {
    const { metas } = (await ask('/indicadores/IND-11')).body;
    expect(metas).toMatchObject([{ valor: 80, tolerancia: 5, texto: '80,0 % ± 5 puntos' }]);
    const normalizados = (await ask('/indicadores', ministerio)).body.indicadores.find(
      ({ codigo }: TarjetaIndicador) => codigo === 'IND-17',
    );
    expect(normalizados.meta).toMatch(/^$|^Cumple la meta$|^Por debajo de la meta en \d+(,\d)? puntos?$/);
    // A funnel has no total: one of its cohorts is shown before anything is chosen.
    const { filtros } = (await ask('/indicadores/IND-06')).body;
    for (const { inicial } of filtros) expect(inicial).toBe('12-meses');
    await sql`insert into indicadores_metas (codigo, fecha_desde, fecha_hasta, valor, fuente)
      values ('IND-02', '2026-01-01', '2026-12-31', 70, 'Plan de la prueba')`.execute(test.database.kysely);
    const { body } = await ask('/indicadores/IND-02');
    expect(body.metas).toEqual([
      {
        desde: '2026-01-01',
        hasta: '2026-12-31',
        valor: 70,
        tolerancia: 0,
        texto: '70,0 %',
        fuente: 'Plan de la prueba',
      },
    ]);
    expect(body.filtros.map(({ dimension }: { dimension: string }) => dimension)).toEqual([
      'sector',
      'orden',
      'departamento',
    ]);
    await sql`delete from indicadores_metas where codigo = 'IND-02'`.execute(test.database.kysely);
  });

  it('[AREA-09] the rows of requests are those of the lists; the others are only counted', async () => {
    const total = async (token?: string) => {
      const { body } = await ask('/indicadores/IND-07/filas?corte=2026-09&ambito=dueno=ministerio', token);
      return [body.total, body.total + body.ocultas];
    };
    const [vistas, todas] = await total(ministerio);
    expect(vistas).toBe(todas);
    expect(await total()).toEqual([0, todas]);
  });
});

describe('records that are ranked', () => {
  it('[AREA-09] a pair of elements that nearly say the same opens both; what nobody compared yet makes it partial', async () => {
    const { body } = await ask('/indicadores/IND-19/filas?corte=2026-09');
    expect(body.filas).toMatchObject([{ objeto: 'casi-duplicado', cifra: { valor: 91.2, texto: '91,2 %' } }]);
    const [{ clave, otra }] = body.filas;
    for (const oid of [clave, otra.clave])
      expect((await test.app.inject({ url: `/api-public/diccionario/elementos/${oid}` })).statusCode).toBe(
        200,
      );
    const { series } = (await ask('/indicadores/IND-19/valores')).body;
    expect(series[0].puntos[0].valor).toMatchObject({ valor: 1, calidad: 'parcial' });
    expect(series[0].puntos[0].valor.razon).toMatch(/^Faltan \d+ elementos por comparar\.$/);
  });

  it('[AREA-09] what a request costs while it waits is a range, and they add up by simulation', async () => {
    const { filas, ocultas } = (await ask('/indicadores/IND-40/filas?corte=hoy', ministerio)).body;
    expect([filas.length > 0, ocultas]).toEqual([true, 0]);
    for (const { objeto, cifra } of filas) {
      expect(objeto).toBe('solicitud');
      expect(cifra.texto).toMatch(/^\$ [\d.]+ \(entre \$ [\d.]+ y \$ [\d.]+\)$/);
    }
    const { valor } = (await ask('/indicadores/IND-40/valores', ministerio)).body.series[0].puntos.at(-1);
    if (filas.length === 1) expect(valor.valor).toBe(filas[0].cifra.valor);
    expect([valor.denominador, valor.calidad]).toEqual([filas.length, 'completo']);
  });
});

describe('what X-Road and the papers of trámites say', () => {
  const momentosDe = ({ body }: Awaited<ReturnType<typeof ask>>): string[] =>
    body.series[0].puntos.map(({ momento }: { momento: string }) => momento);

  it('[AREA-09] X-Road is read ten days later by all but the ministry and the operator; who asks whom by them alone', async () => {
    const isLegible = '2026-12-05' <= addDays(toColombianDay(new Date()), -10);
    const url = '/indicadores/IND-23/valores';
    expect(momentosDe(await ask(url, ministerio))).toContain('hoy');
    for (const token of [undefined, lider]) {
      expect(momentosDe(await ask(url, token)).includes('hoy')).toBe(isLegible);
      const { status } = await ask('/indicadores/IND-23/filas?corte=hoy', token);
      expect(status).toBe(isLegible ? 200 : 404);
      expect((await ask('/indicadores/IND-27', token)).status).toBe(404);
    }
    const cruce = '/indicadores/IND-27/valores?por=entidad&cruce=consumidora&meses=1';
    expect((await ask(cruce.replace('&cruce=consumidora', ''), ministerio)).status).toBe(422);
    const { body } = await ask(cruce, ministerio);
    for (const { ambito, cruce: otra } of body.series)
      expect([ambito, otra]).toEqual([
        expect.stringMatching(/^entidad=\d+&consumidora=\d+$/),
        expect.any(String),
      ]);
  });

  it('[AREA-09] what an entidad could spare is the range its own page tells, and what it spares is not more', async () => {
    const { body } = await ask('/indicadores/IND-32/valores?por=entidad&ambito=tipo=potencial', ministerio);
    expect(body.series.length).toBeGreaterThan(0);
    for (const { ambito, puntos } of body.series) {
      const id = ambito.match(/entidad=(\d+)/)?.[1];
      const pagina = await ask(`/mapa-solo-una-vez/entidades/${id}`, ministerio);
      const { p10, valor, p90 } = puntos.at(-1).valor;
      expect({ p10, p50: valor, p90 }).toEqual(pagina.body.ahorro.potencial.neto);
    }
    const total = await ask('/indicadores/IND-32/valores?por=tipo', ministerio);
    const [potencial, logrado] = total.body.series.map(
      ({ puntos }: { puntos: { valor: { valor: number; texto: string } }[] }) => puntos.at(-1)?.valor,
    );
    expect(logrado?.valor ?? 0).toBeLessThanOrEqual(potencial.valor);
    expect(potencial.texto).toMatch(/^\$ [\d.]+ \(entre \$ [\d.]+ y \$ [\d.]+\)$/);
  });

  it('[AREA-09] the entidades of a sector are told apart without a crossing that is kept', async () => {
    const todas = await ask('/indicadores/IND-30/valores?por=entidad&meses=1');
    const { body } = await ask('/indicadores/IND-30/valores?por=sector&meses=1');
    const ambitosDe = (series: readonly { ambito: string }[]) => series.map(({ ambito }) => ambito);
    let suyas = 0;
    for (const ambito of ambitosDe(body.series)) {
      const delSector = await ask(`/indicadores/IND-30/valores?por=entidad&meses=1&ambito=${ambito}`);
      suyas += delSector.body.series.length;
      expect(ambitosDe(todas.body.series)).toEqual(expect.arrayContaining(ambitosDe(delSector.body.series)));
    }
    expect(suyas).toBeGreaterThan(0);
    expect(suyas).toBeLessThanOrEqual(todas.body.series.length);
  });
});

const throwError = (_: string, error: unknown) => {
  throw error;
};

describe('a closure whose source came late', () => {
  const CUAL = { clase: 'mes', fecha: '2026-10-01' } as const;
  const run = async (kind = 'preparar-reexpresiones-indicadores', { kysely } = test.database) => {
    await sql`delete from jobs where kind = ${kind}`.execute(kysely);
    await addJob(kysely, { kind, key: 'prueba' });
    while (await runDueJob(kysely, reexpresionJobs, throwError));
  };
  const listEmisiones = async () => {
    const { rows } = await sql<{ emision: number; motivo: string }>`
      select emision, motivo from cortes where clase = 'mes' and fecha = ${CUAL.fecha} order by emision`.execute(
      test.database.kysely,
    );
    return rows;
  };

  it('[AREA-09] is told again once, of what came late alone; the first stays, and both are shown', async () => {
    const { kysely } = test.database;
    // While something is still not compared, and no hour of October came, nothing is told again.
    await run();
    expect(await listEmisiones()).toEqual([{ emision: 1, motivo: '' }]);
    const antes = await findCorte(kysely, CUAL);
    await sql`delete from elementos_por_comparar`.execute(kysely);
    await run();
    const motivo = 'se compararon los elementos que faltaban';
    expect(await listEmisiones()).toEqual([
      { emision: 1, motivo: '' },
      { emision: 2, motivo },
    ]);
    await run();
    expect(await listEmisiones()).toHaveLength(2);
    const corte = await findCorte(kysely, CUAL);
    expect([corte?.emision, corte?.codigos.toSorted()]).toEqual([2, antes?.codigos.toSorted()]);
    if (corte) expect(await verifyCierre(kysely, corte)).toBe(true);
    const { rows } = await sql<{ huella: string }>`
      select detail ->> 'huella' as huella from audit_events
      where action = 'cerrar-mes-indicadores' and object_id = ${String(corte?.id)}`.execute(kysely);
    expect(rows).toEqual([{ huella: corte?.huella }]);
    const octubre = async (codigo: string) =>
      (await ask(`/indicadores/${codigo}/valores`, ministerio)).body.series[0].puntos.find(
        ({ momento }: { momento: string }) => momento === '2026-10',
      );
    expect(await octubre('IND-19')).toMatchObject({
      corte: { emision: 2, motivo },
      valor: { calidad: 'completo' },
      antes: { calidad: 'parcial' },
    });
    // What has no late source is as it was, and says nothing of it.
    const otra = await octubre('IND-01');
    expect([otra.corte.emision, otra.antes]).toEqual([2, undefined]);
    expect(otra.valor.calidad).toBe('estimado');
  });

  it('[AREA-09] X-Road imported after the closure makes another emission of its figures', async () => {
    const { kysely } = test.database;
    const cual = { clase: 'mes', fecha: '2025-01-01' } as const;
    await inTransaction((trx) => createCorte(trx, cual, { ahora: AHORA }));
    await run();
    expect((await findCorte(kysely, cual))?.emision).toBe(1);
    // In the last hour of January.
    await addHoraTardia(kysely, '2025-02-01T04:30:00Z');
    for (const _ of [1, 2]) {
      await run();
      const corte = await findCorte(kysely, cual);
      expect([corte?.emision, corte?.motivo]).toEqual([2, 'llegaron los datos de X-Road que faltaban']);
    }
    const { body } = await ask('/indicadores/IND-23/valores?meses=60', ministerio);
    const enero = body.series[0].puntos.find(({ momento }: { momento: string }) => momento === '2025-01');
    expect(enero.valor).toMatchObject({ numerador: 6, denominador: 7, calidad: 'completo' });
    expect(enero.antes).toMatchObject({ texto: 'Sin dato', calidad: 'sin-datos' });
  });
});
