import type { DetalleElemento } from '@marco/elementos-de-dato/contract';
import { createPublicado, type Publicado } from '@marco/elementos-de-dato/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultadoDiccionario } from '../contract/index.ts';

let test: TestApp;
let publicado: Publicado;
let borrador: Publicado;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  publicado = await createPublicado(kysely, {
    identificador: 'numZafiro',
    nombre: 'Número del zafiro',
    definicion: 'Número que distingue a cada piedra registrada.',
    palabrasClave: ['gema tallada'],
    sinonimos: ['Corindón azul'],
  });
  borrador = await createPublicado(kysely, {
    identificador: 'numBorrador',
    nombre: 'Zafiro en estudio',
    estado: 'borrador',
  });
});
afterAll(() => test.close());

const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api-public/diccionario/${url}`, payload });
const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api-public/diccionario/${url}`, headers });

async function search(body: object): Promise<ResultadoDiccionario> {
  const answer = await post('buscar', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const identificadores = ({ elementos }: ResultadoDiccionario) =>
  elementos.map(({ identificador }) => identificador);

describe('refusals of the dictionary', () => {
  it.each([
    [{ texto: 'x'.repeat(201) }, 'texto'],
    [{ oid: 'no es un oid' }, 'oid'],
    [{ desde: '31/12/2026' }, 'desde'],
    [{ estado: 'borrador' }, 'estado'],
    [{ pagina: 0 }, 'pagina'],
    [{ tamano: 51 }, 'tamano'],
  ])('%j is told to the field', async (body, campo) => {
    const answer = await post('buscar', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detalles).toEqual([expect.objectContaining({ campo })]);
  });

  it('[GEN-05] a draft stands at no address and in no search', async () => {
    expect((await get('elementos/numBorrador')).statusCode).toBe(404);
    expect((await get(`elementos/${borrador.oid}`)).statusCode).toBe(404);
    expect(identificadores(await search({ texto: 'zafiro', estado: 'todos' }))).toEqual(['numZafiro']);
    expect((await post('valores', { versionId: borrador.versionId })).statusCode).toBe(404);
    expect((await get('elementos/noExiste')).json().code).toBe('ELEMENTO_NO_PUBLICADO');
  });

  it('[AREA-06] a private call needs a session with the permission', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/diccionario/buscar', payload: {} });
    expect(answer.statusCode).toBe(401);
    const token = await openTestSession(test.database.kysely, '1000000001');
    const allowed = await test.app.inject({
      method: 'POST',
      url: '/api/diccionario/buscar',
      headers: { authorization: `Bearer ${token}` },
      payload: { texto: 'zafiro' },
    });
    expect(identificadores(allowed.json())).toEqual(['numZafiro']);
  });
});

describe('reading without an account', () => {
  it('[GEN-05] every incorporated element is found and read without an account', async () => {
    const { kysely } = test.database;
    const rows = await kysely
      .selectFrom('elementos_versiones as v')
      .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
      .select(['v.oid', 'e.identificador'])
      .where('v.estado', '=', 'incorporado')
      .execute();
    const found: string[] = [];
    for (let pagina = 1; found.length < rows.length; pagina += 1) {
      const { elementos, total } = await search({ pagina, tamano: 50 });
      expect(total).toBe(rows.length);
      expect(elementos.length).toBeGreaterThan(0);
      found.push(...elementos.map(({ oid }) => oid));
    }
    expect(found.toSorted()).toEqual(rows.map(({ oid }) => oid).toSorted());
    for (const { oid, identificador } of rows) {
      const answer = await get(`elementos/${oid}`);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json<DetalleElemento>()).toMatchObject({ oid, identificador, estado: 'incorporado' });
    }
  });

  it('[AREA-06] the version in force answers at the identificador, whatever its case, and at the OID of the element', async () => {
    for (const clave of ['numZafiro', 'NUMZAFIRO', publicado.oidElemento, publicado.oid])
      expect((await get(`elementos/${clave}`)).json()).toMatchObject({ versionId: publicado.versionId });
    const old = await createPublicado(test.database.kysely, {
      identificador: 'numZafiro',
      nombre: 'Número viejo del zafiro',
      elementoId: publicado.elementoId,
      version: [0 + 2, 0],
      estado: 'historico',
      rigeDesde: '2020-01-01T12:00:00Z',
    });
    expect((await get('elementos/numZafiro')).json()).toMatchObject({ numero: '1.0' });
    expect((await get('elementos/numZafiro?version=2.0')).json()).toMatchObject({
      versionId: old.versionId,
      estado: 'historico',
    });
    expect((await get('elementos/numZafiro?version=7.0')).statusCode).toBe(404);
  });

  it('[AREA-06] an identificador of two layers is told to be of two, and each answers by its layer and domain', async () => {
    const { kysely } = test.database;
    const wide = await createPublicado(kysely, { identificador: 'codOpalo', nombre: 'Código del ópalo' });
    expect((await get('elementos/codOpalo')).statusCode).toBe(200);
    const local = await createPublicado(kysely, {
      identificador: 'codOpalo',
      nombre: 'Código local del ópalo',
      capa: 'Local',
    });
    const refused = await get('elementos/codOpalo');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detalles.map(({ mensaje }: { mensaje: string }) => mensaje)).toEqual([
      '/diccionario/Comun/Personal/codOpalo',
      '/diccionario/Local/Personal/codOpalo',
    ]);
    const choices = (await get('opciones/codOpalo')).json();
    expect(choices.map(({ versionId }: { versionId: number }) => versionId)).toEqual([
      wide.versionId,
      local.versionId,
    ]);
    expect((await get('elementos/codOpalo?capa=Local&dominio=Personal')).json()).toMatchObject({
      versionId: local.versionId,
    });
    expect((await search({ texto: 'opalo' })).elementos.every(({ esUnico }) => !esUnico)).toBe(true);
  });

  it('[TABLE-05] every result tells the levels of its identifier', async () => {
    const [first] = (await search({ texto: 'zafiro' })).elementos;
    expect(first?.oidDetails.at(-1)).toEqual({ oid: publicado.oid, nombre: 'Versión 1.0' });
    expect(first?.oidDetails.map(({ oid }) => oid)).toContain('2.999.170.1');
  });
});

