import { createHeadFinder } from '@marco/server-kit';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { parse } from 'csv-parse/sync';
import { XmlDocument } from 'libxml2-wasm';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readJsonLd,
  readTurtle,
  toCanonicas,
  verifyDcatAp,
  writeNQuads,
} from '../../testing/verify-dcat-ap.ts';
import { listPaginasDirectorio } from './paginas-directorio.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Each call from another address: how many one may make is not what is asked here. */
let calls = 0;
const get = (url: string, headers: Record<string, string> = {}) => {
  calls += 1;
  const remoteAddress = `10.1.${calls >> 8}.${calls & 255}`;
  return test.app.inject({ url, headers, remoteAddress });
};

/** Public versions as the database has them, without the queries of the product. */
const listPublicas = () =>
  test.database.kysely
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .select(['v.id', 's.id as servicioId', 's.nombre', 'v.mayor', 'v.menor', 'v.estado'])
    .where('s.activo', '=', true)
    .where('v.estado', '<>', 'en-elaboracion')
    .orderBy('v.id')
    .execute();

const countServicios = async () =>
  (await test.database.kysely.selectFrom('servicios').select('id').where('activo', '=', true).execute())
    .length;

describe('what programs read of the directory, asked wrongly', () => {
  it('[AREA-15] a form of the catalogue there is not is refused with the ones there are', async () => {
    const answer = await get('/catalogo', { accept: 'image/png' });
    expect(answer.statusCode).toBe(406);
    expect(answer.headers.vary).toContain('accept');
    expect(answer.json()).toMatchObject({
      code: 'CATALOGO_SIN_ESA_FORMA',
      detalles: [{ campo: 'Accept', mensaje: 'Puede pedir application/ld+json o text/turtle.' }],
    });
    expect((await get('/catalogo?formato=owl')).statusCode).toBe(400);
  });

  it.each([
    ['/directorio-servicios.pdf', 400],
    ['/directorio-servicios-campos.json', 400],
    ['/directorio-servicios/cambios?pagina=0', 400],
    ['/directorio-servicios/cambios?pagina=2001', 400],
    ['/directorio-servicios/cambios?servicio=uno', 400],
    ['/directorio-servicios/cambios?servicio=2000000000', 404],
    ['/directorio-servicios/cambios?elemento=2000000000', 404],
    ['/directorio-servicios/cambios?entidad=2000000000', 404],
    ['/api-public/eventos?desde=-1', 400],
    ['/api-public/eventos?desde=9999999999999999', 400],
    ['/api-public/eventos?limite=1001', 400],
    ['/sitemap.xml?parte=0', 400],
    ['/sitemap.xml?parte=999', 404],
  ])('[API-25] %s is refused with its reason', async (url, status) => {
    const answer = await get(url, { accept: 'application/json' });
    expect([url, answer.statusCode]).toEqual([url, status]);
    expect(answer.json().mensaje).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
  });
});

