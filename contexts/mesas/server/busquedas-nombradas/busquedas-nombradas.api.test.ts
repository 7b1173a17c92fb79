import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestApp;
let token: string;
let other: string;

beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000001');
  other = await openTestSession(test.database.kysely, '1000000003');
});
beforeEach(() => test.database.exec('delete from busquedas_guardadas'));
afterAll(() => test.close());

const ACTAS = 'modo=contenido&texto=acta';

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly id?: number;
  readonly payload?: object;
  readonly bearer?: string | null;
  readonly key?: string;
}

async function call({ method = 'GET', id, payload, bearer = token, key }: Call = {}) {
  return test.app.inject({
    method,
    url: `/api/mesaInteroperabilidad/busquedas${id === undefined ? '' : `/${id}`}`,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(payload ? { payload } : {}),
  });
}

const create = (nombre: string, consulta = ACTAS, more: Partial<Call> = {}) =>
  call({ method: 'POST', payload: { nombre, consulta }, ...more });

async function idOf(nombre: string): Promise<number> {
  const { busquedas } = (await create(nombre)).json();
  return busquedas.find((busqueda: { nombre: string }) => busqueda.nombre === nombre).id;
}

const listNames = async (bearer = token) =>
  (await call({ bearer })).json().busquedas.map(({ nombre }: { nombre: string }) => nombre);

describe('refusals', () => {
  it('without a session nothing is kept nor told', async () => {
    expect((await call({ bearer: null })).statusCode).toBe(401);
    expect((await create('Actas', ACTAS, { bearer: null })).statusCode).toBe(401);
  });

  it.each([
    ['no name', { nombre: '  ', consulta: ACTAS }, 'nombre'],
    ['a long name', { nombre: 'a'.repeat(81), consulta: ACTAS }, 'nombre'],
    ['a long address', { nombre: 'a', consulta: 'a'.repeat(2001) }, 'consulta'],
    ['an address without search', { nombre: 'a', consulta: 'nombre=acta' }, 'consulta'],
    [
      'an address of elsewhere',
      { nombre: 'a', consulta: 'https://ejemplo.gov.co/?modo=contenido' },
      'consulta',
    ],
  ])('%s is a 400 that names the field', async (_name, payload, campo) => {
    const answer = await call({ method: 'POST', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detalles).toMatchObject([{ campo }]);
    expect(await listNames()).toEqual([]);
  });

  it('a name twice, whatever its case and accents; of another person it is no matter', async () => {
    await create('Sesión de actas');
    const answer = await create('SESION  de actas', 'modo=contenido&texto=otra');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'BUSQUEDA_REPETIDA']);
    expect((await create('Sesión de actas', ACTAS, { bearer: other })).statusCode).toBe(200);
    const id = await idOf('Otra');
    const renamed = await call({ method: 'PUT', id, payload: { nombre: 'sesion de actas' } });
    expect([renamed.statusCode, renamed.json().code]).toEqual([409, 'BUSQUEDA_REPETIDA']);
  });

  it('more than twenty, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, (_, place) => create(`Búsqueda ${place}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('BUSQUEDAS_EXCEDIDAS');
    expect(await listNames()).toHaveLength(20);
  });

  it('those of somebody else are neither told nor changed', async () => {
    const id = await idOf('Mía');
    expect(await listNames(other)).toEqual([]);
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await call({ method, id, bearer: other, payload: { nombre: 'Suya' } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'BUSQUEDA_NO_ENCONTRADA']);
    }
    expect(await listNames()).toEqual(['Mía']);
  });
});

describe('searches kept with a name', () => {
  it('both kinds of search, from their first page, in order of name', async () => {
    await create('Mesa 10', 'nombre=pasaporte&pagina=3&consultar=1');
    const answer = await create('mesa 2', 'fuente=documento&modo=contenido&texto=acta&pagina=2&x=1');
    expect(answer.json()).toEqual({
      busquedas: [
        { id: expect.any(Number), nombre: 'mesa 2', consulta: 'modo=contenido&texto=acta&fuente=documento' },
        { id: expect.any(Number), nombre: 'Mesa 10', consulta: 'nombre=pasaporte&consultar=1' },
      ],
    });
    expect((await call()).json()).toEqual(answer.json());
  });

  it('are renamed and deleted, the same name free again', async () => {
    const id = await idOf('Actas');
    await call({ method: 'PUT', id, payload: { nombre: ' Actas   de cierre ' } });
    expect(await listNames()).toEqual(['Actas de cierre']);
    // A name may change in its case alone.
    expect((await call({ method: 'PUT', id, payload: { nombre: 'ACTAS de cierre' } })).statusCode).toBe(200);
    expect((await call({ method: 'DELETE', id })).json()).toEqual({ busquedas: [] });
    expect((await call({ method: 'DELETE', id })).statusCode).toBe(404);
    expect((await create('Actas de cierre')).statusCode).toBe(200);
  });

  it('a repeated call keeps one and gets the first answer', async () => {
    const first = await create('Actas', ACTAS, { key: 'clave-guardar-busqueda-1' });
    const again = await create('Actas', ACTAS, { key: 'clave-guardar-busqueda-1' });
    expect(again.json()).toEqual(first.json());
    expect(await listNames()).toEqual(['Actas']);
  });

  it('leave their trace: who, what, from and to', async () => {
    const id = await idOf('Actas');
    await call({ method: 'PUT', id, payload: { nombre: 'Cierres' } });
    await call({ method: 'DELETE', id });
    const events = await test.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('object_type', '=', 'busqueda')
      .where('object_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'guardar-busqueda', detail: { antes: null, despues: { nombre: 'Actas' } } },
      {
        action: 'renombrar-busqueda',
        detail: { antes: { nombre: 'Actas' }, despues: { nombre: 'Cierres' } },
      },
      { action: 'eliminar-busqueda', detail: { antes: { nombre: 'Cierres' }, despues: null } },
    ]);
  });
});