describe('ranking', () => {
  beforeAll(async () => {
    const { kysely } = test.database;
    const rows = [
      ['turmalinaExacta', 'Turmalina', ''],
      ['turmalinaInicio', 'Turmalina verde', ''],
      ['fechaPalabra', 'Fecha de la turmalina', ''],
      ['fechaDentro', 'Fecha de subturmalinas', ''],
      ['codTurmalina', 'Código mineral', ''],
      ['nomMineral', 'Nombre mineral', 'Nombre de la turmalina.'],
    ] as const;
    for (const [identificador, nombre, definicion] of rows)
      await createPublicado(kysely, {
        identificador,
        nombre,
        definicion: definicion || 'Dato de prueba.',
      });
    await createPublicado(kysely, {
      identificador: 'piedraOtra',
      nombre: 'Piedra',
      sinonimos: ['turmalina'],
    });
    await createPublicado(kysely, {
      identificador: 'nomAgata',
      nombre: 'Ágata',
      sinonimos: ['tipo de jaspe'],
    });
    await createPublicado(kysely, {
      identificador: 'codJaspe',
      nombre: 'Tipo de mineral',
      definicion: 'Dato de prueba con jaspes.',
    });
    await createPublicado(kysely, {
      identificador: 'turmalinaVieja',
      nombre: 'Turmalina',
      estado: 'historico',
    });
    await createPublicado(kysely, {
      identificador: 'turmalinaCaduca',
      nombre: 'Turmalina',
      estado: 'caducado',
    });
  });

  it('[AREA-06] name before identificador before definition before other names; whole before start, word and part', async () => {
    expect(identificadores(await search({ texto: 'TURMALINA' }))).toEqual([
      'turmalinaExacta',
      'turmalinaInicio',
      'piedraOtra',
      'fechaPalabra',
      'fechaDentro',
      'codTurmalina',
      'nomMineral',
    ]);
  });

  it('[AREA-06] what is in force before what was, and that before what expired', async () => {
    const all = identificadores(await search({ texto: 'turmalina', estado: 'todos', tamano: 50 }));
    expect(all[0]).toBe('turmalinaExacta');
    expect(all.indexOf('turmalinaVieja')).toBeLessThan(all.indexOf('turmalinaCaduca'));
    expect(identificadores(await search({ texto: 'turmalina', estado: 'caducado' }))).toEqual([
      'turmalinaCaduca',
    ]);
  });

  it('[AREA-06] [GEN-05] another name that is the whole query stands before a part of a name, the small words with it', async () => {
    expect(identificadores(await search({ texto: 'Tipo de jaspe' }))).toEqual(['nomAgata', 'codJaspe']);
  });

  it('[AREA-06] [GEN-05] a plural finds what stands in the singular, and the other way round', async () => {
    const singular = identificadores(await search({ texto: 'jaspe' }));
    const plural = await search({ texto: 'jaspes' });
    expect(identificadores(plural)).toEqual(singular);
    expect(plural.corregido).toBeNull();
  });

  it('[AREA-06] accents, case and word order do not matter; every word must stand somewhere', async () => {
    const [folded, plain] = await Promise.all([
      search({ texto: 'código TURMALÍNA' }),
      search({ texto: 'turmalina codigo' }),
    ]);
    expect(identificadores(folded)).toEqual(['codTurmalina']);
    expect(identificadores(plain)).toEqual(['codTurmalina']);
  });

  it('[AREA-06] a word that stands nowhere is read as the nearest one, and that is told', async () => {
    expect(await search({ texto: 'cedlua' })).toMatchObject({ corregido: 'cedula' });
    const found = await search({ texto: 'turmalnia' });
    expect(found.corregido).toBe('turmalina');
    expect(identificadores(found)[0]).toBe('turmalinaExacta');
    expect(await search({ texto: 'xyzzyqwert' })).toMatchObject({ total: 0, corregido: null });
  });

  it('[AREA-06] a keyword and an OID find their element', async () => {
    expect(identificadores(await search({ texto: 'gema' }))).toEqual(['numZafiro']);
    expect(identificadores(await search({ texto: publicado.oid }))).toEqual(['numZafiro']);
    expect(identificadores(await search({ oid: `${publicado.oidElemento}.` }))).toEqual(['numZafiro']);
  });
});

