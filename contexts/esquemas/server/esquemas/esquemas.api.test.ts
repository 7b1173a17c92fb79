import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIPOS_ESQUEMA } from '../../contract/terms.ts';
import { compileXsd } from './compile-xsd.ts';

let test: TestApp;
let token: string;
interface Muestra {
  readonly elementoId: number;
  readonly versionId: number;
  readonly identificador: string;
  readonly numero: string;
}
let simple: Muestra;
let compuesto: Muestra;
let borrador: Muestra;

beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000010');
  simple = await findMuestra(sql`v.estado = 'incorporado' and e.clase = 'dato' and e.tipo = 'simple'`);
  compuesto = await findMuestra(
    sql`v.estado = 'incorporado' and v.base_version_id is null and not v.es_abstracto
      and (select count(*) from elementos_componentes c where c.version_id = v.id) > 1`,
  );
  borrador = await findMuestra(sql`v.estado = 'borrador'`);
});
afterAll(() => test.close());

async function findMuestra(condition: ReturnType<typeof sql>): Promise<Muestra> {
  const { rows } = await sql<Muestra>`
    select e.id as "elementoId", v.id as "versionId", e.identificador, v.mayor || '.' || v.menor as numero
    from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
    where ${condition} order by v.id limit 1`.execute(test.database.kysely);
  const [row] = rows;
  if (!row) throw new Error('The demo registry lacks such an element.');
  return row;
}

const bearer = () => ({ authorization: `Bearer ${token}` });
const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: path, payload: body, headers });
const get = (path: string, headers: Record<string, string> = {}) => test.app.inject({ url: path, headers });
const esquema = (id: string | number, idTwo: string, type: string) =>
  `/elemento-dato/esquema/${id}/${idTwo}/${type}`;

async function countDescargas(versionId: number) {
  return test.database.kysely
    .selectFrom('esquemas_descargas')
    .select(['tipo', 'entidad_id'])
    .where('version_id', '=', versionId)
    .orderBy('id')
    .execute();
}

