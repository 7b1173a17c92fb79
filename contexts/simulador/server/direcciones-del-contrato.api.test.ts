import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addServicioConContrato } from '../testing/servicio-con-contrato.ts';

let test: TestApp;
let directory: string;
/** A servicio whose contract is for everybody, and one whose contract is not yet. */
let publicada: number;
let evaluada: number;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'simulador-'));
  test = await startTestApp({ environment: { TRUST_PROXY: 'on' }, filesDirectory: directory });
  publicada = (await addServicioConContrato(test, 'publicada')).servicioId;
  evaluada = (await addServicioConContrato(test, 'evaluada')).servicioId;
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

let calls = 0;
type Metodo = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Envio {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}
const send = (method: Metodo, path: string, { headers = {}, payload }: Envio = {}) => {
  calls += 1;
  return test.app.inject({
    method,
    url: `/simulador${path}`,
    headers: { 'x-forwarded-for': `198.18.${Math.floor(calls / 250)}.${(calls % 250) + 1}`, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
};
const JSON_TIPO = { 'content-type': 'application/json' };
const toSobre = (cuerpo: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${cuerpo}</s:Body></s:Envelope>`;

describe('[AREA-15] the addresses of a contract', () => {
  it('are not told, nor answered, before the contract is for everybody', async () => {
    const answer = await send('GET', `/${evaluada}/1.0/personas/9999000012?tipo=CC`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'DIRECCION_DESCONOCIDA']);
    expect(answer.body).toContain('consultarPersona');
    expect(answer.body).not.toContain('{id}');
    expect(
      (await send('GET', `/${evaluada}/1.0/consultarPersona?tipo=CC&numero=9999000012`)).statusCode,
    ).toBe(200);
  });

  it('that it lacks are refused with those it has, in the form of the caller', async () => {
    const answer = await send('GET', `/${publicada}/1.0/personas/17/predios`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'DIRECCION_DESCONOCIDA']);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().mensaje).toContain('GET /personas/{id}, PUT /novedades');
    const una = await send('GET', `/${publicada}/1.0/personas`);
    expect([una.statusCode, una.json().code]).toEqual([404, 'OPERACION_DESCONOCIDA']);
    const xml = await send('GET', `/${publicada}/1.0/personas/17/predios`, {
      headers: { accept: 'application/xml' },
    });
    expect([xml.statusCode, xml.headers['content-type']]).toEqual([
      404,
      'application/problem+xml; charset=utf-8',
    ]);
    const soap = await send('POST', `/${publicada}/1.0/personas/17`, {
      headers: { 'content-type': 'text/xml' },
      payload: toSobre('<nada xmlns="urn:x"/>'),
    });
    expect([soap.statusCode, soap.body.includes('<faultcode>soap:Client</faultcode>')]).toEqual([500, true]);
    const ilegible = await send('GET', `/${publicada}/1.0/%E0%A4%A`);
    expect(ilegible.statusCode).toBe(400);
  });

  it('with another method answer 405 and what they take', async () => {
    for (const [metodo, ruta, allow] of [
      ['DELETE', 'personas/9999000012', 'GET, HEAD'],
      ['POST', 'personas/9999000012', 'GET, HEAD'],
      ['GET', 'novedades', 'PUT'],
      ['PATCH', 'novedades', 'PUT'],
      ['DELETE', 'registrarNovedad', 'GET, HEAD, POST'],
    ] as const) {
      const answer = await send(metodo, `/${publicada}/1.0/${ruta}`);
      expect([ruta, metodo, answer.statusCode, answer.headers['allow']]).toEqual([ruta, metodo, 405, allow]);
      expect(answer.json().code).toBe('METODO_NO_ADMITIDO');
    }
    const soap = await send('PUT', `/${publicada}/1.0/consultarPersona`, {
      headers: { 'content-type': 'text/xml' },
      payload: toSobre('<consultarPersonaPeticion xmlns="urn:x"/>'),
    });
    expect([soap.statusCode, soap.headers['allow'], soap.body.includes('<faultstring>')]).toEqual([
      405,
      'POST',
      true,
    ]);
  });

  it('tell what is wrong with a petition as the validator does', async () => {
    const sinTipo = await send('GET', `/${publicada}/1.0/personas/9999000012`);
    expect([sinTipo.statusCode, sinTipo.json().code]).toEqual([400, 'PETICION_INVALIDA']);
    const ajeno = await send('GET', `/${publicada}/1.0/personas/9999000012?tipo=CC&otro=1`);
    expect([ajeno.statusCode, ajeno.body.includes('otro')]).toEqual([400, true]);
    for (const payload of ['', '{', '[]', '7', '{"novedad":{}}', `${'[{"a":'.repeat(4000)}`]) {
      const answer = await send('PUT', `/${publicada}/1.0/novedades`, { headers: JSON_TIPO, payload });
      expect([payload.slice(0, 20), answer.statusCode, answer.json().code]).toEqual([
        payload.slice(0, 20),
        400,
        'PETICION_INVALIDA',
      ]);
    }
  });

  it('answer as the address every operation has here, with the status of the contract', async () => {
    const propia = await send('POST', `/${publicada}/1.0/consultarPersona`, {
      headers: JSON_TIPO,
      payload: JSON.stringify({ tipo: 'CC', numero: '9999000012' }),
    });
    const suya = await send('GET', `/${publicada}/1.0/personas/9999000012?tipo=CC&formato=largo`);
    expect([suya.statusCode, suya.body, propia.statusCode]).toEqual([200, propia.body, 200]);
    expect([suya.headers['simulador-persona'], suya.json().numero]).toEqual(['9999000012', '9999000012']);
    expect((await send('HEAD', `/${publicada}/1.0/personas/9999000012?tipo=CC`)).statusCode).toBe(200);
    const novedad = { headers: JSON_TIPO, payload: '{"novedad":{"documento":"9999000012"}}' };
    const puesta = await send('PUT', `/${publicada}/1.0/novedades`, novedad);
    expect([puesta.statusCode, puesta.json().numero]).toEqual([201, '9999000012']);
    const caso = await send('PUT', `/${publicada}/1.0/novedades?__caso=no-encontrado`, novedad);
    expect([caso.statusCode, caso.json().code]).toEqual([404, 'NO_ENCONTRADO']);
    expect(propia.headers['content-type']).toContain('application/json');
  });

  it('are those of X-Road too, below the version', async () => {
    const { rows } = await sql<{ miembro: string }>`
      select coalesce(e.codigo_xroad, 'SIMULADA-' || lpad(e.id::text, 4, '0')) as miembro
      from servicios s join entidades e on e.id = s.entidad_id where s.id = ${publicada}`.execute(
      test.database.kysely,
    );
    const suyo = `/r1/CO/GOB/${rows[0]?.miembro}/SIMULADOR/servicio-${publicada}/1.0`;
    const headers = { 'x-road-client': 'CO/GOB/PRUEBA/SIM' };
    const answer = await send('GET', `${suyo}/personas/9999000012?tipo=CC`, { headers });
    expect([answer.statusCode, answer.json().numero]).toEqual([200, '9999000012']);
    expect(answer.headers['x-road-client']).toBe('CO/GOB/PRUEBA/SIM');
    // The service refuses, not the security server.
    const metodo = await send('DELETE', `${suyo}/personas/9999000012`, { headers });
    expect([metodo.statusCode, metodo.headers['allow'], metodo.headers['x-road-error']]).toEqual([
      405,
      'GET, HEAD',
      undefined,
    ]);
    expect(metodo.headers['x-road-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const ninguna = await send('GET', `${suyo}/nada/17`, { headers });
    expect([ninguna.statusCode, ninguna.json().code]).toEqual([404, 'DIRECCION_DESCONOCIDA']);
    const texto = await send('POST', `${suyo}/consultarPersona`, {
      headers: { ...headers, 'content-type': 'text/plain' },
      payload: 'hola',
    });
    expect([texto.statusCode, texto.json().code]).toEqual([415, 'TIPO_NO_ADMITIDO']);
  });
});
