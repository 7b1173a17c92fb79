import { startTestApp, type TestApp } from '@marco/test-kit';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventosDirectorio } from '../../contract/index.ts';

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
const readEventos = async (desde: number, limite = 100): Promise<EventosDirectorio> => {
  const answer = await get(`/api-public/eventos?desde=${desde}&limite=${limite}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** Everything after a number, page by page, as a program reads it that keeps the last number. */
async function followFrom(start: number, limite = 40): Promise<EventosDirectorio['eventos']> {
  const eventos: EventosDirectorio['eventos'] = [];
  for (let desde = start; ; ) {
    const page = await readEventos(desde, limite);
    eventos.push(...page.eventos);
    if (!page.hayMas) return eventos;
    expect(page.eventos).toHaveLength(limite);
    desde = page.siguiente;
  }
}

async function findServicio(nombre: string) {
  return test.database.kysely
    .selectFrom('servicios')
    .select(['id', 'entidad_id', 'nombre'])
    .where('nombre', '=', nombre)
    .executeTakeFirstOrThrow();
}

/** A servicio of its own with a version at level 1. */
async function addServicio(nombre: string) {
  const { kysely } = test.database;
  const modelo = await kysely
    .selectFrom('servicios')
    .select(['entidad_id', 'estado_servicio_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .insertInto('servicios')
    .values({ ...modelo, nombre, descripcion: `Descripción de ${nombre}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await kysely
    .insertInto('servicios_versiones')
    .values({ servicio_id: id, mayor: 1, menor: 0, estado: 'estandarizada', estandarizada_en: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, versionId: version.id, entidadId: modelo.entidad_id };
}

const updateEstado = (versionId: number, estado: string, suspendidaDesde: string | null = null) =>
  test.database.kysely
    .updateTable('servicios_versiones')
    .set({ estado, suspendida_desde: suspendidaDesde })
    .where('id', '=', versionId)
    .execute();

describe('events for programs', () => {
  it('[AREA-15] come once each, the earliest first, whatever the size of the pages', async () => {
    const all = await followFrom(0, 1000);
    expect(all.length).toBeGreaterThan(60);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, other) => one - other));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(await followFrom(0, 7)).toEqual(all);
    const last = all.at(-1)?.id ?? 0;
    expect(await readEventos(last)).toEqual({ eventos: [], siguiente: last, hayMas: false });
  });

  it('[AREA-15] tell what happens to a version from now on, in words and with its page', async () => {
    const last = (await followFrom(0, 1000)).at(-1)?.id ?? 0;
    const { versionId } = await addServicio('Servicio <de> eventos & más');
    await updateEstado(versionId, 'evaluada');
    await updateEstado(versionId, 'suspendida', 'evaluada');
    await updateEstado(versionId, 'evaluada');
    const eventos = await followFrom(last);
    expect(eventos.map(({ tipo }) => tipo)).toEqual([
      'servicio-nuevo',
      'nivel-alcanzado',
      'nivel-alcanzado',
      'version-suspendida',
      'suspension-levantada',
    ]);
    const [nuevo, primero] = eventos;
    expect(nuevo?.version).toBeNull();
    expect(primero).toMatchObject({
      version: '1.0',
      texto: expect.stringMatching(
        /^La versión 1\.0 del servicio «Servicio <de> eventos & más», de .+, alcanzó el nivel 1\.$/,
      ),
      servicio: {
        direccion: expect.stringMatching(
          /^https?:\/\/.+\/directorio-servicios\/.+\/servicio-de-eventos-mas$/,
        ),
      },
    });
  });

  it('[AREA-15] nothing appears below a number that was read, however many change things at once', async () => {
    const { kysely } = test.database;
    const start = (await followFrom(0, 1000)).at(-1)?.id ?? 0;
    const servicios = [];
    for (let place = 0; place < 12; place += 1)
      servicios.push(await addServicio(`Servicio a la vez ${place}`));
    const isDone = { value: false };
    const changes = Promise.all(
      servicios.map(({ id }, place) =>
        kysely.transaction().execute(async (trx) => {
          await trx
            .insertInto('directorio_cambios')
            .values({ servicio_id: id, tipo: 'pagina-cambiada' })
            .execute();
          // Those that begin first end last.
          for (let time = place; time < 12; time += 1)
            await trx.selectFrom('servicios').selectAll().execute();
        }),
      ),
    ).finally(() => {
      isDone.value = true;
    });
    const read: number[] = [];
    const follow = async () => {
      const eventos = await followFrom(read.at(-1) ?? start);
      read.push(...eventos.map(({ id }) => id));
    };
    while (!isDone.value) await follow();
    await changes;
    await follow();
    expect(read).toEqual((await followFrom(start)).map(({ id }) => id));
    expect(read.length).toBe(servicios.length * 3);
  });
});