describe('facets and filters', () => {
  it('[AREA-06] each value counts what it would leave with the rest of the search as it is', async () => {
    const { kysely } = test.database;
    const { facetas } = await search({ clase: 'simple', texto: 'de' });
    for (const faceta of [
      'capa',
      'dominio',
      'clase',
      'tipoDato',
      'entidad',
      'sector',
      'estandar',
      'estado',
    ] as const)
      for (const { valor, cantidad } of facetas[faceta].slice(0, 4)) {
        const isCode = ['clase', 'tipoDato', 'estado'].includes(faceta);
        const { total } = await search({
          clase: 'simple',
          texto: 'de',
          [faceta]: isCode ? valor : Number(valor),
        });
        expect([faceta, valor, total]).toEqual([faceta, valor, cantidad]);
      }
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from elementos_versiones
      where estado = 'incorporado'`.execute(kysely);
    const whole = await search({});
    expect(whole.facetas.entidad.map(({ nombre }) => nombre)).toContain(
      'Departamento Administrativo Nacional de Estadística',
    );
    expect(whole.total).toBe(rows[0]?.n);
    expect(whole.facetas.estado.find(({ valor }) => valor === 'incorporado')?.cantidad).toBe(whole.total);
  });

  it('[AREA-06] days of incorporation are those of Colombia, both included', async () => {
    const { kysely } = test.database;
    await createPublicado(kysely, {
      identificador: 'fechaLimite',
      nombre: 'Límite del cuarzo',
      rigeDesde: '2019-03-11T04:59:00Z',
    });
    const on = (desde: string, hasta: string) => search({ texto: 'cuarzo', desde, hasta });
    expect((await on('2019-03-10', '2019-03-10')).total).toBe(1);
    expect((await on('2019-03-11', '2019-03-12')).total).toBe(0);
  });
});

describe('the entries follow the registry', () => {
  it('[AREA-06] in the same transaction: a name added, a version expired, a draft incorporated', async () => {
    const { kysely } = test.database;
    const one = await createPublicado(kysely, { identificador: 'codJade', nombre: 'Código del jade' });
    await kysely
      .insertInto('elementos_nombres')
      .values({ version_id: one.versionId, tipo: 'formulario', nombre: 'Nefrita del río' })
      .execute();
    expect(identificadores(await search({ texto: 'nefrita' }))).toEqual(['codJade']);
    await kysely.deleteFrom('elementos_nombres').where('version_id', '=', one.versionId).execute();
    expect((await search({ texto: 'nefrita' })).total).toBe(0);
    await kysely
      .updateTable('elementos_versiones')
      .set({ estado: 'caducado', rige_hasta: new Date(), motivo_caducidad: 'Cambió la norma.' })
      .where('id', '=', one.versionId)
      .execute();
    expect((await search({ texto: 'jade' })).total).toBe(0);
    expect((await search({ texto: 'jade', estado: 'caducado' })).total).toBe(1);
  });
});