describe('the schema download', () => {
  it('[API-04] answers estado false for what does not exist or may not be read, and counts nothing', async () => {
    for (const path of [
      esquema(999_999_999, 'vigente', 'xsd'),
      esquema(simple.elementoId, '99.0', 'json'),
      esquema('conjunto', 'vigente', 'xsd'),
      esquema(borrador.elementoId, borrador.numero, 'xsd'),
    ]) {
      const answer = await post(`/api-public${path}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { mensajeResponse: { estado: false, mensaje: expect.stringContaining('No existe') }, object: null },
      ]);
      expect((await get(`/api-public${path}`)).json().code).toBe('ESQUEMA_NO_ENCONTRADO');
    }
    expect(await countDescargas(borrador.versionId)).toEqual([]);
    expect((await post(`/api${esquema(simple.elementoId, 'vigente', 'xsd')}`)).statusCode).toBe(401);
  });

  it('[API-04] refuses a form, a version or an element that is none', async () => {
    for (const path of [
      esquema(1, 'vigente', 'exe'),
      esquema(1, 'uno', 'xsd'),
      esquema('x', 'vigente', 'xsd'),
    ]) {
      expect((await post(`/api-public${path}`)).statusCode).toBe(400);
    }
    const item = { fecha: 'ayer' };
    expect((await post(`/api-public${esquema(1, 'vigente', 'xsd')}`, item)).statusCode).toBe(400);
  });

  it('[API-04] POST to {id}/{idTwo}/{type} with an item body answers mensajeResponse and object in base64', async () => {
    const answer = await post(`/api-public${esquema(simple.elementoId, simple.numero, 'xsd')}`, {
      nombre: 'x',
    });
    expect(answer.statusCode).toBe(200);
    const { mensajeResponse, object } = answer.json();
    expect(mensajeResponse).toEqual({ estado: true, mensaje: 'Esquema descargado' });
    expect(object).toEqual({
      nombreArchivo: `${simple.identificador}-${simple.numero}.xsd`,
      base64Archivo: expect.any(String),
      tipo: 'application/xml',
    });
    const texto = Buffer.from(object.base64Archivo, 'base64').toString();
    using xsd = compileXsd([{ ruta: 'x.xsd', texto }]);
    expect(xsd).toBeDefined();
  });

  it('[API-04] a composite comes as a ZIP with everything it needs, in the folders of the language', async () => {
    const answer = await post(`/api${esquema(compuesto.elementoId, compuesto.numero, 'xsd')}`, {}, bearer());
    const { object } = answer.json();
    expect([object.nombreArchivo, object.tipo]).toEqual([
      `${compuesto.identificador}-${compuesto.numero}-xsd.zip`,
      'application/zip',
    ]);
    const archivos = Object.entries(unzipSync(Buffer.from(object.base64Archivo, 'base64'))).map(
      ([ruta, bytes]) => ({ ruta, texto: Buffer.from(bytes).toString() }),
    );
    expect(archivos.map(({ ruta }) => ruta)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Esquemas\/.+\/tipo[A-Z]\w+\.xsd$/)]),
    );
    using xsd = compileXsd(archivos);
    using document = XmlDocument.fromString('<nada/>');
    expect(() => xsd.validate(document)).toThrow(/No matching global declaration/);
  });

  it('[API-04] each download leaves one count, with the entity of the session and without content', async () => {
    const before = (await countDescargas(simple.versionId)).length;
    const path = esquema(simple.elementoId, 'vigente', 'json');
    await post(`/api-public${path}`);
    await post(`/api${path}`, {}, bearer());
    await get(`/api-public${path}`);
    const rows = (await countDescargas(simple.versionId)).slice(before);
    expect(rows).toEqual([
      { tipo: 'json', entidad_id: null },
      { tipo: 'json', entidad_id: expect.any(Number) },
      { tipo: 'json', entidad_id: null },
    ]);
  });

  it('[API-04] every form has an address of its own, with an ETag that holds until something changes', async () => {
    for (const tipo of TIPOS_ESQUEMA) {
      const path = `/api-public${esquema(compuesto.elementoId, compuesto.numero, tipo)}`;
      const first = await get(path);
      const second = await get(path);
      expect([first.statusCode, tipo]).toEqual([200, tipo]);
      expect(second.rawPayload.equals(first.rawPayload), tipo).toBe(true);
      const counted = (await countDescargas(compuesto.versionId)).length;
      const held = await get(path, { 'if-none-match': String(first.headers.etag) });
      expect([held.statusCode, held.payload]).toEqual([304, '']);
      expect((await countDescargas(compuesto.versionId)).length).toBe(counted);
      expect(first.headers['content-disposition']).toContain(
        `${compuesto.identificador}-${compuesto.numero}`,
      );
    }
  });

  it('[API-04] a draft is for who reads it on its screen: the ministry and the entity that answers for it', async () => {
    const path = `/api${esquema(borrador.elementoId, borrador.numero, 'json')}`;
    const ask = async (numero: string, session: { entidad?: boolean } = {}) =>
      get(path, {
        authorization: `Bearer ${await openTestSession(test.database.kysely, numero, session)}`,
      });
    const setResponsable = (entidadId: number | null) =>
      test.database.kysely
        .updateTable('elementos_versiones')
        .set({ entidad_responsable_id: entidadId })
        .where('id', '=', borrador.versionId)
        .execute();
    await setResponsable(null);
    expect((await ask('1000000002')).statusCode).toBe(200);
    for (const otra of ['1000000003', '1000000010']) expect((await ask(otra)).statusCode).toBe(404);
    expect((await ask('1000000002', { entidad: false })).statusCode).toBe(404);
    expect((await post(path, {}, bearer())).json().mensajeResponse.estado).toBe(false);
    const { entidad_id: propia } = await test.database.kysely
      .selectFrom('membresias as m')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .select('m.entidad_id')
      .where('u.numero_identificacion', '=', '1000000003')
      .where('m.estado', '=', 'activa')
      .executeTakeFirstOrThrow();
    await setResponsable(propia);
    expect((await ask('1000000003')).statusCode).toBe(200);
    expect((await ask('1000000010')).statusCode).toBe(404);
  });

  it('[API-04] several elements come as one ZIP with one closure', async () => {
    const elementos = [simple.elementoId, compuesto.elementoId];
    const answer = await post(`/api-public${esquema('conjunto', 'vigente', 'xsd')}`, { elementos });
    const zip = unzipSync(Buffer.from(answer.json().object.base64Archivo, 'base64'));
    const archivos = Object.entries(zip).map(([ruta, bytes]) => ({
      ruta,
      texto: Buffer.from(bytes).toString(),
    }));
    using xsd = compileXsd(archivos);
    expect(xsd).toBeDefined();
    const direct = await get(
      `/api-public${esquema('conjunto', 'vigente', 'xsd')}?elementos=${elementos.join(',')}`,
    );
    expect(Object.keys(unzipSync(direct.rawPayload))).toEqual(Object.keys(zip));
  });

  it('a set is a ZIP in every form, also when it is one element or one document', async () => {
    for (const tipo of TIPOS_ESQUEMA) {
      const answer = await get(
        `/api-public${esquema('conjunto', 'vigente', tipo)}?elementos=${simple.elementoId}`,
      );
      expect([answer.headers['content-type'], tipo]).toEqual(['application/zip', tipo]);
      expect(Object.keys(unzipSync(answer.rawPayload)).length).toBeGreaterThan(0);
    }
  });

  it('[API-04] values that do not hold on the day are left out', async () => {
    const { rows } = await sql<{ elementoId: number; codigo: string; versionId: number }>`
      select v.elemento_id as "elementoId", l.codigo, v.id as "versionId"
      from elementos_valores l join elementos_versiones v on v.id = l.version_id
      where v.estado = 'incorporado' and l.vigente_desde is null and l.vigente_hasta is null
      order by v.id, l.orden limit 1`.execute(test.database.kysely);
    const [valor] = rows;
    if (!valor) throw new Error('The demo registry has lists.');
    await test.database.kysely
      .updateTable('elementos_valores')
      .set({ vigente_desde: '2020-01-01', vigente_hasta: '2024-12-31' })
      .where('version_id', '=', valor.versionId)
      .where('codigo', '=', valor.codigo)
      .execute();
    const read = async (fecha: string) =>
      (await get(`/api-public${esquema(valor.elementoId, 'vigente', 'json')}?fecha=${fecha}`)).json().enum;
    expect(await read('2024-12-31')).toContain(valor.codigo);
    expect(await read('2025-01-01')).not.toContain(valor.codigo);
    expect(await read('2019-12-31')).not.toContain(valor.codigo);
  });

  it('[API-04] says why a structure with faults has no schema', async () => {
    await test.database.kysely
      .updateTable('elementos_versiones')
      .set({ patron: '[a-' })
      .where('id', '=', borrador.versionId)
      .execute();
    const ministerio = {
      authorization: `Bearer ${await openTestSession(test.database.kysely, '1000000002')}`,
    };
    const path = esquema(borrador.elementoId, borrador.numero, 'xsd');
    const { mensajeResponse } = (await post(`/api${path}`, {}, ministerio)).json();
    expect(mensajeResponse).toEqual({
      estado: false,
      mensaje: expect.stringContaining(`${borrador.identificador}: La expresión regular no es válida.`),
    });
    expect((await get(`/api${path}`, ministerio)).json().code).toBe('ESQUEMA_CON_FALLAS');
  });
});

describe('a schema on the screen', () => {
  it('[API-04] shows the file of the element first, each with its language', async () => {
    const view = (
      await get(`/api-public${esquema(compuesto.elementoId, compuesto.numero, 'xsd')}/vista`)
    ).json();
    expect(view.descarga).toBe(`${compuesto.identificador}-${compuesto.numero}-xsd.zip`);
    expect(view.archivos[0]).toMatchObject({
      nombre: expect.stringMatching(/\/tipo[A-Z]\w+\.xsd$/),
      lenguaje: 'xml',
      recortado: false,
    });
    const examples = (
      await get(`/api-public${esquema(compuesto.elementoId, compuesto.numero, 'ejemplo')}/vista`)
    ).json();
    expect(examples.archivos.map(({ nombre }: { nombre: string }) => nombre)).toEqual(
      expect.arrayContaining(['valido.xml', 'valido.json', 'LEAME.txt']),
    );
  });

  it('[API-04] counts as no download', async () => {
    const before = (await countDescargas(simple.versionId)).length;
    await get(`/api-public${esquema(simple.elementoId, 'vigente', 'ttl')}/vista`);
    expect((await countDescargas(simple.versionId)).length).toBe(before);
  });
});