describe('the feed of changes', () => {
  const names = { a: 'http://www.w3.org/2005/Atom' };
  const open = async (url: string) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ]);
    return { answer, document: XmlDocument.fromString(answer.body) };
  };
  const readTexts = (document: XmlDocument, path: string) =>
    document.find(path, names).map(({ content }) => content);
  const findLink = (document: XmlDocument, rel: string) =>
    (document.get(`/a:feed/a:link[@rel='${rel}']`, names) as XmlElement | null)?.attr('href')?.value;

  it('[AREA-15] is Atom by an independent reader, page by page to its end, the last change first', async () => {
    await addServicio('Servicio <del> canal & más');
    const all = (await followFrom(0, 1000)).map(({ id }) => id).toReversed();
    const ids: string[] = [];
    let next: string | undefined = '/directorio-servicios/cambios';
    for (let page = 1; next !== undefined; page += 1) {
      const { document } = await open(next);
      using _document = document;
      ids.push(...readTexts(document, '/a:feed/a:entry/a:id'));
      for (const one of ['/a:feed/a:title', '/a:feed/a:id', '/a:feed/a:updated', '/a:feed/a:author/a:name'])
        expect(readTexts(document, one)).toHaveLength(1);
      expect(findLink(document, 'previous') === undefined).toBe(page === 1);
      if (page === 1) {
        expect(readTexts(document, '/a:feed/a:entry/a:title')).toContain(
          'Servicio <del> canal & más 1.0: Alcanzó el nivel 1',
        );
      }
      const href = findLink(document, 'next');
      next = href === undefined ? undefined : new URL(href).pathname + new URL(href).search;
    }
    expect(ids.map((id) => Number(id.split('#')[1]))).toEqual(all);
    const { answer } = await open('/directorio-servicios/cambios');
    const again = await get('/directorio-servicios/cambios', {
      'if-none-match': String(answer.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('[AREA-15] a reader of feeds finds in it what a person does: what changed, when, and the page', async () => {
    const { id } = await addServicio('Servicio de un <lector> & de canales');
    const feed = parseFeed((await get(`/directorio-servicios/cambios?servicio=${id}`)).body);
    expect(feed.meta).toEqual({ type: 'atom', version: '1.0' });
    expect(feed.title).toBe('Cambios del directorio de servicios: Servicio de un <lector> & de canales');
    expect(feed.items.map(({ title }) => title)).toEqual([
      'Servicio de un <lector> & de canales 1.0: Alcanzó el nivel 1',
      'Servicio de un <lector> & de canales: Servicio nuevo en el directorio',
    ]);
    for (const item of feed.items) {
      expect(item.url).toMatch(/^https?:\/\/.+\/directorio-servicios\/.+\/servicio-de-un-lector-de-canales/);
      expect(item.updated).toBeInstanceOf(Date);
      expect(item.description ?? item.content).toMatch(/Servicio de un <lector> & de canales/);
    }
  });

  it('[AREA-15] of a servicio, of an entidad and of an element has what is theirs', async () => {
    const { id, entidadId } = await addServicio('Servicio de un canal propio');
    const titles = async (query: string) => {
      const { document } = await open(`/directorio-servicios/cambios?${query}`);
      using _document = document;
      return {
        feed: readTexts(document, '/a:feed/a:title')[0],
        self: findLink(document, 'self'),
        entries: readTexts(document, '/a:feed/a:entry/a:title'),
      };
    };
    const propio = await titles(`servicio=${id}`);
    expect(propio).toMatchObject({
      feed: 'Cambios del directorio de servicios: Servicio de un canal propio',
      entries: [
        'Servicio de un canal propio 1.0: Alcanzó el nivel 1',
        'Servicio de un canal propio: Servicio nuevo en el directorio',
      ],
    });
    expect(propio.self).toMatch(new RegExp(`/directorio-servicios/cambios\\?servicio=${id}$`));
    expect((await titles(`entidad=${entidadId}`)).entries.slice(0, 2)).toEqual(propio.entries);

    const { kysely } = test.database;
    const carne = await findServicio('Carné de vacunación digital');
    const elemento = await kysely
      .selectFrom('servicios_elementos as x')
      .innerJoin('elementos_versiones as v', 'v.id', 'x.version_id')
      .select('v.elemento_id')
      .where('x.servicio_id', '=', carne.id)
      .where('v.estado', '=', 'incorporado')
      .executeTakeFirstOrThrow();
    const deElemento = await titles(`elemento=${elemento.elemento_id}`);
    expect(deElemento.entries.some((title) => title.startsWith(carne.nombre))).toBe(true);
    expect(deElemento.entries).not.toContain(propio.entries[0]);
    const ambos = await titles(`elemento=${elemento.elemento_id}&servicio=${id}`);
    expect(ambos.entries).toEqual([]);
  });

  it('[AREA-15] a servicio that left the directory is told no more', async () => {
    const { id } = await addServicio('Servicio que se va');
    await test.database.kysely.updateTable('servicios').set({ activo: false }).where('id', '=', id).execute();
    expect((await get(`/directorio-servicios/cambios?servicio=${id}`)).statusCode).toBe(404);
    expect(JSON.stringify(await followFrom(0, 1000))).not.toContain('Servicio que se va');
  });
});
