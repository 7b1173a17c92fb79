// @vitest-environment jsdom
import { defineEndpoint } from '@marco/contract-kit';
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { usePendingRequests } from '../pending-indicator/index.ts';
import {
  type ApiClientSettings,
  ApiError,
  createApiClient,
  createQueryClient,
  headerValue,
  useIdempotencyKey,
} from './index.ts';

const getThingEndpoint = defineEndpoint({
  operation: 'getThing',
  context: 'test',
  summary: 'Una cosa.',
  method: 'GET',
  path: '/thing/{id}',
  exposure: { public: true, private: { kind: 'session' } },
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({ etiqueta: z.array(z.string()).optional(), activa: z.boolean().optional() }),
  },
  response: z.object({ nombre: z.string() }),
});
const saveThingEndpoint = defineEndpoint({
  operation: 'saveThing',
  context: 'test',
  summary: 'Guarda una cosa.',
  method: 'POST',
  path: '/thing',
  exposure: { private: { kind: 'session' } },
  request: { body: z.object({ nombre: z.string() }) },
  response: z.object({ id: z.number() }),
});
const thing = { method: 'GET', path: '/thing/{id}' } as const;
const save = { method: 'POST', path: '/thing' } as const;
const body = { body: { nombre: 'x' } };

const session = { accessToken: 'ficha', nombreUsuario: 'Íngrid Núñez', user: 'inunez' };
const answered = vi.fn<typeof fetch>();
const onUnauthorized = vi.fn();

function client(settings: Partial<ApiClientSettings> = {}) {
  return createApiClient({ getSession: () => session, onUnauthorized, fetch: answered, ...settings });
}
function answer(status: number, content: unknown): void {
  answered.mockResolvedValueOnce(
    new Response(typeof content === 'string' ? content : JSON.stringify(content), { status }),
  );
}
function sent() {
  const [url, init] = answered.mock.calls.at(-1) ?? [];
  return { url, init, headers: new Headers(init?.headers) };
}
const problem = {
  type: 'about:blank',
  title: 'No',
  status: 401,
  code: 'SESION_REQUERIDA',
  mensaje: 'Su sesión ya terminó.',
  detalles: [{ campo: 'nombre', mensaje: 'Falta.' }],
  correlationId: 'c-1',
};

beforeEach(() => {
  answered.mockReset();
  onUnauthorized.mockReset();
});

describe('address', () => {
  it('fills the path, writes the query and types the answer', async () => {
    answer(200, { nombre: 'cosa' });
    const found = await client().call<typeof getThingEndpoint>(thing, {
      params: { id: 'a/b ñ' },
      query: { etiqueta: ['1', '2'], activa: undefined },
    });
    expect(found.nombre).toBe('cosa');
    expect(sent().url).toBe('/api/thing/a%2Fb%20%C3%B1?etiqueta=1&etiqueta=2');
    expect(sent().init?.method).toBe('GET');
  });

  it('goes to the public base without a session, with its own path where it differs', async () => {
    answer(200, {});
    answer(200, {});
    const nobody = client({ getSession: () => null });
    await nobody.call<typeof getThingEndpoint>(thing, { params: { id: '7' }, query: {} });
    expect(sent().url).toBe('/api-public/thing/7');
    await nobody.call<typeof getThingEndpoint>(
      thing,
      { params: { id: '7' }, query: {} },
      { publicPath: '/open/{id}' },
    );
    expect(sent().url).toBe('/api-public/open/7');
  });

  it('refuses to leave a parameter out', async () => {
    // @ts-expect-error the parameter is left out on purpose
    const call = client().call<typeof getThingEndpoint>(thing, { params: {}, query: {} });
    await expect(call).rejects.toThrow('id');
    expect(answered).not.toHaveBeenCalled();
  });

  it('sends the body as JSON', async () => {
    answer(200, { id: 1 });
    await client().call<typeof saveThingEndpoint>(save, body);
    expect(sent().init?.body).toBe('{"nombre":"x"}');
    expect(sent().headers.get('Content-Type')).toBe('application/json');
  });
});

