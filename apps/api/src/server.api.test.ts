import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ApiIndex, OperationDescription } from '@marco/contract-kit/api-description';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let log = '';
beforeAll(async () => {
  const logDestination = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  test = await startTestApp({ logDestination });
});
afterAll(() => test.close());

const search = '/api-public/mesaInteroperabilidad/listar';

/** What a description refers to and does not hold. */
function listDanglingReferences(description: object): string[] {
  const references = JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g);
  const find = (path: string) =>
    path
      .split('/')
      .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], description);
  return [...references].flatMap(([, path = '']) => (find(path) === undefined ? [path] : []));
}

describe('problems', () => {
  it.each([
    ['broken JSON', '{"nombre":', 'application/json', 400],
    ['another content type', '<a/>', 'application/xml', 415],
    ['no content type', 'nombre=x', undefined, 415],
    ['a body over the limit', JSON.stringify({ nombre: 'x'.repeat(1_100_000) }), 'application/json', 413],
    ['a list as body', '[]', 'application/json', 400],
    ['a body nested more deeply than any', `${'['.repeat(65)}${']'.repeat(65)}`, 'application/json', 400],
    ['half a character', '{"nombre":"\\ud800"}', 'application/json', 400],
    ['null as body', 'null', 'application/json', 400],
  ])('[GEN-01] %s is a problem document in Spanish', async (_name, payload, type, status) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: search,
      payload,
      headers: type ? { 'content-type': type } : {},
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const problem = answer.json();
    expect(problem).toMatchObject({
      status,
      code: expect.any(String),
      correlationId: answer.headers['x-correlation-id'],
    });
    expect(problem.mensaje).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  });

  it.each([
    ['a wrong type', { estado: 7 }, 'estado', 'Debe ser verdadero o falso.'],
    ['a text too long', { nombre: 'x'.repeat(300) }, 'nombre', 'Escriba máximo 200 caracteres.'],
    ['a number too small', { pagina: -1 }, 'pagina', 'Debe ser 1 o más.'],
    ['a number too big', { tamano: 5000 }, 'tamano', 'Debe ser 100 o menos.'],
    ['an unknown choice', { ordenarPor: 'azar' }, 'ordenarPor', 'Elija una de las opciones.'],
    ['a fraction', { servicioMesa: 0.5 }, 'servicioMesa', 'Debe ser un número entero.'],
  ])('[GEN-01] the reason for %s is Spanish', async (_name, payload, campo, mensaje) => {
    const { detalles } = (await test.app.inject({ method: 'POST', url: search, payload })).json();
    expect(detalles).toEqual([{ campo, mensaje }]);
  });

  it('[GEN-01] validation details are Spanish and name the field', async () => {
    const answer = await test.app.inject({ method: 'POST', url: search, payload: { estado: 'x' } });
    expect(answer.json().detalles).toEqual([{ campo: 'estado', mensaje: 'Debe ser verdadero o falso.' }]);
  });

  it('[GEN-01] a field that is missing is said to be required, one of another type what it must be', async () => {
    const authorization = `Bearer ${await openTestSession(test.database.kysely, '1000000001')}`;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/oid/reservar',
      headers: { authorization },
      payload: { padre: '2', nombre: 7 },
    });
    expect(answer.json()).toMatchObject({
      status: 400,
      detalles: [
        { campo: 'nombre', mensaje: 'Debe ser un texto.' },
        { campo: 'descripcion', mensaje: 'Este campo es requerido' },
      ],
    });
  });

  it('a correlation id of the caller is kept when it looks like one', async () => {
    const kept = await test.app.inject({
      url: '/api/no-existe',
      headers: { 'x-correlation-id': 'abcdef-123456' },
    });
    expect(kept.headers['x-correlation-id']).toBe('abcdef-123456');
    const replaced = await test.app.inject({
      url: '/api/no-existe',
      headers: { 'x-correlation-id': 'a b<script>' },
    });
    expect(replaced.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('headers and logs', () => {
  it('F20: every answer carries the security headers', async () => {
    const { headers } = await test.app.inject({ url: '/api-public/configuracion' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\), .*payment=\(\)/);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('[API-02] names travel encoded and neither they nor the token reach the log', async () => {
    const token = await openTestSession(test.database.kysely, '1000000001');
    const answer = await test.app.inject({
      url: '/api/servicioLogin/usuario',
      headers: {
        authorization: `Bearer ${token}`,
        nombreusuario: encodeURIComponent('Ñandú Gütiérrez Łukasz'),
        user: '42',
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(log).toContain('/api/servicioLogin/usuario');
    expect(log).not.toContain(token);
    expect(log).not.toContain('and%C3%BA');
  });

  it('[API-02] the server trusts only the token: without it the other headers open nothing', async () => {
    const answer = await test.app.inject({
      url: '/api/servicioLogin/usuario',
      headers: { nombreusuario: 'Administrador', user: '1000000001' },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('technical addresses', () => {
  it('[GEN-02] health, metrics and the API description answer without a session', async () => {
    expect((await test.app.inject('/salud/vivo')).json()).toEqual({ estado: 'vivo' });
    expect((await test.app.inject('/salud/listo')).json()).toEqual({ estado: 'listo' });
    expect((await test.app.inject('/metricas')).body).toContain('http_request_duration_seconds');
    expect((await test.app.inject({ url: '/metricas', remoteAddress: '192.0.2.7' })).statusCode).toBe(404);
    const description = (await test.app.inject('/api/openapi.json')).json();
    expect(description.openapi).toMatch(/^3\.1/);
    expect(Object.keys(description.paths)).toContain('/api-public/mesaInteroperabilidad/listar');
    expect(listDanglingReferences(description)).toEqual([]);
  });

  it('[GEN-02] the description comes in parts too: an index, and all of one operation', async () => {
    const unknown = await test.app.inject('/api/openapi/operaciones/noExiste');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NO_ENCONTRADO']);
    const { groups } = (await test.app.inject('/api/openapi/indice.json')).json<ApiIndex>();
    const indexed = groups.flatMap(({ operations }) => operations);
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    const whole = Object.values(paths as Record<string, object>).flatMap((methods) => Object.values(methods));
    expect(indexed.map(({ id }) => id).toSorted()).toEqual(whole.map((one) => one.operationId).toSorted());
    const read = async (id: string) =>
      (await test.app.inject(`/api/openapi/operaciones/${id}`)).json<OperationDescription>();
    const found = await read('searchMesasPublic');
    expect(found).toMatchObject({
      method: 'POST',
      path: search,
      isPublic: true,
      access: 'Pública: no requiere sesión.',
    });
    expect(found.body?.fields.map(({ name }) => name)).toContain('nombre');
    expect(Object.keys(found.sample as object)).toEqual(['mesasInteroperabilidad', 'total']);
    expect(found.answers.find(({ status }) => status === 429)).toEqual({
      status: 429,
      reasons: [{ code: 'DEMASIADAS_PETICIONES', mensaje: expect.stringContaining('Espere un momento') }],
      isCommon: true,
    });
    expect(indexed.find(({ id }) => id === 'searchMesas')).toMatchObject({ isPublic: false });
    // What the page of the description brings of any of them, with its index, stays within its weight.
    for (const { id } of indexed.filter((one, at) => at % 8 === 0 || one.id === 'updateSolicitudNivelTres')) {
      const { rawPayload } = await test.app.inject({
        url: `/api/openapi/operaciones/${id}`,
        headers: { 'accept-encoding': 'br' },
      });
      expect(rawPayload.length, id).toBeLessThan(20_000);
    }
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])(
    'the index of the API comes compressed for who takes %s, and is asked again by its ETag',
    async (accepted, encoding, open) => {
      const url = '/api/openapi/indice.json';
      const visit = (headers: Record<string, string> = {}) =>
        test.app.inject({ url, headers: { 'accept-encoding': accepted, ...headers } });
      const { headers, rawPayload } = await visit();
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'accept-encoding',
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      const plain = await test.app.inject(url);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(open(rawPayload).toString()).toBe(plain.body);
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      const again = await visit({ 'if-none-match': String(headers['etag']) });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    },
  );

  it('metrics with a token answer to it alone, wherever it is sent from', async () => {
    const guarded = await startTestApp({ environment: { METRICS_TOKEN: 'una-ficha-de-metricas' } });
    const read = async (authorization: string) =>
      (await guarded.app.inject({ url: '/metricas', remoteAddress: '192.0.2.7', headers: { authorization } }))
        .statusCode;
    expect(await read('Bearer otra-ficha')).toBe(404);
    expect(await read('')).toBe(404);
    expect(await read('Bearer una-ficha-de-metricas')).toBe(200);
    await guarded.close();
  });

  it('F18: in production metrics answer to nobody without a token, not to this machine either', async () => {
    const published = await startTestApp({
      environment: { NODE_ENV: 'production' },
      database: test.database,
    });
    expect((await published.app.inject('/metricas')).statusCode).toBe(404);
    await published.close();
  });

  it('[GEN-02] the embedded authenticator answers without a session', async () => {
    const discovery = await test.app.inject('/autenticador/.well-known/openid-configuration');
    expect(discovery.statusCode).toBe(200);
    expect(discovery.json().issuer).toMatch(/\/autenticador$/);
    expect((await test.app.inject('/autenticador/')).statusCode).toBe(200);
  });

  it('[GEN-01] the pages the server writes itself are in Colombian Spanish', async () => {
    expect((await test.app.inject('/autenticador/')).body).toContain('<html lang="es-CO"');
  });

  it('[CONF-01] what the browser needs of the settings reaches it: API base, OIDC client and issuer, key of reCAPTCHA', async () => {
    const set = await startTestApp({
      environment: {
        API_BASE_URL: 'https://api.marco.example/',
        OIDC_CLIENT_ID: 'otro-cliente',
        OIDC_ISSUER: 'https://autenticador.example',
        RECAPTCHA_KEY: 'clave-publica',
        RECAPTCHA_SECRET: 'secreto-que-no-viaja',
      },
    });
    const answer = await set.app.inject('/api-public/configuracion');
    await set.close();
    expect(answer.json()).toMatchObject({
      origenApi: 'https://api.marco.example',
      autenticador: { cliente: 'otro-cliente', emisor: 'https://autenticador.example' },
      recaptcha: 'clave-publica',
    });
    expect(answer.body).not.toContain('secreto-que-no-viaja');
  });

  it('[ROUTE-14] [CONF-01] the version has one source, package.json', async () => {
    const source = await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8');
    const { version } = JSON.parse(source) as { version: string };
    const { producto } = (await test.app.inject('/api-public/configuracion')).json();
    expect(`${producto.titulo} v${version}`).toBe('Marco de Interoperabilidad para Gobierno Digital v2.8.12');
    expect(producto.version).toBe(version);
    expect((await test.app.inject('/api/openapi.json')).json().info.version).toBe(version);
  });

  it('[API-05] a rate limit answers 429 with a Spanish reason', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMIT_PER_MINUTE: '3' } });
    const answers = [];
    for (let call = 0; call < 4; call += 1) answers.push(await limited.app.inject('/api-public/servicios'));
    await limited.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.json()).toMatchObject({ code: 'DEMASIADAS_PETICIONES' });
  });

  it('public reads carry an ETag and answer 304; private answers are never kept', async () => {
    const first = await test.app.inject('/api-public/servicios');
    const etag = first.headers['etag'];
    expect(etag).toEqual(expect.any(String));
    const again = await test.app.inject({
      url: '/api-public/servicios',
      headers: { 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
    const token = await openTestSession(test.database.kysely, '1000000001');
    const own = await test.app.inject({
      url: '/api/servicios',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(own.headers['cache-control']).toBe('no-store');
  });
});
