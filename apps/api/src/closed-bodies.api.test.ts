import { randomUUID } from 'node:crypto';
import type { AnyEndpoint } from '@marco/contract-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boundAddresses } from '../testing/bound-modules.ts';
import { grantEverything } from '../testing/grant-everything.ts';

/** The specification leaves open what comes with these. */
const OPEN = ['registerUsuario', 'downloadEsquema'];
const UNKNOWN = 'campoQueNadieConoce';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  await grantEverything(test.database.kysely);
  token = await openTestSession(test.database.kysely, '1000000001');
});
afterAll(() => test.close());

function send(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  ifMatch = 1,
) {
  return test.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'if-match': `"${ifMatch}"` },
    ...(payload ? { payload } : {}),
  });
}

const SAMPLES = ['1', '05', '05001', '1.0', '2.16.170', 'IND-02', randomUUID()];

/** The address with parameters its contract takes, so that the body is looked at. */
function fillAddress({ request }: AnyEndpoint, url: string): string {
  return url.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const field: z.ZodType = request.params.shape[name];
    const choices = field instanceof z.ZodEnum ? field.options.map(String) : SAMPLES;
    return choices.find((choice) => field.safeParse(choice).success) ?? 'x';
  });
}

describe('a field no contract knows', () => {
  const closed = boundAddresses.filter(
    ({ endpoint }) => endpoint.request.body && !OPEN.includes(endpoint.operation),
  );

  it('[API-25] [GEN-01] is refused by its name, in Spanish, at every address that takes a body', async () => {
    expect(closed.length).toBeGreaterThan(150);
    for (const [place, { endpoint, address }] of closed.entries()) {
      const answer = await test.app.inject({
        method: endpoint.method,
        url: fillAddress(endpoint, address.url),
        remoteAddress: `10.0.${Math.floor(place / 200)}.${place % 200}`,
        headers: { authorization: `Bearer ${token}` },
        payload: { [UNKNOWN]: 1 },
      });
      expect({ url: address.url, ...answer.json() }).toMatchObject({
        url: address.url,
        status: 400,
        code: 'SOLICITUD_INVALIDA',
        detalles: expect.arrayContaining([
          { campo: UNKNOWN, mensaje: `No se reconoce el campo "${UNKNOWN}".` },
        ]),
      });
    }
  });

  it('[MESA-01] a search with a misspelt filter does not answer every mesa', async () => {
    const url = '/api-public/mesaInteroperabilidad/listar';
    expect((await send('POST', url, { nombre: 'mesa' })).statusCode).toBe(200);
    const refused = await send('POST', url, { nombe: 'mesa', estdo: true });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().detalles).toEqual([
      { campo: 'nombe', mensaje: 'No se reconoce el campo "nombe".' },
      { campo: 'estdo', mensaje: 'No se reconoce el campo "estdo".' },
    ]);
  });

  it('[API-25] is named at its place in a list, and of very many only the first', async () => {
    const { preferencias } = (await send('GET', '/api/notificaciones/preferencias')).json();
    const [first, ...others] = preferencias;
    const inside = await send('PUT', '/api/notificaciones/preferencias', {
      preferencias: [...others, { ...first, otro: 1 }],
    });
    expect(inside.json().detalles).toEqual([
      { campo: `preferencias.${others.length}.otro`, mensaje: 'No se reconoce el campo "otro".' },
    ]);
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_one, place) => [`z${place}`, 1]));
    const refused = await send('PUT', '/api/notificaciones/preferencias', { preferencias, ...many });
    expect(refused.json().detalles).toHaveLength(10);
  });

  it('[API-25] in a search of an address is not read', async () => {
    expect((await send('GET', '/api/lenguajes?otro=1')).statusCode).toBe(200);
  });
});

describe('what a GET gave', () => {
  it.each(['lenguajes', 'basedatos', 'sistemas', 'sectores', 'criterios-evaluacion', 'dominios'])(
    '[API-03] the PUT of %s takes it back and changes nothing',
    async (word) => {
      const { filas } = (await send('GET', `/api/${word}?tamano=1`)).json();
      const url = `/api/${word}/${filas[0].id}/`;
      const before = (await send('GET', url)).json();
      const answer = await send('PUT', url, before, before.version);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toEqual({ ...before, version: before.version + 1 });
    },
  );

  it('[API-03] what the PUT cannot change stays, whatever it says; what it can, changes', async () => {
    const { filas } = (await send('GET', '/api/lenguajes?tamano=1')).json();
    const [{ id }] = filas;
    const before = (await send('GET', `/api/lenguajes/${id}/`)).json();
    const said = { ...before, id: 999, codigo: 'otro', usos: 99, usadoPor: 'nadie', edicion: 'Nueva' };
    const answer = await send('PUT', `/api/lenguajes/${id}/`, said, before.version);
    expect(answer.json()).toEqual({ ...before, edicion: 'Nueva', version: before.version + 1 });
  });

  it.each([
    ['entidad', '/api/entidad/1'],
    ['rol', '/api/adm-rols/6'],
    ['parametro', '/api/parametros/correo.ejemplo'],
    ['plantilla', '/api/correos/plantillas/usuario-aprobado'],
  ])('[API-03] that of a %s has no field its PUT does not know', async (_name, url) => {
    const before = await send('GET', url);
    expect(before.statusCode, before.body).toBe(200);
    const answer = await send('PUT', url, before.json(), before.json().version);
    expect(JSON.stringify(answer.json().detalles ?? [])).not.toContain('No se reconoce');
  });
});

describe('the description of the API', () => {
  it('[API-25] says that a body takes nothing it does not name', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    const bodyOf = (url: string, method: string) =>
      paths[url][method].requestBody.content['application/json'].schema;
    expect(bodyOf('/api/mesaInteroperabilidad/listar', 'post').additionalProperties).toBe(false);
    expect(bodyOf('/api/registrar', 'post').additionalProperties).not.toBe(false);
    const { additionalProperties, properties, required } = bodyOf('/api/lenguajes/{id}/', 'put');
    expect(additionalProperties).toBe(false);
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['nombre', 'codigo', 'usos']));
    expect(required).not.toContain('usos');
  });
});