describe('conditions', () => {
  it('say the version that is being changed and name the creation', async () => {
    answer(200, { id: 1 });
    await client().call<typeof saveThingEndpoint>(save, body, { version: 3, idempotencyKey: 'clave-1234' });
    expect(sent().headers.get('If-Match')).toBe('"3"');
    expect(sent().headers.get('Idempotency-Key')).toBe('clave-1234');
  });

  it('bring the record as it is now when somebody else was faster', async () => {
    answer(412, { ...problem, status: 412, code: 'VERSION_DISTINTA', actual: { nombre: 'Otro' } });
    await expect(client().call<typeof saveThingEndpoint>(save, body, { version: 3 })).rejects.toMatchObject({
      code: 'VERSION_DISTINTA',
      actual: { nombre: 'Otro' },
    });
  });

  it('keep the key while the content stays the same', () => {
    const { result, rerender } = renderHook(() => useIdempotencyKey());
    const first = result.current({ nombre: 'a' });
    rerender();
    expect(result.current({ nombre: 'a' })).toBe(first);
    expect(result.current({ nombre: 'b' })).not.toBe(first);
  });
});

describe('credentials', () => {
  it('[API-02] travel in private calls', async () => {
    answer(200, { id: 1 });
    await client().call<typeof saveThingEndpoint>(save, body);
    const { headers } = sent();
    expect(headers.get('Authorization')).toBe('Bearer ficha');
    expect(headers.get('NombreUsuario')).toBe('Íngrid Núñez');
    expect(headers.get('User')).toBe('inunez');
  });

  it('[CONF-01] travel to the configured API, wherever it is', async () => {
    answer(200, { id: 1 });
    await client({ getOrigin: () => 'https://api.example' }).call<typeof saveThingEndpoint>(save, body);
    expect(sent().url).toBe('https://api.example/api/thing');
    expect(sent().headers.get('Authorization')).toBe('Bearer ficha');
  });

  it('[API-02] stay out of calls to the public base', async () => {
    answer(200, { id: 1 });
    await client().call<typeof saveThingEndpoint>(save, body, { base: 'public' });
    for (const name of ['Authorization', 'NombreUsuario', 'User'])
      expect(sent().headers.has(name)).toBe(false);
  });

  it('[API-02] encode letters beyond Latin-1, controls and percent signs; anything decodes to itself', () => {
    expect(headerValue('José Peña')).toBe('José Peña');
    expect(headerValue('Łucja')).toBe('%C5%81ucja');
    expect(headerValue('a%20b')).toBe('a%2520b');
    expect(headerValue('a\nb')).toBe('a%0Ab');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const value = headerValue(text);
        new Headers({ NombreUsuario: value });
        return (value === text ? value : decodeURIComponent(value)) === text;
      }),
    );
  });
});

