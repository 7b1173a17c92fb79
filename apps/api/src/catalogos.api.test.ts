import { seedReference } from '@marco/database/seeds';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANTILLAS_INICIALES } from './novedades.ts';

let test: TestApp;
let admin: string;
let staff: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await openTestSession(test.database.kysely, '1000000001');
  staff = await openTestSession(test.database.kysely, '1000000004');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, payload?: object, token = admin, headers = {}) {
  const answer = await test.app.inject({
    method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Catalogues whose tables other contexts refer to: a row of their own, what is read below it, and one in use. */
const CATALOGOS = [
  {
    word: 'sectores',
    codigo: '9001',
    nombre: 'Sector de prueba',
    types: ['entidades'],
    keyword: 'a',
    used: { texto: 'salud', by: /^\d+ entidades/ },
  },
  {
    word: 'departamentos',
    codigo: '98',
    nombre: 'Departamento de prueba',
    keyword: 'a',
    types: ['municipios', 'entidades'],
    used: { texto: '05', by: /^125 municipios y \d+ entidades$/ },
  },
  {
    word: 'municipios',
    codigo: '05998',
    nombre: 'Municipio de prueba',
    keyword: 'san',
    types: ['departamento', 'entidades'],
    used: { texto: '05001', by: /^\d+ entidades$/ },
  },
  {
    word: 'dominios',
    codigo: 'Prueba',
    nombre: 'Dominio de prueba',
    keyword: 'a',
    types: ['elementos'],
    used: { texto: 'Personal', by: /^\d+ elementos de dato$/ },
  },
  {
    word: 'criterios-evaluacion',
    codigo: 'prueba',
    nombre: 'Criterio de prueba',
    keyword: 'a',
    types: ['estandares'],
    used: { texto: 'apertura', by: /^\d+ / },
    more: { peso: 10 },
  },
];

describe.each(CATALOGOS)(
  'generic verbs of $word',
  ({ word, codigo, nombre, types, keyword, used, ...rest }) => {
    const more = 'more' in rest ? rest.more : {};

    it('[API-03] [AREA-01] a row is created once, read in every form, changed and deleted', async () => {
      const payload = { codigo, nombre, ...more };
      const key = { 'idempotency-key': `crear-${word}` };
      const made = await call('POST', word, payload, admin, key);
      expect(made.body).toMatchObject({ ...payload, activo: true, usos: 0, version: 1 });
      expect((await call('POST', word, payload, admin, key)).body).toEqual(made.body);
      expect((await call('POST', word, payload)).status).toBe(409);
      const { id } = made.body;
      for (const path of [`${word}/${id}/`, `${id}/${word}`])
        expect((await call('GET', path)).body).toEqual(made.body);
      for (const path of [word, `${word}/`, `catalogos/${word}`])
        expect((await call('GET', `${path}?texto=prueba`)).body).toMatchObject({
          total: 1,
          filas: [made.body],
        });
      const patched = await call('PATCH', `${word}/${id}/`, { nombre: `${nombre} otra` });
      expect(patched.body).toEqual({ ...made.body, nombre: `${nombre} otra`, version: 2 });
      const late = await call('PATCH', `${word}/${id}/`, { nombre }, admin, { 'if-match': '"1"' });
      expect(late.status).toBe(412);
      const whole = { ...patched.body, nombre, activo: false };
      const put = await call('PUT', `${word}/${id}/`, whole);
      expect(put.body).toMatchObject({ id, nombre, activo: false, version: 3 });
      expect((await call('DELETE', word, { id }, staff)).status).toBe(403);
      expect((await call('DELETE', `${word}/${id}`)).body).toEqual({ eliminados: 1 });
      expect((await call('GET', `${word}/${id}/`)).status).toBe(404);
      const again = await call('POST', word, payload);
      expect((await call('DELETE', word, { id: again.body.id })).body).toEqual({ eliminados: 1 });
    });

    it('[API-03] what is related to a row is read with the id after and before', async () => {
      const [fila] = (await call('GET', `${word}?texto=${used?.texto ?? ''}&tamano=1`)).body.filas;
      for (const type of types) {
        const { status, body } = await call('GET', `${word}/${fila.id}/${type}`);
        expect([type, status, Array.isArray(body)]).toEqual([type, 200, true]);
        expect((await call('GET', `${fila.id}/${word}/${type}`)).body).toEqual(body);
        const [first] = body;
        if (!first) continue;
        expect((await call('GET', `${fila.id}/${word}/${first.id}/${type}`)).body).toEqual(first);
      }
    });

    it('[API-03] a row in use is not deleted: the reason says what uses it', async () => {
      const [fila] = (await call('GET', `${word}?texto=${used.texto}&tamano=1`)).body.filas;
      expect(fila.usadoPor).toMatch(used.by);
      const { body } = await call('DELETE', `${word}/${fila.id}`);
      expect(body).toMatchObject({ status: 409, code: 'FILA_EN_USO' });
      expect(body.mensaje).toContain(fila.usadoPor);
    });

    it('[AREA-14] finderTopFive answers at most five rows', async () => {
      const { status, body } = await call(
        'GET',
        `${word}/finderTopFive?keyword=${keyword}`,
        undefined,
        staff,
      );
      expect([status, body.length]).toEqual([200, 5]);
    });
  },
);

describe('a row of the reference data', () => {
  it('[API-03] that was deleted does not come back with the next start', async () => {
    const [cobol] = (await call('GET', 'lenguajes?texto=cobol')).body.filas;
    expect((await call('DELETE', `lenguajes/${cobol.id}`)).status).toBe(200);
    await seedReference(test.database.kysely, PLANTILLAS_INICIALES);
    expect((await call('GET', 'lenguajes?texto=cobol')).body.total).toBe(0);
    expect((await call('GET', 'lenguajes?texto=java')).body.total).toBeGreaterThan(1);
  });
});

describe('a thematic domain', () => {
  it('[API-03] with elements is not deleted, and says how many it has', async () => {
    const [personal] = (await call('GET', 'dominios?texto=Personal')).body.filas;
    const { body } = await call('DELETE', 'dominios', { id: personal.id });
    expect(body.code).toBe('FILA_EN_USO');
    expect(body.mensaje).toMatch(
      /^No se puede eliminar «Personal»: lo usan \d+ elementos de dato\. Inactívelo/,
    );
    const elementos = (await call('GET', `${personal.id}/dominios/elementos`)).body;
    expect(elementos).toHaveLength(personal.usos);
  });

  it('[API-03] takes an arc none ever had', async () => {
    const [last] = (await call('GET', 'dominios?ordenarPor=arco&descendente=true&tamano=1')).body.filas;
    const { body } = await call('POST', 'dominios', { codigo: 'Nuevo', nombre: 'Nuevo' });
    expect(body.arco).toBe(last.arco + 1);
  });
});
