import { addDays, toColombianDay } from '@marco/country/working-days';
import { openTestSession, runAsOwner, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResultadoDeBusqueda } from '../../contract/index.ts';

const ADMINISTRADOR = '1000000001';
const LIDER = '1000000003';
const AUDITOR = '1000000011';

let test: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  test = await startTestApp();
  for (const numero of [ADMINISTRADOR, LIDER, AUDITOR])
    tokens.set(numero, await openTestSession(test.database.kysely, numero));
});
afterAll(() => test.close());
beforeEach(() => test.database.kysely.deleteFrom('busqueda_vistas').execute());

async function ask(path: string, numero: string | null = ADMINISTRADOR, method: 'GET' | 'DELETE' = 'GET') {
  const answer = await test.app.inject({
    method,
    url: `/${numero === null ? 'api-public' : 'api'}/busqueda${path}`,
    headers: numero === null ? {} : { authorization: `Bearer ${tokens.get(numero)}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function search(
  q: string,
  numero: string | null = ADMINISTRADOR,
  more = '',
): Promise<ResultadoDeBusqueda> {
  const { status, body } = await ask(`?q=${encodeURIComponent(q)}${more}`, numero);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function open(tipo: string, id: string, numero = ADMINISTRADOR) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/busqueda/vistas',
    headers: { authorization: `Bearer ${tokens.get(numero)}` },
    payload: { tipo, id },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function findOne(statement: string): Promise<string> {
  const { rows } = await sql.raw<{ valor: string }>(statement).execute(test.database.kysely);
  return rows[0]?.valor ?? '';
}

describe('what is refused', () => {
  it.each([
    ['a text of more than 120 characters', `?q=${'a'.repeat(121)}`],
    ['a kind that does not exist', '?q=salud&tipo=usuarios'],
    ['page zero', '?q=salud&tipo=mesas&pagina=0'],
    ['page 51', '?q=salud&tipo=mesas&pagina=51'],
    ['no text at all', ''],
  ])('[AREA-13] %s', async (_, query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it('[AREA-13] what belongs to a person, without a session', async () => {
    expect((await test.app.inject({ url: '/api/busqueda/inicio' })).statusCode).toBe(401);
    expect((await test.app.inject({ method: 'DELETE', url: '/api/busqueda/vistas' })).statusCode).toBe(401);
  });

  it.each(['%%%', '___', 'a%', '\\\\\\', "'; drop table mesas; --", '%_%_%_%_%_%_%_%'])(
    '[AREA-13] the wildcards of %j find only themselves',
    async (texto) => {
      expect((await search(texto, ADMINISTRADOR, '&tipo=mesas')).encontrados).toEqual([]);
    },
  );

  it('[AREA-13] two letters find nothing', async () => {
    expect((await search('sa')).total).toBe(0);
  });
});

describe('what is found', () => {
  it('[AREA-13] is of several kinds, at most four of each, and tells how many there are and where', async () => {
    const { encontrados, tipos, total } = await search('salud');
    expect(tipos.length).toBeGreaterThan(2);
    for (const { tipo, total: suyos, lista } of tipos) {
      expect(encontrados.filter((uno) => uno.tipo === tipo)).toHaveLength(Math.min(suyos, 4));
      if (!['reuniones', 'documentos', 'oid'].includes(tipo)) expect(lista).toContain('salud');
    }
    expect(total).toBe(tipos.reduce((sum, tipo) => sum + tipo.total, 0));
  });

  it('[AREA-13] begins with what the name begins with, then with words, then with the rest', async () => {
    const { encontrados } = await search('salud', ADMINISTRADOR, '&tipo=mesas');
    const classes = encontrados.map(({ titulo }) => {
      const plegado = titulo.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      if (plegado.startsWith('salud')) return 0;
      return ` ${plegado}`.includes(' salud') ? 1 : 2;
    });
    expect(classes).toEqual(classes.toSorted((one, other) => one - other));
  });

  it('[AREA-13] of the own entidad stands before the same of another', async () => {
    const { kysely } = test.database;
    await sql`update mesas set nombre = 'Cuarcita ' || id, activa = true`.execute(kysely);
    const entidad = await findOne(`select m.entidad_id::text as valor from sessions s
      join membresias m on m.id = s.membership_id join usuarios u on u.id = m.usuario_id
      where u.numero_identificacion = '${LIDER}'`);
    await sql`update mesas set entidad_lider_id = (select min(id) from entidades where id <> ${Number(entidad)})`.execute(
      kysely,
    );
    await sql`update mesas set entidad_lider_id = ${Number(entidad)} where id = (select max(id) from mesas)`.execute(
      kysely,
    );
    const last = await findOne('select max(id)::text as valor from mesas');
    expect((await search('cuarcita', LIDER, '&tipo=mesas')).encontrados[0]?.id).toBe(last);
    await sql`update mesas set activa = false where id = ${Number(last)}`.execute(kysely);
    expect((await search('cuarcita', null, '&tipo=mesas')).encontrados.map(({ id }) => id)).not.toContain(
      undefined,
    );
    const cerradas = (await search('cuarcita', null, '&tipo=mesas')).encontrados.map(
      ({ estado }) => estado?.nombre === 'Cerrada',
    );
    expect(cerradas).toEqual(cerradas.toSorted((one, other) => Number(one) - Number(other)));
  });

  it('[AREA-13] is a page of one kind, and the pages follow each other', async () => {
    const first = await search('cuarcita', null, '&tipo=mesas');
    const second = await search('cuarcita', null, '&tipo=mesas&pagina=2');
    expect(first.encontrados).toHaveLength(20);
    const ids = [...first.encontrados, ...second.encontrados].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[AREA-13] scope words narrow it: entidad, kind and state', async () => {
    const { encontrados, tipos } = await search('estado:devuelta en:solicitudes');
    expect(encontrados.length).toBeGreaterThan(0);
    for (const { tipo, estado } of encontrados)
      expect([tipo, estado?.nombre]).toEqual(['solicitudes', 'Devuelta']);
    for (const { lista } of tipos) expect(lista).toBeNull();
    const deMintic = await search('de:mintic en:solicitudes');
    for (const { datos } of deMintic.encontrados)
      expect(datos.find(({ nombre }) => nombre === 'Entidad')?.valor).toMatch(
        /Tecnologías de la Información/i,
      );
  });

  it('[AREA-13] vence: narrows to what is still open and ends on those days', async () => {
    const { kysely } = test.database;
    const hoy = toColombianDay(new Date());
    const [de, otro] = [addDays(hoy, -3), '2099-01-05'];
    await sql`update compromisos set fecha_vencimiento = ${de}::date where id = (
      select min(c.id) from compromisos c join mesas m on m.id = c.mesa_id where c.estado = 'abierto' and m.activa)`.execute(
      kysely,
    );
    await sql`update compromisos set fecha_vencimiento = ${otro}::date where id = (
      select max(c.id) from compromisos c join mesas m on m.id = c.mesa_id where c.estado = 'abierto' and m.activa)`.execute(
      kysely,
    );
    const count = (condition: string) =>
      findOne(`select count(*)::text as valor from compromisos c join mesas m on m.id = c.mesa_id
        where c.estado = 'abierto' and m.activa and ${condition}`);
    for (const [alcance, condition] of [
      ['vencidas', `c.fecha_vencimiento < '${hoy}'`],
      ['hoy', `c.fecha_vencimiento = '${hoy}'`],
      ['5/1/2099', `c.fecha_vencimiento = '${otro}'`],
    ]) {
      const { tipos } = await search(`vence:${alcance} en:compromisos`);
      const total = tipos.find(({ tipo }) => tipo === 'compromisos')?.total ?? 0;
      expect(`${alcance} ${total}`).toBe(`${alcance} ${await count(condition ?? '')}`);
    }
    const { tipos } = await search('vence:vencidas');
    expect(tipos.map(({ tipo }) => tipo)).toContain('compromisos');
    for (const { tipo, lista } of tipos) {
      expect(['solicitudes', 'compromisos', 'acuerdos', 'certificados', 'elementos']).toContain(tipo);
      expect(lista).toBeNull();
    }
  });

  it('[AREA-13] vence: finds the elements in force whose expiry was set for those days', async () => {
    const { rows } = await sql<{
      id: number;
      versionId: number;
    }>`select v.elemento_id as id, v.id as "versionId"
      from elementos_versiones v where v.estado = 'incorporado' and not exists
        (select from elementos_caducidades k where k.elemento_id = v.elemento_id) order by v.id limit 1`.execute(
      test.database.kysely,
    );
    const [elemento] = rows;
    const none = await search('vence:6/1/2099 en:elementos');
    expect(none.total).toBe(0);
    await sql`insert into elementos_caducidades (elemento_id, fecha, motivo) values (${elemento?.id}, '2099-01-06', 'Prueba')`.execute(
      test.database.kysely,
    );
    const { encontrados } = await search('vence:6/1/2099 en:elementos');
    expect(encontrados.map(({ id }) => id)).toEqual([String(elemento?.versionId)]);
  });

  it('[AREA-13] corrects a word that occurs nowhere', async () => {
    const { corregido, total } = await search('identificasion', null);
    expect(corregido).toMatch(/identificacion/);
    expect(total).toBeGreaterThan(0);
  });

  it('[AREA-13] of a kind that cannot be read is told as missing, and the others stand', async () => {
    await runAsOwner(test.database, 'alter table tramites rename to tramites_ausente');
    try {
      const { faltantes, total } = await search('salud');
      expect(faltantes).toEqual([{ tipo: 'tramites', nombre: 'Trámites' }]);
      expect(total).toBeGreaterThan(0);
    } finally {
      await runAsOwner(test.database, 'alter table tramites_ausente rename to tramites');
    }
  });
});

describe('a code', () => {
  it.each([
    [
      'radicado',
      `select radicado as valor from solicitudes where radicado is not null limit 1`,
      /\/process-levelconsult\//,
    ],
    ['NIT', `select nit as valor from entidades where sigla = 'MINTIC'`, /\/admin\/entities\//],
    [
      'code of a trámite',
      'select lower(codigo) as valor from tramites where activo limit 1',
      /^\/tramites\/T/,
    ],
    ['OID', 'select oid as valor from oid_nodos order by length(oid) desc limit 1', /./],
  ])('[AREA-13] %s leads to its record', async (_, statement, url) => {
    const codigo = await findOne(statement);
    expect(codigo).not.toBe('');
    expect((await search(` ${codigo} `)).salto).toMatch(url);
  });

  it('[AREA-13] leads nobody who may not read its record', async () => {
    const radicado = await findOne(
      'select radicado as valor from solicitudes where radicado is not null limit 1',
    );
    expect(await search(radicado, null)).toMatchObject({ encontrados: [], salto: null });
  });
});

describe('what a person opened', () => {
  const read = async (numero = ADMINISTRADOR) => (await ask('/inicio', numero)).body;

  it('[AREA-13] is remembered, the latest first, and what was opened more than once stands apart', async () => {
    const ids = (await search('salud', ADMINISTRADOR, '&tipo=entidades')).encontrados.map(({ id }) => id);
    for (const id of [ids[0], ids[1], ids[0]]) {
      expect((await open('entidades', id ?? '')).body).toEqual({ guardada: true });
      await sql`update busqueda_vistas set vista_en = vista_en - interval '1 second'`.execute(
        test.database.kysely,
      );
    }
    const { recientes, frecuentes } = await read();
    expect(recientes.map(({ id }: { id: string }) => id)).toEqual([ids[0], ids[1]]);
    expect(frecuentes.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
    expect((await read(LIDER)).recientes).toEqual([]);
  });

  it('[AREA-13] is not remembered of what they may not read, and no longer told once they may not', async () => {
    const ajena = await findOne(`select id::text as valor from solicitudes where entidad_id not in (
      select entidad_id from membresias m join usuarios u on u.id = m.usuario_id
      where u.numero_identificacion = '${LIDER}') limit 1`);
    expect((await open('solicitudes', ajena, LIDER)).body).toEqual({ guardada: false });
    expect((await open('solicitudes', 'x', LIDER)).body).toEqual({ guardada: false });
    const usuario = await findOne(
      `select id::text as valor from usuarios where numero_identificacion = '${LIDER}'`,
    );
    await sql`insert into busqueda_vistas (usuario_id, tipo, registro) values (${Number(usuario)}, 'solicitudes', ${ajena})`.execute(
      test.database.kysely,
    );
    expect((await read(LIDER)).recientes).toEqual([]);
  });

  it('[AREA-13] is at most twenty, and the person forgets it', async () => {
    const usuario = await findOne(
      `select id::text as valor from usuarios where numero_identificacion = '${AUDITOR}'`,
    );
    await sql`insert into busqueda_vistas (usuario_id, tipo, registro, vista_en)
      select ${Number(usuario)}, 'mesas', '9' || n, now() - n * interval '1 minute' from generate_series(1, 25) n`.execute(
      test.database.kysely,
    );
    const mesa = await findOne('select min(id)::text as valor from mesas');
    expect((await open('mesas', mesa, AUDITOR)).body).toEqual({ guardada: true });
    expect(
      await findOne(`select count(*)::text as valor from busqueda_vistas where usuario_id = ${usuario}`),
    ).toBe('20');
    expect((await ask('/vistas', AUDITOR, 'DELETE')).body).toEqual({ borradas: 20 });
    expect((await read(AUDITOR)).recientes).toEqual([]);
  });

  it('[AREA-13] stands beside what the rol may do, and what it may not with its reason', async () => {
    const find = async (numero: string) =>
      (await read(numero)).acciones.find(({ texto }: { texto: string }) => texto === 'Crear solicitud')
        .motivo;
    expect(await find(LIDER)).toBeNull();
    expect(await find(AUDITOR)).toMatch(/^Su rol, .+, no tiene esta acción\.$/);
  });
});
