import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let admin: string;
let coordinator: string;
let staff: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await openTestSession(test.database.kysely, '1000000001');
  coordinator = await openTestSession(test.database.kysely, '1000000013');
  staff = await openTestSession(test.database.kysely, '1000000004');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Sent {
  readonly payload?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
}

async function call(method: Method, path: string, { payload, headers = {}, token = admin }: Sent = {}) {
  const answer = await test.app.inject({
    method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

let made = 0;

/** A row of its own: no test depends on what another left. */
async function create(word: string, fields: object = {}) {
  made += 1;
  const payload = { codigo: `prueba-${made}`, nombre: `Prueba ${made}`, ...fields };
  const { status, body } = await call('POST', word, { payload });
  expect([status, body]).toEqual([200, expect.objectContaining(payload)]);
  return body;
}

const findAudit = (action: string) => findLastAudit(test.database.kysely, action);

/** Three collections with what is nested below their rows. */
const COLLECTIONS = [
  { word: 'sistemas', type: 'lenguaje', related: 'lenguajes', isMany: false },
  { word: 'lenguajes', type: 'sistemas', related: 'sistemas', isMany: true },
  { word: 'basedatos', type: 'sistemas', related: 'sistemas', isMany: true },
] as const;

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe.each(COLLECTIONS)('generic verbs of $word', ({ word, type, related, isMany }) => {
  it('[API-03] who only consults changes nothing, and who keeps no catalogue does not see it', async () => {
    const { id } = await create(word);
    const payload = { codigo: 'otro', nombre: 'Otro' };
    expect((await call('POST', word, { payload, token: coordinator })).status).toBe(403);
    expect((await call('DELETE', `${word}/${id}`, { token: coordinator })).status).toBe(403);
    expect(
      (await call('PUT', `${word}/${id}/${type}`, { payload: { ids: [] }, token: coordinator })).status,
    ).toBe(403);
    expect((await call('GET', word, { token: staff })).status).toBe(403);
    const { permisos } = (await call('GET', word, { token: coordinator })).body;
    expect(permisos.eliminar).toMatchObject({ allowed: false, unblockers: ['Administrador MinTIC'] });
  });

  it('[API-03] GET {collection}, with and without its trailing slash, and GET {collection}{type} answer every row', async () => {
    await create(word);
    const plain = (await call('GET', word)).body;
    expect(plain.filas.length).toBe(plain.total);
    for (const path of [`${word}/`, `catalogos/${word}`, `catalogos/${word}/`])
      expect((await call('GET', path)).body).toEqual(plain);
  });

  it('[API-03] GET with a query string filters, pages and sorts; one that is not right is refused', async () => {
    const nombre = `Ñandú ${word}`;
    const first = await create(word, { nombre: `${nombre} 2` });
    const second = await create(word, { nombre: `${nombre} 10` });
    const search = `${word}?texto=nandu&tamano=1`;
    expect((await call('GET', search)).body).toMatchObject({ total: 2, filas: [{ id: first.id }] });
    expect((await call('GET', `${search}&pagina=2`)).body).toMatchObject({
      total: 2,
      filas: [{ id: second.id }],
    });
    expect((await call('GET', `${search}&descendente=true`)).body.filas).toMatchObject([{ id: second.id }]);
    expect((await call('GET', `${word}?texto=nandu&activo=false`)).body.total).toBe(0);
    expect((await call('GET', `${word}?ordenarPor=version`)).status).toBe(400);
    expect((await call('GET', `${word}?tamano=0`)).status).toBe(400);
  });

  it('[API-03] GET {collection}{id}/ and GET {id}/{collection} answer one row; an unknown one is not found', async () => {
    const row = await create(word);
    for (const path of [`${word}/${row.id}/`, `${word}/${row.id}`, `${row.id}/${word}`, `${row.id}/${word}/`])
      expect((await call('GET', path)).body).toEqual(row);
    expect((await call('GET', `${word}/999999/`)).body).toMatchObject({
      status: 404,
      code: 'FILA_INEXISTENTE',
    });
    expect((await call('GET', `no-es/${word}`)).status).toBe(400);
  });

  it('[API-03] POST {collection} adds a row once for its key, with its audit event; a repeated code is refused', async () => {
    const payload = { codigo: `${word}-uno`, nombre: `Uno de ${word}` };
    const headers = { 'idempotency-key': `crear-${word}` };
    const first = await call('POST', `${word}/`, { payload, headers });
    expect((await call('POST', word, { payload, headers })).body).toEqual(first.body);
    expect(first.body).toMatchObject({ ...payload, activo: true, version: 1, usos: 0, usadoPor: '' });
    expect(await findAudit('crear-fila-catalogo')).toMatchObject({
      result: 'exito',
      object_type: word,
      object_id: String(first.body.id),
      detail: { antes: null, despues: payload },
    });
    const again = await call('POST', word, { payload: { ...payload, nombre: 'Otro' } });
    expect(again.body).toMatchObject({ status: 409, code: 'FILA_REPETIDA', detalles: [{ campo: 'codigo' }] });
    expect((await call('POST', word, { payload: { codigo: 'sin-nombre', nombre: ' ' } })).status).toBe(400);
  });

  it('[API-03] PUT {collection}{id}/ changes all of a row and PATCH some of it, each a new version', async () => {
    const row = await create(word);
    const { status } = await call('PUT', `${word}/${row.id}/`, { payload: { nombre: 'A medias' } });
    expect(status).toBe(400);
    const { id, codigo, version, usos, usadoPor, ...fields } = row;
    const { entidad, lenguaje, baseDatos, ...whole } = fields;
    const put = await call('PUT', `${word}/${id}/`, {
      payload: { ...whole, nombre: `Cambiado ${codigo}`, orden: 7 },
      headers: { 'if-match': `"${version}"` },
    });
    expect(put.body).toMatchObject({ id, codigo, nombre: `Cambiado ${codigo}`, orden: 7, version: 2 });
    const patch = await call('PATCH', `${word}/${id}/`, { payload: { activo: false } });
    expect(patch.body).toEqual({ ...put.body, activo: false, version: 3 });
    expect(await findAudit('editar-fila-catalogo')).toMatchObject({
      object_type: word,
      detail: { antes: { activo: true }, despues: { activo: false } },
    });
    for (const method of ['PUT', 'PATCH'] as const) {
      const payload = { ...whole, nombre: 'Tarde' };
      const late = await call(method, `${word}/${id}/`, { payload, headers: { 'if-match': '"1"' } });
      expect(late.body).toMatchObject({ status: 412, code: 'VERSION_DISTINTA', actual: { version: 3 } });
    }
    expect((await call('PATCH', `${word}/999999/`, { payload: { activo: true } })).status).toBe(404);
  });

  it('[API-03] DELETE {collection}{id}, and DELETE with the row in a JSON body, delete what nothing uses', async () => {
    const [first, second] = [await create(word), await create(word)];
    const late = await call('DELETE', `${word}/${first.id}`, { headers: { 'if-match': '"9"' } });
    expect(late.body).toMatchObject({ status: 412, actual: { id: first.id } });
    expect((await call('DELETE', `${word}/${first.id}`)).body).toEqual({ eliminados: 1 });
    expect(await findAudit('eliminar-fila-catalogo')).toMatchObject({
      object_type: word,
      object_id: String(first.id),
      detail: { antes: { codigo: first.codigo }, despues: null },
    });
    expect((await call('DELETE', word, { payload: { id: second.id } })).body).toEqual({ eliminados: 1 });
    for (const { id } of [first, second]) expect((await call('GET', `${word}/${id}/`)).status).toBe(404);
    expect((await call('DELETE', word, { payload: { id: second.id } })).body).toMatchObject({ status: 404 });
    expect((await call('DELETE', word, { payload: {} })).status).toBe(400);
  });

  it('[API-03] GET, POST, PUT and DELETE {collection}{id}/{type} read, relate, replace and separate', async () => {
    const row = await create(word);
    const [one, two] = [await create(related), await create(related)];
    const path = `${word}/${row.id}/${type}`;
    expect((await call('GET', path)).body).toEqual([]);
    expect(ids((await call('POST', path, { payload: { ids: [one.id] } })).body)).toEqual([one.id]);
    expect((await call('GET', `${path}/`)).body).toEqual([
      { id: one.id, codigo: one.codigo, nombre: one.nombre },
    ]);
    expect(ids((await call('PUT', path, { payload: { ids: [two.id] } })).body)).toEqual([two.id]);
    expect((await call('DELETE', path)).body).toEqual({ eliminados: 1 });
    expect((await call('GET', path)).body).toEqual([]);
    expect((await call('POST', path, { payload: { ids: [999_999] } })).status).toBe(404);
    expect((await call('GET', `${word}/${row.id}/mesas`)).status).toBe(400);
    expect((await call('GET', `${word}/999999/${type}`)).status).toBe(404);
  });

  it('[API-03] the same verbs answer at {id}/{service}/{type}', async () => {
    const row = await create(word);
    const [one, two] = [await create(related), await create(related)];
    const path = `${row.id}/${word}/${type}`;
    expect(ids((await call('POST', path, { payload: { ids: [one.id] } })).body)).toEqual([one.id]);
    expect(ids((await call('PUT', path, { payload: { ids: [two.id] } })).body)).toEqual([two.id]);
    expect(ids((await call('GET', path)).body)).toEqual([two.id]);
    expect((await call('DELETE', path)).body).toEqual({ eliminados: 1 });
  });

  it('[API-03] and at {id}/{type}/{idTwo}/{typeTwo} for one related row', async () => {
    const row = await create(word);
    const [one, two] = [await create(related), await create(related)];
    const path = (idTwo: number) => `${row.id}/${word}/${idTwo}/${type}`;
    expect((await call('GET', path(one.id))).body).toMatchObject({
      code: 'FILA_NO_RELACIONADA',
      status: 404,
    });
    expect((await call('POST', path(one.id))).body).toMatchObject({ id: one.id });
    expect((await call('GET', path(one.id))).body).toMatchObject({ nombre: one.nombre });
    expect((await call('PUT', path(two.id))).body).toMatchObject({ id: two.id });
    const left = ids((await call('GET', `${word}/${row.id}/${type}`)).body);
    expect(left).toEqual(isMany ? [one.id, two.id] : [two.id]);
    expect((await call('DELETE', path(two.id))).body).toEqual({ eliminados: 1 });
    expect((await call('DELETE', path(two.id))).body).toMatchObject({ code: 'FILA_NO_RELACIONADA' });
  });

  it('[API-03] a row that is related already is only moved by a PUT', async () => {
    const [row, other] = [await create(word), await create(word)];
    const [one, two] = [await create(related), await create(related)];
    await call('POST', `${word}/${row.id}/${type}`, { payload: { ids: [one.id] } });
    // Of a system the same row gets another language; of a language another row gets the same system.
    const [target, id] = isMany ? [other, one.id] : [row, two.id];
    const taken = await call('POST', `${word}/${target.id}/${type}`, { payload: { ids: [id] } });
    expect(taken.body).toMatchObject({ status: 409, code: 'FILA_RELACIONADA' });
    expect(taken.body.mensaje).toMatch(/ya está relacionado/);
    const moved = await call('PUT', `${word}/${target.id}/${type}`, { payload: { ids: [id] } });
    expect(ids(moved.body)).toEqual([id]);
  });

  it('[AREA-14] finderTopFive answers at most five active rows to whoever has a session', async () => {
    const nombre = `Quinteto ${word}`;
    for (const number of [1, 2, 3, 4, 5, 6]) await create(word, { nombre: `${nombre} ${number}` });
    const { status, body } = await call('GET', `${word}/finderTopFive?keyword=quinteto`, { token: staff });
    expect(status).toBe(200);
    expect(body.map((row: { nombre: string }) => row.nombre)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${nombre} ${n}`),
    );
    await call('PATCH', `${word}/${body[0].id}/`, { payload: { activo: false } });
    const { body: after } = await call('GET', `${word}/finderTopFive?keyword=quinteto`);
    expect(after[0].nombre).toBe(`${nombre} 2`);
  });

  it('[API-03] every form of every verb answers the same with and without a trailing slash', async () => {
    const [one, two, three] = [await create(related), await create(related), await create(related)];
    for (const slash of ['', '/']) {
      const row = await create(word);
      const send = async (method: Method, path: string, payload?: object) => {
        const { status, body } = await call(method, `${path}${slash}`, payload ? { payload } : {});
        expect([method, path, slash, status]).toEqual([method, path, slash, 200]);
        return body;
      };
      const { id } = row;
      for (const path of [`${word}/${id}`, `${id}/${word}`]) expect(await send('GET', path)).toEqual(row);
      expect((await send('GET', word)).total).toBe((await send('GET', `catalogos/${word}`)).total);
      const { id: _id, codigo, version, usos, usadoPor, entidad, lenguaje, baseDatos, ...whole } = row;
      expect(await send('PUT', `${word}/${id}`, { ...whole, orden: 4 })).toMatchObject({ orden: 4 });
      expect(await send('PATCH', `${word}/${id}`, { orden: 5 })).toMatchObject({ orden: 5 });
      for (const path of [`${word}/${id}/${type}`, `${id}/${word}/${type}`]) {
        expect(ids(await send('POST', path, { ids: [one.id] }))).toEqual([one.id]);
        expect(ids(await send('PUT', path, { ids: [two.id] }))).toEqual([two.id]);
        expect(ids(await send('GET', path))).toEqual([two.id]);
        expect(await send('DELETE', path)).toEqual({ eliminados: 1 });
      }
      const pair = `${id}/${word}/${three.id}/${type}`;
      for (const method of ['POST', 'GET', 'PUT'] as const)
        expect(await send(method, pair)).toMatchObject({ id: three.id });
      expect(await send('DELETE', pair)).toEqual({ eliminados: 1 });
      expect(await send('DELETE', `${word}/${id}`)).toEqual({ eliminados: 1 });
      const again = await send('POST', word, { codigo: `${codigo}-bis`, nombre: `${codigo} bis` });
      expect(await send('DELETE', word, { id: again.id })).toEqual({ eliminados: 1 });
    }
  });

  it('[API-03] the verbs stand in the description of the API', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, unknown>>;
    };
    const verbs = (path: string) => Object.keys(paths[`/api/${path}`] ?? {}).sort();
    expect(verbs(word)).toEqual(['delete', 'get', 'post']);
    expect(verbs(`${word}/{id}/`)).toEqual(['get', 'patch', 'put']);
    expect(verbs(`${word}/{id}`)).toEqual(['delete']);
    for (const path of [`${word}/{id}/{type}`, `{id}/${word}/{type}`, `{id}/${word}/{idTwo}/{typeTwo}`])
      expect(verbs(path)).toEqual(['delete', 'get', 'post', 'put']);
  });
});

describe('a row in use', () => {
  it.each(['lenguajes', 'basedatos'])(
    '[API-03] of %s is not deleted: the reason says what uses it, and it is inactivated',
    async (word) => {
      const row = await create(word);
      const systems = [await create('sistemas'), await create('sistemas')];
      await call('POST', `${word}/${row.id}/sistemas`, { payload: { ids: ids(systems) } });
      const used = (await call('GET', `${word}/${row.id}/`)).body;
      expect(used).toMatchObject({ usos: 2, usadoPor: '2 sistemas' });
      const mensaje = `No se puede eliminar «${row.nombre}»: lo usan 2 sistemas. Inactívelo para que no se ofrezca más.`;
      for (const refused of [
        await call('DELETE', `${word}/${row.id}`),
        await call('DELETE', word, { payload: { id: row.id } }),
      ])
        expect(refused.body).toMatchObject({ status: 409, code: 'FILA_EN_USO', mensaje });
      expect(await findAudit('eliminar-fila-catalogo')).toMatchObject({
        result: 'rechazo',
        detail: { codigo: 'FILA_EN_USO' },
      });
      const inactive = await call('PATCH', `${word}/${row.id}/`, { payload: { activo: false } });
      expect(inactive.body).toMatchObject({ activo: false, usos: 2 });
      const another = await create('sistemas');
      const late = await call('POST', `${word}/${row.id}/sistemas`, { payload: { ids: [another.id] } });
      expect(late.body).toMatchObject({ status: 409, mensaje: expect.stringContaining('está inactivo') });
      await call('DELETE', `${word}/${row.id}/sistemas`);
      expect((await call('DELETE', `${word}/${row.id}`)).status).toBe(200);
    },
  );

  it('[AREA-14] a system refers to a language, a database and an entity that exist and are active', async () => {
    const entidad = await test.database.kysely
      .selectFrom('entidades')
      .select(['id', 'nit', 'nombre'])
      .where('activa', '=', true)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const [lenguaje, baseDatos] = [await create('lenguajes', { edicion: '21' }), await create('basedatos')];
    const row = await create('sistemas', {
      entidadId: entidad.id,
      lenguajeId: lenguaje.id,
      baseDatosId: baseDatos.id,
    });
    expect(row).toMatchObject({
      entidad: entidad.nombre,
      lenguaje: `${lenguaje.nombre} 21`,
      baseDatos: baseDatos.nombre,
    });
    expect((await call('GET', `sistemas/${row.id}/entidad`)).body).toEqual([
      { id: entidad.id, codigo: entidad.nit, nombre: entidad.nombre },
    ]);
    const absent = await call('POST', 'sistemas', {
      payload: { codigo: 'nadie', nombre: 'Nadie', entidadId: 999_999 },
    });
    expect(absent.body).toMatchObject({
      status: 400,
      detalles: [{ campo: 'entidadId', mensaje: 'La entidad no existe.' }],
    });
    await call('PATCH', `lenguajes/${lenguaje.id}/`, { payload: { activo: false } });
    const kept = await call('PATCH', `sistemas/${row.id}/`, { payload: { nombre: 'Conserva su lenguaje' } });
    expect(kept.body).toMatchObject({ lenguajeId: lenguaje.id });
    const taken = await call('POST', 'sistemas', {
      payload: { codigo: 'tarde', nombre: 'Tarde', lenguajeId: lenguaje.id },
    });
    expect(taken.body.detalles).toEqual([
      { campo: 'lenguajeId', mensaje: 'El lenguaje está inactivo. Elija otro.' },
    ]);
  });
});