describe('the catalogue', () => {
  it('[AREA-15] answers in the form the caller likes best or its address names, and who holds it is told so', async () => {
    for (const [url, accept, type] of [
      ['/catalogo', undefined, 'application/ld+json'],
      ['/catalogo', '*/*', 'application/ld+json'],
      ['/catalogo', 'text/html,application/xhtml+xml,*/*;q=0.8', 'application/ld+json'],
      ['/catalogo', 'text/turtle', 'text/turtle'],
      ['/catalogo', 'application/ld+json;q=0.2, text/turtle', 'text/turtle'],
      ['/catalogo?formato=ttl', 'application/ld+json', 'text/turtle'],
      ['/catalogo?formato=jsonld', 'image/png', 'application/ld+json'],
    ] as const) {
      const headers = accept === undefined ? {} : { accept };
      const answer = await get(url, headers);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
      expect(answer.headers.vary).toContain('accept');
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const again = await get(url, { ...headers, 'if-none-match': String(answer.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const [json, turtle] = [await get('/catalogo'), await get('/catalogo?formato=ttl')];
    expect(json.headers.etag).not.toBe(turtle.headers.etag);
  });

  it('[AREA-15] follows the profile, has every certified version and is the same graph in both forms', async () => {
    const turtle = readTurtle((await get('/catalogo?formato=ttl')).body);
    expect(await verifyDcatAp(turtle)).toEqual([]);
    const json = await toCanonicas(await readJsonLd((await get('/catalogo')).body));
    expect(json).toEqual(await toCanonicas(writeNQuads(turtle)));
    const publicas = await listPublicas();
    expect(publicas.length).toBeGreaterThan(20);
    const numeros = turtle.filter(({ predicate }) => predicate.value === 'http://www.w3.org/ns/dcat#version');
    const titulos = turtle.filter(
      ({ predicate, subject }) =>
        predicate.value === 'http://purl.org/dc/terms/title' &&
        numeros.some((numero) => numero.subject.equals(subject)),
    );
    expect(titulos.map(({ object }) => object.value).toSorted()).toEqual(
      publicas.map(({ nombre }) => nombre).toSorted(),
    );
  });

  it('[AREA-15] a change of a servicio changes what a caller holds', async () => {
    const held = { 'if-none-match': String((await get('/catalogo')).headers.etag) };
    const [una] = await listPublicas();
    await test.database.kysely
      .updateTable('servicios')
      .set({ descripcion: 'Otra descripción, <con> "signos".' })
      .where('id', '=', una?.servicioId ?? 0)
      .execute();
    const answer = await get('/catalogo', held);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(JSON.stringify('Otra descripción, <con> "signos".'));
  });
});

const readCsv = (body: string): string[][] => parse(body, { bom: true, delimiter: ';' });

describe('the directory as tables', () => {
  it('[AREA-15] has a row for each version, and one for a servicio without any, the same in CSV and Excel', async () => {
    const csv = await get('/directorio-servicios.csv');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="directorio-servicios.csv"');
    const [titles = [], ...rows] = readCsv(csv.body);
    const [name, number] = [titles.indexOf('Servicio'), titles.indexOf('Versión')];
    const publicas = await listPublicas();
    const told = rows.filter((row) => row[number] !== '').map((row) => `${row[name]} ${row[number]}`);
    expect(told.toSorted()).toEqual(
      publicas.map(({ nombre, mayor, menor }) => `${nombre} ${mayor}.${menor}`).toSorted(),
    );
    const sinVersion = (await countServicios()) - new Set(publicas.map((one) => one.servicioId)).size;
    expect(rows.filter((row) => row[number] === '')).toHaveLength(sinVersion);
    expect(sinVersion).toBeGreaterThan(0);

    const xlsx = await get('/directorio-servicios.xlsx');
    const [hoja] = await readExcelFile(xlsx.rawPayload);
    const cells = hoja?.data ?? [];
    expect(cells[0]).toEqual(titles);
    expect(cells.slice(1).map((row) => row[name])).toEqual(rows.map((row) => row[name]));
    for (const url of ['/directorio-servicios.csv', '/directorio-servicios.xlsx']) {
      const first = await get(url);
      const again = await get(url, { 'if-none-match': String(first.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await get(url)).rawPayload.equals(first.rawPayload)).toBe(true);
    }
  });

  it('[AREA-15] every field of every public message is a row of the second file', async () => {
    const { kysely } = test.database;
    const ids = (await listPublicas()).map(({ id }) => id);
    const campos = await kysely
      .selectFrom('servicios_mensajes_campos as c')
      .innerJoin('servicios_mensajes as m', 'm.id', 'c.mensaje_id')
      .innerJoin('servicios_operaciones as o', 'o.id', 'm.operacion_id')
      .innerJoin('elementos_versiones as v', 'v.id', 'c.elemento_version_id')
      .select(['c.id', 'c.mensaje_id', 'c.elemento_version_id', 'c.nombre_local', 'c.padre_id'])
      .where('o.version_id', 'in', ids)
      .where('v.estado', 'in', ['incorporado', 'historico', 'caducado'])
      .orderBy('c.id')
      .execute();
    const [padre] = campos;
    if (!padre) throw new Error('The demo data have messages.');
    await kysely
      .insertInto('servicios_mensajes_campos')
      .values({
        mensaje_id: padre.mensaje_id,
        padre_id: padre.id,
        orden: 1,
        nombre_local: 'dentroDelOtro',
        elemento_version_id: padre.elemento_version_id,
        minimo: 0,
        maximo: null,
        obligatorio_de_negocio: false,
      })
      .execute();
    const [titles = [], ...rows] = readCsv((await get('/directorio-servicios-campos.csv')).body);
    expect(rows).toHaveLength(campos.length + 1);
    const [path, most] = [titles.indexOf('Campo'), titles.indexOf('Máximo')];
    const dentro = rows.find((row) => row[path] === `${padre.nombre_local}/dentroDelOtro`);
    expect(dentro?.[most]).toBe('sin límite');
    // A field within another comes right after it.
    expect(rows[rows.indexOf(dentro ?? []) - 1]?.[path]).toBe(padre.nombre_local);
    const [hoja] = await readExcelFile((await get('/directorio-servicios-campos.xlsx')).rawPayload);
    expect(hoja?.data).toHaveLength(rows.length + 1);
  });
});

describe('the map of the site', () => {
  const names = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
  const readLocs = async (url: string, path: string) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    using document = XmlDocument.fromString(answer.body);
    return document.find(path, names).map(({ content }) => content);
  };

  it('[ROUTE-07] its parts name the page of every servicio once, each at the address of the site', async () => {
    const parts = await readLocs('/sitemap.xml', '/s:sitemapindex/s:sitemap/s:loc');
    expect(parts).toHaveLength(1);
    const { pathname, search, origin } = new URL(parts[0] ?? '');
    const pages = await readLocs(pathname + search, '/s:urlset/s:url/s:loc');
    const servicios = pages.filter((page) => new URL(page).pathname.split('/').length === 4);
    expect(servicios).toHaveLength(await countServicios());
    expect(new Set(pages).size).toBe(pages.length);
    for (const page of pages) expect(new URL(page).origin).toBe(origin);
    expect(pages).toContain(`${origin}/directorio-servicios`);
  });
});

describe('what a page says to who runs no code of it', () => {
  it('[AREA-15] is found at every address of the page, names one of them, and only where there is a page', async () => {
    const find = createHeadFinder(listPaginasDirectorio(test.database.kysely));
    const { kysely } = test.database;
    const [una] = await listPublicas();
    const servicioId = una?.servicioId ?? 0;
    const pagina = await kysely
      .selectFrom('directorio_direcciones')
      .select(['id', 'entidad', 'servicio'])
      .where('servicio_id', '=', servicioId)
      .where('vigente', '=', true)
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('directorio_direcciones')
      .values({ servicio_id: servicioId, entidad: 'otra-sigla', servicio: pagina.servicio, vigente: false })
      .execute();
    const actual = `/directorio-servicios/${pagina.entidad}/${pagina.servicio}`;
    for (const path of [actual, `${actual}/`, `/directorio-servicios/otra-sigla/${pagina.servicio}`]) {
      const head = await find(path);
      expect(new URL(head?.canonical ?? '').pathname).toBe(actual);
      expect(head?.title.startsWith(`${una?.nombre} | `)).toBe(true);
      expect(head?.data).toMatchObject({ mainEntity: { '@type': 'WebAPI', name: una?.nombre } });
      expect(head?.alternates[0]?.href).toMatch(new RegExp(`/cambios\\?servicio=${servicioId}$`));
    }
    const deVersion = await find(`${actual}/1.0`);
    expect(new URL(deVersion?.canonical ?? '').pathname).toBe(`${actual}/1.0`);
    expect((await find('/directorio-servicios'))?.data).toMatchObject({ '@type': 'DataCatalog' });
    for (const path of [`${actual}/9.9`, '/directorio-servicios/nadie/nada', '/directorio-servicios/nadie'])
      expect(await find(path)).toBeUndefined();
  });
});
