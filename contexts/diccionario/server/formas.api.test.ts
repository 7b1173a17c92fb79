import { createHash } from 'node:crypto';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { compileJson, compileXsd } from '@marco/esquemas/testing';
import { createHeadFinder } from '@marco/server-kit';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { strFromU8, unzipSync } from 'fflate';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { Parser } from 'n3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPaginasDiccionario } from './paginas-diccionario.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api-public/diccionario/${url}`, headers });

describe('an element for machines', () => {
  it('[GEN-05] answers in the form the caller likes best, and says that it depends on that', async () => {
    for (const [accept, type] of [
      [undefined, 'application/json; charset=utf-8'],
      ['*/*', 'application/json; charset=utf-8'],
      ['text/csv', 'text/csv; charset=utf-8'],
      ['application/json;q=0.1, text/csv', 'text/csv; charset=utf-8'],
    ] as const) {
      const answer = await get('elementos/codSexo', accept === undefined ? {} : { accept });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers.vary).toContain('accept');
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    const named = await get('elementos/codSexo?formato=csv', { accept: 'text/html' });
    expect(named.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(named.body).toContain('Identificador;codSexo;');
    expect(named.body).toMatch(/Valor;F;/);
  });

  it('[GEN-05] its schemas, its context and its triples are forms of it too', async () => {
    const read = async (accept: string) => {
      const answer = await get('elementos/identificacionCedula', { accept });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `${accept}; charset=utf-8`]);
      return answer.body;
    };
    using xsd = XmlDocument.fromString(await read('application/xml'));
    expect(xsd.root.name).toBe('schema');
    compileJson(JSON.parse(await read('application/schema+json')));
    expect(JSON.parse(await read('application/ld+json'))).toHaveProperty('@context');
    const triples = new Parser().parse(await read('text/turtle'));
    expect(triples.length).toBeGreaterThan(5);
    const rdf = await read('application/rdf+xml');
    for (const { subject } of triples)
      if (subject.termType === 'NamedNode') expect(rdf).toContain(`rdf:about="${subject.value}"`);
    const texto = await get('elementos/codSexo', { accept: 'text/xml' });
    expect([texto.statusCode, texto.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
  });

  it('[GEN-05] its page says to who runs no code what it is and in which forms it is read, each of which answers', async () => {
    const find = createHeadFinder(listPaginasDiccionario(test.database.kysely));
    const head = await find('/diccionario/codSexo');
    expect(head?.title.startsWith(`${head.heading} | `)).toBe(true);
    expect(head?.data).toMatchObject({ '@type': 'DefinedTerm', termCode: 'codSexo', name: head?.heading });
    expect(head?.alternates.length).toBeGreaterThan(5);
    for (const { type, href } of head?.alternates ?? []) {
      const { pathname, search } = new URL(href, 'http://localhost');
      const answer = await test.app.inject({ url: pathname + search });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    }
    expect((await find('/diccionario'))?.data).toMatchObject({ '@type': 'DefinedTermSet' });
    expect(await find('/diccionario/noExiste')).toBeUndefined();
  });

  it('[AREA-06] a form there is not is refused with the ones there are', async () => {
    const answer = await get('elementos/codSexo', { accept: 'image/png' });
    expect(answer.statusCode).toBe(406);
    expect(answer.json()).toMatchObject({
      code: 'FORMA_NO_DISPONIBLE',
      detalles: [{ campo: 'Accept', mensaje: expect.stringContaining('text/csv') }],
    });
  });

  it('[AREA-06] who holds it already is told so', async () => {
    for (const headers of [{}, { accept: 'text/csv' }]) {
      const { headers: first } = await get('elementos/codSexo', headers);
      expect(first.etag).toBeTruthy();
      const again = await get('elementos/codSexo', { ...headers, 'if-none-match': String(first.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });
});

describe('the feed of changes', () => {
  it('[AREA-06] is Atom by an independent reader, the last change first, page by page', async () => {
    const changed = await createPublicado(test.database.kysely, {
      identificador: 'codPerla',
      nombre: 'Código <de> la perla & más',
      estado: 'caducado',
      rigeDesde: '2026-05-01T00:00:00Z',
    });
    const answer = await get('cambios.atom');
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const names = { a: 'http://www.w3.org/2005/Atom' };
    using document = XmlDocument.fromString(answer.body);
    const text = (path: string) => document.find(path, names).map(({ content }) => content);
    expect(text('/a:feed/a:title')).toHaveLength(1);
    const ids = text('/a:feed/a:entry/a:id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(`urn:oid:${changed.oid}:caducado`);
    expect(text('/a:feed/a:entry/a:title')).toContain('Código <de> la perla & más 1.0: caducado');
    const moments = text('/a:feed/a:entry/a:updated');
    expect(moments.toSorted().toReversed()).toEqual(moments);
    expect(text('/a:feed/a:updated')).toEqual([moments[0]]);
    const next = document.get("/a:feed/a:link[@rel='next']", names) as XmlElement | null;
    const href = next?.attr('href')?.value ?? '';
    expect(href).toMatch(/cambios\.atom\?pagina=2$/);
    using second = XmlDocument.fromString((await get('cambios.atom?pagina=2')).body);
    for (const { content } of second.find('/a:feed/a:entry/a:id', names)) expect(ids).not.toContain(content);
    const again = await get('cambios.atom', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe('the whole registry as a package', () => {
  const countTomas = async () =>
    Number(
      (
        await test.database.kysely
          .selectFrom('esquemas_descargas')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('tipo', '=', 'registro')
          .executeTakeFirstOrThrow()
      ).n,
    );

  it('[AREA-06] holds what its manifest says, byte by byte, and its schemas compile', {
    timeout: 120_000,
  }, async () => {
    const before = await countTomas();
    const answer = await get('registro.zip');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/filename="registro-\d{4}-\d\d-\d\d\.zip"/);
    expect(await countTomas()).toBe(before + 1);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const manifest = JSON.parse(strFromU8(files['manifiesto.json'] ?? new Uint8Array()));
    const told: { archivo: string; sha256: string; bytes: number }[] = manifest.archivos;
    expect([...told.map(({ archivo }) => archivo), 'manifiesto.json'].toSorted()).toEqual(
      Object.keys(files).toSorted(),
    );
    for (const { archivo, sha256, bytes } of told) {
      const content = files[archivo] ?? new Uint8Array();
      expect([archivo, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
        archivo,
        bytes,
        sha256,
      ]);
    }
    expect(manifest.elementosVigentes).toBeGreaterThan(150);
    const texts = Object.entries(files).map(([name, content]) => ({ name, text: strFromU8(content) }));
    const xsd = texts
      .filter(({ name }) => name.startsWith('xsd/'))
      .map(({ name, text }) => ({ ruta: name.slice(4), texto: text }))
      .toSorted((one) => (one.ruta === 'Esquemas/_esquema.xsd' ? -1 : 0));
    expect(xsd[0]?.ruta).toBe('Esquemas/_esquema.xsd');
    compileXsd(xsd).dispose();
    const schemas = texts.filter(({ name }) => name.startsWith('json-schema/'));
    expect(schemas).toHaveLength(manifest.elementosVigentes);
    for (const { text } of schemas) compileJson(JSON.parse(text));
    const contextos = texts.filter(({ name }) => name.startsWith('json-ld/'));
    const { n: compuestos } = await test.database.kysely
      .selectFrom('elementos_versiones as v')
      .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('v.estado', '=', 'incorporado')
      .where('e.tipo', '=', 'compuesto')
      .executeTakeFirstOrThrow();
    expect(contextos).toHaveLength(Number(compuestos));
    for (const { text } of contextos) expect(JSON.parse(text)).toHaveProperty('@context');
    const elementos = texts
      .find(({ name }) => name === 'csv/elementos.csv')
      ?.text.trim()
      .split('\r\n');
    expect(elementos).toHaveLength(manifest.versiones + 1);
    expect(texts.find(({ name }) => name === 'csv/valores.csv')?.text).toContain(';05001;');
    expect(texts.find(({ name }) => name === 'csv/componentes.csv')?.text).toContain('identificacionCedula;');

    const held = await get('registro.zip', { 'if-none-match': String(answer.headers.etag) });
    expect([held.statusCode, held.body]).toEqual([304, '']);
    expect(await countTomas()).toBe(before + 1);
    await createPublicado(test.database.kysely, { identificador: 'codNacar', nombre: 'Código del nácar' });
    const changed = await get('registro.zip', { 'if-none-match': String(answer.headers.etag) });
    expect(changed.statusCode).toBe(200);
  });
});