describe('failures', () => {
  it('[LOGOUT-03] carry what the problem document says; a private 401 also ends the session', async () => {
    answer(401, problem);
    const failure = await client()
      .call<typeof saveThingEndpoint>(save, body)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 401,
      code: 'SESION_REQUERIDA',
      mensaje: 'Su sesión ya terminó.',
      detalles: [{ campo: 'nombre', mensaje: 'Falta.' }],
      correlationId: 'c-1',
    });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([400, 403, 404, 409, 412, 422, 429, 500, 503])(
    '[LOGOUT-03] %i is passed on to the caller without logging out',
    async (status) => {
      answer(status, { ...problem, status, code: 'OTRO' });
      await expect(client().call<typeof saveThingEndpoint>(save, body)).rejects.toMatchObject({
        status,
        code: 'OTRO',
      });
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );

  it('[LOGOUT-03] a 401 of the public base ends the session too', async () => {
    answer(401, problem);
    await expect(client().call<typeof saveThingEndpoint>(save, body, { base: 'public' })).rejects.toThrow(
      ApiError,
    );
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('[LOGOUT-03] of the network say so and do not log out', async () => {
    answered.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(client().call<typeof saveThingEndpoint>(save, body)).rejects.toMatchObject({
      status: 0,
      code: 'SIN_CONEXION',
      mensaje: 'No fue posible conectarse con el servidor. Revise su conexión e intente de nuevo.',
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    [200, '<html>'],
    [502, '<html>Bad gateway'],
    [500, '{"error":true}'],
    [401, ''],
  ])('with status %i and nonsense are unreadable answers', async (status, content) => {
    answer(status, content);
    await expect(client().call<typeof saveThingEndpoint>(save, body)).rejects.toMatchObject({
      status,
      code: 'RESPUESTA_ILEGIBLE',
    });
    expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
  });

  it('by giving up throw the reason of the signal', async () => {
    const control = new AbortController();
    answered.mockImplementationOnce((_, init) => {
      control.abort();
      return Promise.reject(init?.signal?.reason);
    });
    await expect(
      client().call<typeof saveThingEndpoint>(save, body, { signal: control.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('[SHELL-06] end the count of pending requests, whatever happened', async () => {
    const { result } = renderHook(() => usePendingRequests());
    answer(500, problem);
    answered.mockRejectedValueOnce(new TypeError('x'));
    await Promise.allSettled([1, 2].map(() => client().call<typeof saveThingEndpoint>(save, body)));
    expect(result.current).toBe(0);
  });
});

describe('query client', () => {
  it('asks again after a fall, not after a refusal', () => {
    const retry = createQueryClient().getDefaultOptions().queries?.retry as (
      n: number,
      error: Error,
    ) => boolean;
    const error = (status: number) => new ApiError({ status, code: 'X', mensaje: 'x' });
    expect([error(400), error(404), error(429)].map((e) => retry(0, e))).toEqual([false, false, false]);
    expect([retry(0, error(0)), retry(1, error(503)), retry(2, error(503))]).toEqual([true, true, false]);
  });

  it('sends another Bearer than the session’s where a call asks for it, and then no 401 ends the session', async () => {
    answer(401, problem);
    await client()
      .call<typeof saveThingEndpoint>(save, body, { base: 'private', bearerToken: 'ficha-ajena' })
      .catch(() => undefined);
    expect(sent().headers.get('authorization')).toBe('Bearer ficha-ajena');
    expect(sent().headers.get('nombreusuario')).toBeNull();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a refusal the person may lift', () => {
  const refused = { ...problem, status: 403, code: 'CODIGO_RECIENTE_REQUERIDO', mensaje: 'Confirme.' };

  it('is followed by the same call, as the session then is, once the person did', async () => {
    answer(403, refused);
    answer(200, { id: 7 });
    let accessToken = 'antes';
    const onForbidden = vi.fn(async (_code: string) => {
      accessToken = 'despues';
      return true;
    });
    const made = client({ onForbidden, getSession: () => ({ ...session, accessToken }) });
    const options = { version: 3, idempotencyKey: 'clave' };
    expect(await made.call<typeof saveThingEndpoint>(save, body, options)).toEqual({ id: 7 });
    expect(onForbidden.mock.calls).toEqual([['CODIGO_RECIENTE_REQUERIDO']]);
    expect(sent().init?.body).toBe('{"nombre":"x"}');
    expect([...sent().headers]).toEqual(
      expect.arrayContaining([
        ['authorization', 'Bearer despues'],
        ['if-match', '"3"'],
        ['idempotency-key', 'clave'],
      ]),
    );
  });

  it('stays a refusal where they did not, and is repeated once at most', async () => {
    answer(403, refused);
    const given = vi.fn(async () => false);
    await expect(client({ onForbidden: given }).call<typeof saveThingEndpoint>(save, body)).rejects.toThrow(
      'Confirme.',
    );
    expect(answered).toHaveBeenCalledTimes(1);
    answer(403, refused);
    answer(403, refused);
    given.mockResolvedValue(true);
    await expect(client({ onForbidden: given }).call<typeof saveThingEndpoint>(save, body)).rejects.toThrow(
      'Confirme.',
    );
    expect(answered).toHaveBeenCalledTimes(3);
  });

  it('is none of another status', async () => {
    const onForbidden = vi.fn(async () => true);
    answer(422, { ...refused, status: 422 });
    await expect(client({ onForbidden }).call<typeof saveThingEndpoint>(save, body)).rejects.toThrow(
      ApiError,
    );
    expect(onForbidden).not.toHaveBeenCalled();
  });
});
