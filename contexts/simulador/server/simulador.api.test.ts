import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITES_SIMULADOR } from '../contract/situaciones.terms.ts';
import { listVersionesSembradas } from '../testing/versiones-simuladas.ts';
import { getConteos } from './conteos.ts';

let test: TestApp;
/** The service that answers who somebody is, asked by the number of a cédula. */
let servicio: { readonly servicioId: number; readonly numero: string; readonly id: number };
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0', TRUST_PROXY: 'on' }, listen: true });
  const versiones = await listVersionesSembradas(test.database.kysely);
  const una = versiones.find(({ nombre }) => nombre === 'Consulta de vigencia de la cédula de ciudadanía');
  if (!una) throw new Error('The demo data has that servicio.');
  servicio = una;
});
afterAll(() => test.close());

let calls = 0;
/** Another caller each time: how many calls one may make has its own test. */
const createAddress = () => {
  calls += 1;
  return `198.51.${Math.floor(calls / 250)}.${(calls % 250) + 1}`;
};

interface Envio {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly address?: string;
}

async function call(path: string, { method = 'POST', headers = {}, body, address }: Envio = {}) {
  const answer = await fetch(`${test.app.listeningOrigin}/simulador${path}`, {
    method,
    headers: { 'x-forwarded-for': address ?? createAddress(), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const JSON_TIPO = { 'content-type': 'application/json' };
const deCedula = (numero: string) =>
  JSON.stringify({ identificacionCedula: { codTipoIdentificacion: 'CC', numIdentificacion: numero } });
const toRuta = (operacion = 'consultar') => `/${servicio.servicioId}/${servicio.numero}/${operacion}`;

const ask = (numero: string, headers: Readonly<Record<string, string>> = {}, ruta = toRuta()) =>
  call(ruta, { headers: { ...JSON_TIPO, ...headers }, body: deCedula(numero) });

const toSobre = (cuerpo: string, cabecera = '', espacio = 'http://schemas.xmlsoap.org/soap/envelope/') =>
  `<s:Envelope xmlns:s="${espacio}">${cabecera}<s:Body>${cuerpo}</s:Body></s:Envelope>`;
const toMensaje = (numero: string) =>
  `<consultarPeticion xmlns="${espacioDe()}"><identificacionCedula><p:codTipoIdentificacion xmlns:p="ESPACIO">CC</p:codTipoIdentificacion><p:numIdentificacion xmlns:p="ESPACIO">${numero}</p:numIdentificacion></identificacionCedula></consultarPeticion>`.replaceAll(
    'ESPACIO',
    espacioPersonal,
  );
let espacioMensaje = '';
let espacioPersonal = '';
const espacioDe = () => espacioMensaje;

/** Namespaces of the message, as a valid answer of the simulator writes them. */
beforeAll(async () => {
  const { text } = await ask('9999000012', { accept: 'application/xml' });
  espacioMensaje = /<consultarRespuesta xmlns="([^"]+)"/.exec(text)?.[1] ?? '';
  const [, prefijo = ''] = /<([\w-]+):numIdentificacion>/.exec(text) ?? [];
  espacioPersonal = new RegExp(`xmlns:${prefijo}="([^"]+)"`).exec(text)?.[1] ?? '';
});

describe('[AREA-15] the simulator refuses', () => {
  it.each([
    ['an unknown servicio', '/999999999/1.0/consultar', 404, 'SERVICIO_NO_SIMULADO'],
    ['what is no servicio', '/pasaportes/1.0/consultar', 404, 'DIRECCION_DESCONOCIDA'],
    ['an address of no version', '/1', 404, 'DIRECCION_DESCONOCIDA'],
  ])('%s', async (_name, path, status, code) => {
    const answer = await call(path, { headers: JSON_TIPO, body: '{}' });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(JSON.parse(answer.text).mensaje.length).toBeGreaterThan(20);
  });

  it('an unknown version and an unknown operation, and tells which there are', async () => {
    const version = await call(`/${servicio.servicioId}/99.9/consultar`, { headers: JSON_TIPO, body: '{}' });
    expect([version.status, JSON.parse(version.text).code]).toEqual([404, 'VERSION_NO_SIMULADA']);
    const operacion = await ask('9999000012', {}, toRuta('borrar'));
    expect([operacion.status, JSON.parse(operacion.text).code]).toEqual([404, 'OPERACION_DESCONOCIDA']);
    expect(JSON.parse(operacion.text).mensaje).toContain('consultar');
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('%s, and says what is admitted', async (method) => {
    const answer = await call(toRuta(), { method, headers: JSON_TIPO, body: deCedula('9999000012') });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(JSON.parse(answer.text).code).toBe('METODO_NO_ADMITIDO');
  });

  it('what is neither JSON nor XML', async () => {
    const answer = await call(toRuta(), { headers: { 'content-type': 'text/plain' }, body: 'hola' });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([415, 'TIPO_NO_ADMITIDO']);
  });

  it.each([
    ['broken JSON', '{"identificacionCedula":'],
    ['a number too long', '{"identificacionCedula":{"codTipoIdentificacion":"CC","numIdentificacion":"1"}}'],
    ['a field nobody knows', '{"otra":1}'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a deep one', `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ])('%s, with what the validator says', async (_name, body) => {
    const answer = await call(toRuta(), { headers: JSON_TIPO, body });
    const problem = JSON.parse(answer.text);
    expect([answer.status, problem.code]).toEqual([400, 'PETICION_INVALIDA']);
    expect(problem.detalles.length).toBeGreaterThan(0);
    expect(answer.headers.get('simulador-caso')).toBe('peticion-invalida');
  });

  it('a body over a megabyte, in the form of who sent it', async () => {
    const grande = 'x'.repeat(LIMITES_SIMULADOR.bytes + 1);
    const json = await call(toRuta(), { headers: JSON_TIPO, body: grande });
    expect([json.status, JSON.parse(json.text).code]).toEqual([413, 'CUERPO_DEMASIADO_GRANDE']);
    const soap = await call(toRuta(), { headers: { 'content-type': 'text/xml' }, body: grande });
    expect([soap.status, soap.text.includes('<soap:Fault>')]).toEqual([413, true]);
    // Of unknown length, so that it is counted while it comes.
    const envio: RequestInit & { readonly duplex: 'half' } = {
      method: 'POST',
      headers: { ...JSON_TIPO, 'x-forwarded-for': createAddress() },
      body: new Blob([grande]).stream(),
      duplex: 'half',
    };
    const enPartes = await fetch(`${test.app.listeningOrigin}/simulador${toRuta()}`, envio);
    expect(enPartes.status).toBe(413);
  });

  it('nothing of a megabyte to the byte, which is answered as a short one', async () => {
    const corto = await ask('9999000012');
    const largo = deCedula('9999000012').padEnd(LIMITES_SIMULADOR.bytes);
    const json = await call(toRuta(), { headers: JSON_TIPO, body: largo });
    expect([json.status, json.text]).toEqual([200, corto.text]);
    const sobre = toSobre(toMensaje('9999000012'));
    const lleno = sobre.padEnd(LIMITES_SIMULADOR.bytes - Buffer.byteLength(sobre) + sobre.length);
    const soap = await call(toRuta(), { headers: { 'content-type': 'text/xml' }, body: lleno });
    expect([soap.status, soap.text.includes('Ñustes')]).toEqual([200, true]);
  });

  it('a situation nobody knows and a token that is not ours', async () => {
    const caso = await ask('9999000012', { 'simulador-caso': 'inventada' });
    expect([caso.status, JSON.parse(caso.text).code]).toEqual([400, 'SITUACION_DESCONOCIDA']);
    const testigo = await ask('9999000012', {}, `${toRuta()}?__sesion=asincrona.2.${'a'.repeat(22)}`);
    expect([testigo.status, JSON.parse(testigo.text).code]).toEqual([400, 'TESTIGO_DESCONOCIDO']);
  });

  it('an envelope with a DOCTYPE, one that is no XML and one of no operation, as a fault', async () => {
    const headers = { 'content-type': 'text/xml; charset=utf-8' };
    for (const body of [
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      '<a>',
      toSobre('<nada xmlns="urn:x"/>'),
    ]) {
      const answer = await call(`/${servicio.servicioId}/${servicio.numero}`, { headers, body });
      expect([answer.status, answer.text.includes('<faultstring>')]).toEqual([500, true]);
      expect(answer.text).not.toContain('root:');
    }
  });

  it('the sixty-first call of an address in a minute, and says when it may call again', async () => {
    const address = '203.0.113.9';
    const answers = await Promise.all(
      Array.from({ length: LIMITES_SIMULADOR.porMinuto + 5 }, () =>
        call('/1/1.0/nada', { method: 'GET', address }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(JSON.parse(refused[0]?.text ?? '').code).toBe('DEMASIADAS_PETICIONES');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('[AREA-15] the simulator answers in the place of a servicio', () => {
  it('in JSON about the person who was asked for, and says that it is invented', async () => {
    const { status, headers, text } = await ask('9999000012');
    expect(status).toBe(200);
    expect(headers.get('simulado')).toBe('si');
    expect(headers.get('simulador-persona')).toBe('9999000012');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    const { datosBasicosPersona } = JSON.parse(text);
    expect(datosBasicosPersona.nombrePersona).toMatchObject({
      primerNombre: 'María',
      primerApellido: 'Ñustes',
      segundoApellido: 'Cárdenas',
    });
    expect(datosBasicosPersona.identificacionPersona.numIdentificacion).toBe('9999000012');
    expect(datosBasicosPersona.fechaNacimiento).toBe('1988-02-29');
  });

  it('the same petition has the same bytes, by GET, by POST and in other words', async () => {
    const [uno, otro] = [await ask('9999000020'), await ask('9999000020')];
    expect(uno.text).toBe(otro.text);
    const consulta = new URLSearchParams({
      'identificacionCedula.codTipoIdentificacion': 'CC',
      'identificacionCedula.numIdentificacion': '9999000020',
    });
    const leida = await call(`${toRuta()}?${consulta}`, { method: 'GET' });
    expect([leida.status, leida.text]).toEqual([200, uno.text]);
    const desordenada = await call(toRuta(), {
      headers: JSON_TIPO,
      body: '{ "identificacionCedula": { "numIdentificacion": "9999000020", "codTipoIdentificacion": "CC" } }',
    });
    expect(desordenada.text).toBe(uno.text);
  });

  it('in XML, in SOAP 1.1 and in SOAP 1.2, each with the headers of its own', async () => {
    const xml = await ask('9999000012', { accept: 'application/xml' });
    expect(xml.headers.get('content-type')).toContain('application/xml');
    const cuerpo = toMensaje('9999000012');
    const soap = await call(`/${servicio.servicioId}/${servicio.numero}`, {
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '"urn:servicio:consultar"' },
      body: toSobre(cuerpo),
    });
    expect([soap.status, soap.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(soap.text).toContain('<soap:Body>');
    expect(soap.text.replaceAll(/\s/g, '')).toContain(
      xml.text.replace(/<\?xml[^>]*\?>/, '').replaceAll(/\s/g, ''),
    );
    const otra = await call(toRuta(), {
      headers: { 'content-type': 'application/soap+xml' },
      body: toSobre(cuerpo, '', 'http://www.w3.org/2003/05/soap-envelope'),
    });
    expect([otra.status, otra.headers.get('content-type')]).toEqual([
      200,
      'application/soap+xml; charset=utf-8',
    ]);
  });

  it('about people to watch for in their own way', async () => {
    const fallecida = JSON.parse((await ask('9999000001')).text);
    expect(fallecida.datosBasicosPersona.esFallecido).toBe(true);
    const reservada = await ask('9999000006');
    expect([reservada.status, reservada.headers.get('simulador-caso')]).toEqual([403, 'sin-permiso']);
    const vacia = await ask('9999000005');
    expect([vacia.status, vacia.headers.get('simulador-caso')]).toEqual([200, 'vacia']);
    expect(JSON.parse(vacia.text).encabezadoRespuesta.codResultadoConsulta).toBe('1');
  });

  it('breaks the rule that is asked for, and tells which', async () => {
    const rota = await ask('9999000012', { 'simulador-caso': 'respuesta-invalida' });
    expect(rota.status).toBe(200);
    expect(rota.headers.get('simulador-caso')).toMatch(/^respuesta-invalida:/);
    const desconocida = await ask('9999000012', { 'simulador-caso': 'respuesta-invalida:inventada' });
    expect([desconocida.status, JSON.parse(desconocida.text).code]).toEqual([422, 'SITUACION_NO_DISPONIBLE']);
  });

  it('refuses, is not there and asks to wait as it is told to, in the form of the caller', async () => {
    for (const [caso, status, codigo] of [
      ['no-encontrado', 404, 'NO_ENCONTRADO'],
      ['sin-permiso', 403, 'SIN_PERMISO'],
      ['503', 503, 'NO_DISPONIBLE'],
      ['429', 429, 'DEMASIADAS_PETICIONES'],
    ] as const) {
      const answer = await ask('9999000012', { 'simulador-caso': caso });
      expect([caso, answer.status, JSON.parse(answer.text).code]).toEqual([caso, status, codigo]);
      if (status === 503 || status === 429)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const soap = await call(`${toRuta()}?__caso=no-encontrado`, {
      headers: { 'content-type': 'text/xml' },
      body: toSobre(toMensaje('9999000012')),
    });
    expect([soap.status, soap.text.includes('<faultcode>soap:Client</faultcode>')]).toEqual([500, true]);
  });

  it('takes its time, announces its end and goes step by step', async () => {
    const lenta = await ask('9999000012', { 'simulador-demora': '20' });
    expect([lenta.status, lenta.headers.get('simulador-demora')]).toEqual([200, '20']);
    const obsoleta = await ask('9999000012', { 'simulador-caso': 'obsoleta' });
    expect(obsoleta.headers.get('deprecation')).toMatch(/^@\d+$/);
    expect(Date.parse(obsoleta.headers.get('sunset') ?? '')).not.toBeNaN();
    const estados: number[] = [];
    let sesion = '';
    for (let paso = 0; paso < 3; paso += 1) {
      const ruta =
        sesion === '' ? `${toRuta()}?__caso=secuencia:asincrona` : `${toRuta()}?__sesion=${sesion}`;
      const answer = await ask('9999000012', {}, ruta);
      estados.push(answer.status);
      sesion = answer.headers.get('simulador-sesion') ?? '';
    }
    expect([estados, sesion]).toEqual([[202, 202, 200], '']);
  });

  it('an obsolete version says since when, until when and what takes its place; a retired one is gone', async () => {
    const { kysely } = test.database;
    // What is known of the versions of a servicio holds for fifteen seconds, as docs/rules/simulator.md says. So this is one
    // that no test before asked: the sixty calls of one address ask servicio 1, the first of the demo data.
    const otro = (await listVersionesSembradas(kysely)).findLast(
      (una) => una.servicioId !== servicio.servicioId,
    );
    const servicioId = otro?.servicioId ?? 0;
    const { codigo } = await kysely
      .selectFrom('servicios_operaciones')
      .select('codigo')
      .where('version_id', '=', otro?.id ?? 0)
      .executeTakeFirstOrThrow();
    const { id: sucesora } = await kysely
      .insertInto('servicios_versiones')
      .values({ servicio_id: servicioId, mayor: 91, menor: 0, estado: 'certificada' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('servicios_versiones')
      .values({ servicio_id: servicioId, mayor: 90, menor: 0, estado: 'retirada' })
      .execute();
    await kysely
      .updateTable('servicios_versiones')
      .set({
        estado: 'obsoleta',
        obsoleta_desde: '2026-11-20T12:00:00Z',
        fecha_retiro: '2027-03-01',
        sucesora_id: sucesora,
      })
      .where('id', '=', otro?.id ?? 0)
      .execute();
    const answer = await call(`/${servicioId}/${otro?.numero}/${codigo}`, { headers: JSON_TIPO, body: '{}' });
    expect(answer.headers.get('deprecation'), answer.text).toBe('@1795176000');
    expect(answer.headers.get('sunset')).toBe('Mon, 01 Mar 2027 05:00:00 GMT');
    expect(answer.headers.get('link')).toMatch(
      new RegExp(
        `^</directorio-servicios/[^>]+/${otro?.numero}>; rel="deprecation".*</simulador/${servicioId}/91\\.0>; rel="successor-version"$`,
      ),
    );
    const gone = await call(`/${servicioId}/90.0/${codigo}`, { headers: JSON_TIPO, body: '{}' });
    expect([gone.status, JSON.parse(gone.text).code]).toEqual([410, 'VERSION_RETIRADA']);
    const enXroad = await call(`/r1/CO/GOB/CUALQUIERA/SIMULADOR/servicio-${servicioId}/90.0/${codigo}`, {
      headers: { ...JSON_TIPO, 'x-road-client': 'CO/GOB/PRUEBA/SIM' },
      body: '{}',
    });
    expect([enXroad.status, enXroad.headers.get('x-road-error')]).toEqual([
      500,
      'Server.ServerProxy.UnknownService',
    ]);
  });

  it('closes the connection without an answer, or in the middle of it', async () => {
    await expect(ask('9999000012', { 'simulador-caso': 'corte' })).rejects.toThrow();
    await expect(ask('9999000012', { 'simulador-caso': 'incompleta' })).rejects.toThrow();
  });

  it('may be called by programs of other sites', async () => {
    const answer = await call(toRuta(), { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });
});

describe('[AREA-15] the simulator in the shape of X-Road', () => {
  const CLIENTE = 'CO/GOB/PRUEBA/SIM';
  const toServicio = async () => {
    const { rows } = await sql<{ miembro: string }>`
      select coalesce(e.codigo_xroad, 'SIMULADA-' || lpad(e.id::text, 4, '0')) as miembro
      from servicios s join entidades e on e.id = s.entidad_id where s.id = ${servicio.servicioId}`.execute(
      test.database.kysely,
    );
    return `CO/GOB/${rows[0]?.miembro}/SIMULADOR/servicio-${servicio.servicioId}`;
  };

  it('answers with the headers of the protocol', async () => {
    const suyo = await toServicio();
    const headers = { 'x-road-client': CLIENTE, 'x-road-id': 'f92591a3' };
    const answer = await ask('9999000012', headers, `/r1/${suyo}/${servicio.numero}/consultar`);
    expect([answer.status, answer.text]).toEqual([200, (await ask('9999000012')).text]);
    expect(answer.headers.get('x-road-client')).toBe(CLIENTE);
    expect(answer.headers.get('x-road-service')).toBe(suyo);
    expect(answer.headers.get('x-road-id')).toBe('f92591a3');
    expect(answer.headers.get('x-road-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(Buffer.from(answer.headers.get('x-road-request-hash') ?? '', 'base64')).toHaveLength(64);
  });

  it('says as a security server who is missing, unknown or not allowed', async () => {
    const suyo = await toServicio();
    const sinCliente = await ask('9999000012', {}, `/r1/${suyo}/1.0/consultar`);
    expect([sinCliente.status, sinCliente.headers.get('x-road-error')]).toEqual([400, 'Client.BadRequest']);
    const headers = { 'x-road-client': CLIENTE };
    const ajeno = await ask(
      '9999000012',
      headers,
      '/r1/CO/GOB/NADIE-0000/SIMULADOR/servicio-1/1.0/consultar',
    );
    expect([ajeno.status, ajeno.headers.get('x-road-error')]).toEqual([
      500,
      'Server.ClientProxy.UnknownMember',
    ]);
    const otro = await ask(
      '9999000012',
      headers,
      `/r1/${suyo.replace(/servicio-\d+/, 'nada')}/1.0/consultar`,
    );
    expect(otro.headers.get('x-road-error')).toBe('Server.ServerProxy.UnknownService');
    for (const [falla, tipo] of [
      ['permiso', 'Server.ServerProxy.AccessDenied'],
      ['certificado', 'Server.ClientProxy.SslAuthenticationFailed'],
      ['timeout', 'Server.ServerProxy.NetworkError'],
      ['proveedor-caido', 'Server.ServerProxy.NetworkError'],
    ] as const) {
      const answer = await ask(
        '9999000012',
        { ...headers, 'simulador-caso': `xroad:${falla}` },
        `/r1/${suyo}/${servicio.numero}/consultar`,
      );
      expect([
        falla,
        answer.status,
        answer.headers.get('x-road-error'),
        JSON.parse(answer.text).type,
      ]).toEqual([falla, 500, tipo, tipo]);
    }
  });

  it('answers SOAP with the header of the petition and the hash of it', async () => {
    const [, , miembro = '', , codigo = ''] = (await toServicio()).split('/');
    const toCabecera = (servicioDicho: string) =>
      `<s:Header xmlns:x="http://x-road.eu/xsd/xroad.xsd" xmlns:i="http://x-road.eu/xsd/identifiers"><x:client i:objectType="MEMBER"><i:xRoadInstance>CO</i:xRoadInstance><i:memberClass>GOB</i:memberClass><i:memberCode>PRUEBA</i:memberCode></x:client><x:service i:objectType="SERVICE"><i:xRoadInstance>CO</i:xRoadInstance><i:memberClass>GOB</i:memberClass><i:memberCode>${miembro}</i:memberCode><i:subsystemCode>SIMULADOR</i:subsystemCode><i:serviceCode>${servicioDicho}</i:serviceCode><i:serviceVersion>v1</i:serviceVersion></x:service><x:id>abc-1</x:id><x:protocolVersion>4.0</x:protocolVersion></s:Header>`;
    const headers = { 'content-type': 'text/xml' };
    const answer = await call('/soap', {
      headers,
      body: toSobre(toMensaje('9999000012'), toCabecera(codigo)),
    });
    expect([answer.status, answer.text.includes('>abc-1<'), answer.text.includes('requestHash')]).toEqual([
      200,
      true,
      true,
    ]);
    expect(answer.text).toContain('Ñustes');
    const desconocido = await call('/soap', {
      headers,
      body: toSobre(toMensaje('9999000012'), toCabecera('nada')),
    });
    expect([desconocido.status, desconocido.text.includes('Server.ServerProxy.UnknownService')]).toEqual([
      500,
      true,
    ]);
    const sinCabecera = await call('/soap', { headers, body: toSobre(toMensaje('9999000012')) });
    expect(sinCabecera.text).toContain('Client.MissingHeader<');
  });
});

describe('[AREA-15] what the simulator keeps', () => {
  it('is how often each situation was answered on a day, and nothing that was said', async () => {
    const { kysely } = test.database;
    await ask('9999000017', { 'simulador-caso': 'valida-minima' });
    const conteos = getConteos(kysely);
    await conteos.flush();
    await ask('9999000017', { 'simulador-caso': 'valida-minima' });
    await conteos.flush();
    const rows = await kysely
      .selectFrom('simulador_conteos')
      .selectAll()
      .where('situacion', '=', 'valida-minima')
      .execute();
    expect(rows).toEqual([
      {
        fecha: expect.anything(),
        version_id: servicio.id,
        operacion: 'consultar',
        situacion: 'valida-minima',
        total: 2,
      },
    ]);
    const { rows: found } = await sql<{ found: boolean }>`
      select exists (select from simulador_conteos c where c::text like '%9999000017%') as found`.execute(
      kysely,
    );
    expect(found[0]?.found).toBe(false);
  });

  it('the page reads what it answers with, and how often it was called', async () => {
    const answer = await test.app.inject({
      url: `/api-public/simulador/servicios/${servicio.servicioId}?version=${servicio.numero}`,
    });
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body).toMatchObject({
      servicioId: servicio.servicioId,
      version: servicio.numero,
      obsoleta: false,
      pagina: expect.stringMatching(/^\/directorio-servicios\/[^/]+\/[^/]+$/),
    });
    expect(body.llamadas).toBeGreaterThan(0);
    expect(JSON.parse(body.guion).operaciones[0].codigo).toBe('consultar');
    const ninguno = await test.app.inject({ url: '/api-public/simulador/servicios/999999999' });
    expect([ninguno.statusCode, ninguno.json().code]).toEqual([404, 'SERVICIO_NO_SIMULADO']);
  });

  it('a version that is withdrawn is not simulated', async () => {
    const retirada = await test.database.kysely
      .selectFrom('servicios_versiones')
      .select(['servicio_id as servicioId'])
      .where('estado', '=', 'en-elaboracion')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const answer = await call(`/${retirada.servicioId}/1.0/consultar`, { headers: JSON_TIPO, body: '{}' });
    expect(answer.status).toBe(404);
  });
});
